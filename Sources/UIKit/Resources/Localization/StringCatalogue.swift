/// A string catalogue (`.xcstrings`): texts by key and language.
struct StringCatalogue: Decodable, Sendable {
  let sourceLanguage: String
  private let strings: [String: Entry]

  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  /// A text or its variants, and what is put in by forms of their own.
  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable, Sendable {
    var value: String
  }

  struct Variations: Decodable, Sendable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable, Sendable {
    /// Which argument, from 1.
    var argNum: Int?
    /// Without `%`.
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// Reads a file; nil where there is none or it does not keep to the format.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let read = try? JSONDecoder().decode(StringCatalogue.self, from: data)
    else { return nil }
    self = read
  }

  var languages: Set<String> {
    Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }).union([sourceLanguage])
  }

  func texts(in language: String) -> [String: LocalizedText] {
    strings.compactMapValues { $0.localizations?[language].flatMap(LocalizedText.init) }
  }
}

extension LocalizedText {
  /// The text of a catalogue; nil for one that is still empty.
  init?(_ localization: StringCatalogue.Localization) {
    if let device = localization.variations?.device {
      guard let own = device["iphone"] ?? device["other"], let text = LocalizedText(own)
      else { return nil }
      self = text
      return
    }
    if let plural = localization.variations?.plural {
      self = .plural(Self.forms(plural))
      return
    }
    guard let format = localization.stringUnit?.value else { return nil }
    let variables = (localization.substitutions ?? [:]).mapValues { substitution in
      Variable(
        argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld",
        forms: Self.forms(substitution.variations?.plural ?? [:]))
    }
    self = variables.isEmpty ? .plain(format) : .substituted(format, variables)
  }

  private static func forms(_ plural: [String: StringCatalogue.Localization]) -> [String: String] {
    plural.compactMapValues { $0.stringUnit?.value }
  }

  /// The text of an entry of a `.stringsdict` file; nil for one without a format.
  init?(forms: [String: Any]) {
    guard let format = forms["NSStringLocalizedFormatKey"] as? String else { return nil }
    self = .substituted(
      format,
      forms.compactMapValues { $0 as? [String: Any] }.mapValues { entry in
        let specifier = entry["NSStringFormatValueTypeKey"] as? String ?? "d"
        let known = PluralCategory.allCases.map(\.rawValue)
        return Variable(
          argument: nil, specifier: specifier,
          forms: entry.compactMapValues { $0 as? String }.filter { known.contains($0.key) })
      })
  }
}
