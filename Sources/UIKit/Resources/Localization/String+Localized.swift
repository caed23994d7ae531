extension String {
  /// The text for a key in the user's preferred language, with arguments formatted for `locale`;
  /// the key itself where the tables have none.
  ///
  /// Tables are string catalogues (`.xcstrings`), `.stringsdict` and `.strings` files, the latter two
  /// in folders of languages (`de.lproj`) or beside all else. `UIKIT_LANGUAGES=de,fr` in the
  /// environment lists the preferred languages; else Foundation does, which on this platform
  /// always says English. `NSLocalizedString` is Foundation's own: it reads `.strings` files alone.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with its arguments.
  ///   - table: The name of the table's files. The default is `Localizable`.
  ///   - bundle: The bundle of the tables. The default is the main bundle.
  ///   - locale: The locale for numbers.
  ///   - comment: A note for translators; ignored.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = StringTables.text(
      for: keyAndValue.key, or: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// The text for a key in the user's preferred language; `defaultValue` where the tables have none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = StringTables.text(
      for: "\(key)", or: defaultValue, table: table, bundle: bundle, locale: locale)
  }
}
