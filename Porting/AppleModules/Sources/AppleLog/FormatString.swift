import Foundation

/// A format as `os_log` takes it, `"%{public}@ has %d rows"`.
///
/// What stands in braces says who may read a value and how tools show it; it is read over.
struct FormatString {
  private let format: Substring

  init(_ format: String) { self.format = format[...] }

  /// The format with a value in place of each specifier; of those without a value `<missing>`.
  ///
  /// - Complexity: O(n) in the length of the format and the values.
  func text(with values: [Any]) -> String {
    var rest = format
    var values = values[...]
    var text = ""
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let conversion = readSpecifier(from: &rest) else { break }
      if conversion.last == "%" {
        text += "%"
      } else {
        text += values.popFirst().map { written($0, as: conversion) } ?? "<missing>"
      }
    }
    return text + rest
  }

  /// The flags and the letter behind a percent sign, braces and sizes left out.
  private func readSpecifier(from rest: inout Substring) -> String? {
    if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
    let flags = rest.prefix { "0123456789.+- #".contains($0) }
    rest = rest[flags.endIndex...].drop { "hlqLzjt".contains($0) }
    return rest.popFirst().map { flags + String($0) }
  }

  private func written(_ value: Any, as conversion: String) -> String {
    switch conversion.last {
    case "f", "F", "e", "E", "g", "G", "a", "A":
      (value as? any BinaryFloatingPoint).map { String(format: "%\(conversion)", Double($0)) }
        ?? "\(value)"
    case "d", "i", "u", "x", "X", "o":
      (value as? any BinaryInteger).map { written($0, as: conversion) } ?? "\(value)"
    default: "\(value)"
    }
  }

  private func written(_ number: any BinaryInteger, as conversion: String) -> String {
    let flags = conversion.dropLast()
    return String(format: "%\(flags)ll\(conversion.suffix(1))", Int64(truncatingIfNeeded: number))
  }
}
