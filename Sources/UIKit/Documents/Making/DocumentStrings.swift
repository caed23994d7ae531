/// The texts of a document in the present language, by the identity of the object and the property,
/// such as `a1B-2c-3dE.text`.
///
/// A document in `Base.lproj` has them beside it, in `de.lproj` and others: a table of strings or a
/// string catalogue with the document's name.
final class DocumentStrings {
  private let texts: [String: LocalizedText]
  private let language: String

  /// Without texts of other languages.
  init() {
    texts = [:]
    language = ""
  }

  /// The texts for a document in the first preferred language that has some.
  ///
  /// A preferred language that is the developers' own ends the search: the document is in it.
  init(_ file: DocumentFile, _ bundle: Bundle) {
    let found = Self.found(file, bundle)
    (texts, language) = (found?.texts ?? [:], found?.language ?? "")
  }

  private static func found(
    _ file: DocumentFile, _ bundle: Bundle
  ) -> (texts: [String: LocalizedText], language: String)? {
    let folder = (file.path as NSString).deletingLastPathComponent
    let isLocalized = folder.hasSuffix(".lproj")
    let base = isLocalized ? (folder as NSString).deletingLastPathComponent : folder
    let developers = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let catalogue = ["\(base)/\(file.name).xcstrings", "\(base)/mul.lproj/\(file.name).xcstrings"]
      .lazy.compactMap { StringCatalogue(path: $0) }.first
    for preferred in PreferredLanguages.current {
      // "zh-Hant-TW" is served by "zh-Hant", and that by "zh".
      var parts = preferred.split(separator: "-")
      while !parts.isEmpty {
        let name = parts.joined(separator: "-")
        var texts = catalogue?.texts(in: name) ?? [:]
        let table = Self.table("\(base)/\(name).lproj/\(file.name).strings")
        texts.merge(table.mapValues(LocalizedText.plain)) { _, newer in newer }
        if !texts.isEmpty { return (texts, name) }
        if name == developers { return nil }
        parts.removeLast()
      }
    }
    return nil
  }

  private static func table(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  /// The text for a key; nil if the document's own is shown.
  func text(_ key: String) -> String? {
    guard !texts.isEmpty, let text = texts[key] else { return nil }
    return text.formatted([], language: language, locale: .current)
  }
}
