/// How often each function ran while the tests did.
public struct RunCounts: Sendable {
  private var counts: [String: Int] = [:]
  /// The compound names of members of types within functions that ran: the compiler's index does not
  /// tell what these override.
  public private(set) var localNames: Set<String> = []

  /// Counts by the linker's names of functions.
  public init(_ counts: [String: Int], localNames: Set<String> = []) {
    self.counts = counts
    self.localNames = localNames
  }

  /// Reads what `llvm-profdata show --all-functions` prints.
  ///
  /// - Parameter demangled: The readable names of functions that ran, a line each, as
  ///   `swift-demangle -simplified` prints them.
  /// - Complexity: O(n) in the length of the texts.
  public init(text: String, demangled: String = "") {
    for line in demangled.split(separator: "\n") {
      // FILE:collectionView(_:didSelectItemAt:) in Listener #1 in SomeTests.`a sentence`()
      guard let end = line.firstRange(of: " in "), line[end.upperBound...].contains("#") else {
        continue
      }
      let start = line[..<end.lowerBound].firstRange(of: ".swift:")?.upperBound
      localNames.insert(String(line[(start ?? line.startIndex)..<end.lowerBound]))
    }
    var name = ""
    for line in text.split(separator: "\n") where line.hasPrefix("  ") {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("Function count: "), let count = Int(words.dropFirst(16)) {
        counts[name, default: 0] += count
      } else if words.hasSuffix(":"), let start = words.firstRange(of: "$s")?.lowerBound {
        name = String(words[start...].dropLast())
      }
    }
  }

  /// How often the function `identifier` ran; nil for what holds no code.
  ///
  /// - Parameter identifier: The compiler's unique name of a function or accessor.
  public func of(_ identifier: String) -> Int? {
    guard identifier.hasPrefix("s:") else { return nil }
    return counts["$s" + identifier.dropFirst(2)]
  }

  /// How often the getter of the property or subscript `identifier` ran.
  public func ofGetter(_ identifier: String) -> Int? {
    largest(["g", "r"], of: identifier)
  }

  /// How often the setter of the property or subscript `identifier` ran, or who observes it.
  public func ofSetter(_ identifier: String) -> Int? {
    largest(["s", "M", "w", "W"], of: identifier)
  }

  /// The largest count of the accessors of the given kinds; nil if none of them holds code.
  private func largest(_ kinds: [String], of identifier: String) -> Int? {
    let isTypeMember = identifier.hasSuffix("Z")
    let stem = isTypeMember ? identifier.dropLast() : identifier[...]
    guard stem.hasSuffix("p") else { return nil }
    let ending = isTypeMember ? "Z" : ""
    return kinds.compactMap { of("\(stem.dropLast())\($0)\(ending)") }.max()
  }
}
