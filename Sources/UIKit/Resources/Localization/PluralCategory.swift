/// Which form of words goes with a number, by the rules that Unicode's CLDR has for languages.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a number in a language such as `de` or `pt-BR`. Of languages without a rule here
  /// every number but 1 is `other`.
  init(of number: Double, language: String) {
    let size = Swift.abs(number)
    let isWhole = size == size.rounded() && size < 1e15
    let n = isWhole ? Int(size) : -1
    let (ten, hundred) = (n % 10, n % 100)
    let code = String(language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? "en")
    switch code {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km", "yue": self = .other
    case "fr", "hy", "kab": self = size < 2 ? .one : .other
    case "pt" where !language.hasSuffix("PT"): self = size < 2 ? .one : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "zu": self = size <= 1 ? .one : .other
    case _ where !isWhole && !["lv", "ar", "cs", "sk", "lt"].contains(code): self = .other
    case "ru", "uk", "be":
      self =
        ten == 1 && hundred != 11
        ? .one : (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case "sr", "hr", "bs":
      self =
        ten == 1 && hundred != 11
        ? .one : (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
    case "pl":
      self =
        n == 1 ? .one : (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case "cs", "sk": self = n == 1 ? .one : (2...4).contains(n) ? .few : isWhole ? .other : .many
    case "ro": self = n == 1 ? .one : n == 0 || (1...19).contains(hundred) ? .few : .other
    case "lt": self = isWhole ? Self.lithuanian(n) : .many
    case "lv": self = isWhole ? Self.latvian(n) : .other
    case "ar": self = isWhole ? Self.arabic(n) : .other
    case "he", "iw": self = n == 1 ? .one : n == 2 ? .two : .other
    case "sl":
      self =
        hundred == 1
        ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
    case "is", "mk": self = ten == 1 && hundred != 11 ? .one : .other
    default: self = n == 1 ? .one : .other
    }
  }

  private static func arabic(_ n: Int) -> PluralCategory {
    switch (n, n % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func lithuanian(_ n: Int) -> PluralCategory {
    if (11...19).contains(n % 100) || n % 10 == 0 { return .other }
    return n % 10 == 1 ? .one : .few
  }

  private static func latvian(_ n: Int) -> PluralCategory {
    if (11...19).contains(n % 100) || n % 10 == 0 { return .zero }
    return n % 10 == 1 ? .one : .other
  }
}
