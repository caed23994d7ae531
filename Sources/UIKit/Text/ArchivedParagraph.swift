/// The values of a paragraph style as archives have them.
struct ArchivedParagraph: Codable {
  /// The key of the values in the archive of an `NSParagraphStyle`.
  static let key = "NSParagraphStyleValues"

  private let lengths: [CGFloat]
  private let alignment: Int
  private let lineBreakMode: Int
  private let baseWritingDirection: Int
  private let lineBreakStrategy: UInt
  /// Nil for the usual stops.
  private let tabs: [ArchivedTab]?
  private let tabInterval: CGFloat?

  /// The lengths in the order of archives.
  nonisolated(unsafe) private static let paths: [WritableKeyPath<ParagraphValues, CGFloat>] = [
    \.lineSpacing, \.paragraphSpacing, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
    \.paragraphSpacingBefore, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
  ]

  init(_ values: ParagraphValues) {
    lengths = Self.paths.map { values[keyPath: $0] }
    alignment = values.alignment.rawValue
    lineBreakMode = values.lineBreakMode.rawValue
    baseWritingDirection = values.baseWritingDirection.rawValue
    lineBreakStrategy = values.lineBreakStrategy.rawValue
    tabs = values.tabs.stops?.map { ArchivedTab($0) }
    tabInterval = values.tabs.interval
  }

  /// The values; the defaults in place of what is not known.
  var values: ParagraphValues {
    var values = ParagraphValues()
    for (path, length) in zip(Self.paths, lengths) { values[keyPath: path] = length }
    values.alignment = NSTextAlignment(rawValue: alignment) ?? .natural
    values.lineBreakMode = NSLineBreakMode(rawValue: lineBreakMode) ?? .byWordWrapping
    values.baseWritingDirection = NSWritingDirection(rawValue: baseWritingDirection) ?? .natural
    values.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: lineBreakStrategy)
    values.tabs.set(tabs?.map(\.tab))
    values.tabs.interval = tabInterval ?? 0
    return values
  }
}
