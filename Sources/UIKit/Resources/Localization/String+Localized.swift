extension String {
  /// The text for a key in the language that people prefer, what is put in formatted for `locale`;
  /// the key itself where the tables have none.
  ///
  /// Tables are string catalogues (`.xcstrings`), `.stringsdict` and `.strings` files, the latter two
  /// in folders of languages (`de.lproj`) or beside all else. `UIKIT_LANGUAGES=de,fr` in the
  /// environment says which languages people prefer; else Foundation does, which on this platform
  /// always says English. `NSLocalizedString` is Foundation's own: it reads `.strings` files alone.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with what is put in.
  ///   - table: The name of the table's files. Default `Localizable`.
  ///   - bundle: Where the tables are. Default: the main bundle.
  ///   - locale: How numbers are written.
  ///   - comment: For translators; not looked at.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = StringTables.text(
      for: keyAndValue.key, or: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// The text for a key in the language that people prefer; `defaultValue` where the tables have none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = StringTables.text(
      for: "\(key)", or: defaultValue, table: table, bundle: bundle, locale: locale)
  }
}
