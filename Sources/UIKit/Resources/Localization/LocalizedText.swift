/// A text of a language, with places for what is put in.
enum LocalizedText: Sendable {
  /// A format of `printf` with `%@`.
  case plain(String)
  /// Whole formats by plural category of the first number.
  case plural([String: String])
  /// A format with `%#@name@` where texts come that have forms of their own.
  case substituted(String, [String: Variable])

  struct Variable: Sendable {
    /// Which argument, from 1; nil for the next one.
    let argument: Int?
    /// Without `%`.
    let specifier: String
    /// By plural category.
    let forms: [String: String]
  }

  /// The text with `arguments` put in; without arguments, as it stands.
  func formatted(_ arguments: [LocalizedArgument], language: String, locale: Locale) -> String {
    let writer = FormatWriter(arguments: arguments, language: language)
    let format: String
    switch self {
    case .plain(let text):
      if arguments.isEmpty { return text }
      format = writer.positional(text, [:])
    case .plural(let forms):
      let number = arguments.lazy.compactMap(\.number).first ?? 0
      format = writer.positional(writer.form(of: forms, for: number), [:])
    case .substituted(let text, let variables): format = writer.positional(text, variables)
    }
    return String(format: format, locale: locale, arguments: arguments.map(\.value))
  }
}

/// Rewrites formats so that each specifier says which argument it is for.
private struct FormatWriter {
  let arguments: [LocalizedArgument]
  let language: String

  /// The form for a number; an empty one where there is none.
  func form(of forms: [String: String], for number: Double) -> String {
    if number == 0, let zero = forms["zero"] { return zero }
    let category = PluralCategory(of: number, language: language)
    return forms[category.rawValue] ?? forms["other"] ?? ""
  }

  /// - Parameter own: The argument of specifiers without a number of their own; nil counts them.
  func positional(
    _ format: String, _ variables: [String: LocalizedText.Variable], own: Int? = nil
  ) -> String {
    var (result, next) = ("", 1)
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      var place: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        place = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let variable = variables[String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])]
        rest = rest[rest.index(after: end)...]
        guard let variable else { continue }
        let index = place ?? variable.argument ?? next
        next = max(next, index + 1)
        result += text(of: variable, at: index, variables)
        continue
      }
      let specifier = Self.specifier(at: rest)
      rest = rest.dropFirst(specifier.count)
      let index = place ?? own ?? next
      if place == nil, own == nil { next += 1 }
      // What is not there cannot be written.
      result += arguments.indices.contains(index - 1) ? "%\(index)$\(specifier)" : "%%\(specifier)"
    }
    return result + rest
  }

  private func text(
    of variable: LocalizedText.Variable, at index: Int,
    _ variables: [String: LocalizedText.Variable]
  ) -> String {
    let number = arguments.indices.contains(index - 1) ? arguments[index - 1].number ?? 0 : 0
    let form = form(of: variable.forms, for: number)
      .replacingOccurrences(of: "%arg", with: "%\(variable.specifier)")
    return positional(form, variables, own: index)
  }

  /// The characters after `%`: flags, width, precision, length and the letter that ends them.
  private static func specifier(at text: Substring) -> Substring {
    let head = text.prefix { "0123456789.-+ #'hlqLtzj*".contains($0) }
    return text.prefix(head.count + 1)
  }
}
