import Synchronization

/// The texts of bundles by language and table, read once.
enum StringTables {
  private static let known = Mutex<[String: [String: LocalizedText]]>([:])

  static func text(
    for key: String, or value: String.LocalizationValue, table: String?, bundle: Bundle?,
    locale: Locale
  ) -> String {
    let (bundle, table) = (bundle ?? .main, table ?? "Localizable")
    for language in languages(of: bundle, table) {
      guard let text = texts(of: bundle, table, language)[key] else { continue }
      return text.formatted(value.arguments, language: language, locale: locale)
    }
    let plain = LocalizedText.plain(value.key)
    return plain.formatted(value.arguments, language: "en", locale: locale)
  }

  private static let languages = Mutex<[String: [String]]>([:])

  /// The languages to look into: the preferred ones that there are, then that of the developers.
  private static func languages(of bundle: Bundle, _ table: String) -> [String] {
    let preferred = PreferredLanguages.current
    let place = "\(bundle.bundlePath)/\(table)/\(preferred.joined(separator: ","))"
    if let known = languages.withLock({ $0[place] }) { return known }
    let found = foundLanguages(of: bundle, table, preferred)
    languages.withLock { $0[place] = found }
    return found
  }

  private static func foundLanguages(
    of bundle: Bundle, _ table: String, _ preferred: [String]
  ) -> [String] {
    let source = catalogue(of: bundle, table)?.sourceLanguage
    let known = Set(folders(of: bundle)).union(catalogue(of: bundle, table)?.languages ?? [])
    var found: [String] = []
    for language in preferred {
      // "zh-Hant-TW" is served by "zh-Hant", and that by "zh".
      var parts = language.split(separator: "-")
      while !parts.isEmpty {
        let name = parts.joined(separator: "-")
        if known.contains(name) { found.append(name) }
        parts.removeLast()
      }
    }
    // A bundle that is itself the folder of a language has one without a name.
    let own = (bundle.bundlePath as NSString).lastPathComponent
    let folder = own.hasSuffix(".lproj") ? [(own as NSString).deletingPathExtension] : []
    // Foundation's own answer for this ends the program where there is no property list.
    let developers = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    return folder + found + [source, developers, "Base", ""].compactMap { $0 }
  }

  /// The languages that a bundle has folders for.
  private static func folders(of bundle: Bundle) -> [String] {
    bundle.resourceFolders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".lproj") }.map { ($0 as NSString).deletingPathExtension }
    }
  }

  private static func texts(
    of bundle: Bundle, _ table: String, _ language: String
  ) -> [String: LocalizedText] {
    let place = "\(bundle.bundlePath)/\(language)/\(table)"
    if let texts = known.withLock({ $0[place] }) { return texts }
    var texts: [String: LocalizedText] = [:]
    for folder in bundle.resourceFolders {
      let folders = language.isEmpty ? [folder] : ["\(folder)/\(language).lproj"]
      let isLanguage = folder.hasSuffix("/\(language).lproj")
      for folder in isLanguage ? [folder] : folders {
        texts.merge(strings(at: "\(folder)/\(table).strings")) { known, _ in known }
        texts.merge(forms(at: "\(folder)/\(table).stringsdict")) { _, forms in forms }
      }
    }
    let catalogue = catalogue(of: bundle, table)?.texts(in: language) ?? [:]
    texts.merge(catalogue) { _, newer in newer }
    known.withLock { $0[place] = texts }
    return texts
  }

  private static func list(at path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  private static func strings(at path: String) -> [String: LocalizedText] {
    list(at: path).compactMapValues { $0 as? String }.mapValues(LocalizedText.plain)
  }

  private static func forms(at path: String) -> [String: LocalizedText] {
    list(at: path).compactMapValues { ($0 as? [String: Any]).flatMap(LocalizedText.init(forms:)) }
  }

  private static let catalogues = Mutex<[String: StringCatalogue?]>([:])

  private static func catalogue(of bundle: Bundle, _ table: String) -> StringCatalogue? {
    let place = "\(bundle.bundlePath)/\(table)"
    if let known = catalogues.withLock({ $0[place] }) { return known }
    let files = bundle.resourceFolders.lazy.map { "\($0)/\(table).xcstrings" }
    let read = files.compactMap { StringCatalogue(path: $0) }.first
    catalogues.withLock { $0[place] = .some(read) }
    return read
  }
}
