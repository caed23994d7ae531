import RenderCore

/// A place in the lines of a paragraph to which a tab leads.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// A key of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet`: the text behind the tab is aligned up to the first of these characters, as
    /// numbers at their decimal separators. It counts for stops of the alignment `right`; up to eight
    /// characters of the set are looked for.
    public static let columnTerminators = OptionKey("NSTabColumnTerminatorsAttributeName")
  }

  /// How the text up to the next tab lies at the stop: behind it with `left`, `natural` and
  /// `justified`, before it with `right`, around it with `center`.
  public let alignment: NSTextAlignment
  /// The distance from the edge of the text that lines start at, in points.
  public let location: CGFloat
  /// What else is known of the stop.
  public let options: [OptionKey: Any]
  /// The stop as paragraphs are laid out by it.
  let stop: TabStop

  /// Creates a stop.
  ///
  /// - Parameter loc: The distance from the edge of the text that lines start at, in points.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, self.location, self.options) = (alignment, loc, options)
    let terminators = options[.columnTerminators] as? CharacterSet
    stop = TabStop(alignment, at: loc, terminators: terminators)
    super.init()
  }

  /// Creates the stop of an archive; nil if the archive has none.
  public required convenience init?(coder: NSCoder) {
    guard let known = coder.decodeValue(ArchivedTab.self, forKey: ArchivedTab.key) else {
      return nil
    }
    self.init(
      textAlignment: known.textAlignment, location: known.location, options: known.options)
  }

  /// Archives the alignment, the location and the terminators.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(ArchivedTab(self), forKey: ArchivedTab.key)
  }

  /// `true`: secure archives may have tab stops.
  open class var supportsSecureCoding: Bool { true }

  /// The characters that end a column of numbers: the decimal separator of a locale.
  ///
  /// - Parameter aLocale: Nil for the current one.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// The stop itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
      && terminators == other.terminators
  }

  open override var hash: Int { location.hashValue }

  /// The characters that end what is aligned; nil if the options name none.
  var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  /// Twelve stops of the alignment `left`, 28 points apart.
  static let usual = TabStops.usual.map {
    NSTextTab(textAlignment: .left, location: CGFloat($0.location))
  }
}

extension TabStop {
  /// The number of characters of a set that are looked for.
  private static let mostTerminators = 8

  fileprivate init(_ alignment: NSTextAlignment, at location: CGFloat, terminators: CharacterSet?) {
    let place = location.isNaN ? 0 : Double(min(max(location, -100_000), 100_000))
    switch alignment {
    case .center: self.init(alignment: .center, location: place)
    case .left, .natural, .justified: self.init(location: place)
    case .right:
      let ends = (terminators?.scalars.prefix(Self.mostTerminators)).map(Array.init) ?? []
      self.init(
        alignment: ends.isEmpty ? .trailing : .terminator, location: place, terminators: ends)
    }
  }
}

extension CharacterSet {
  /// The characters of the Basic Multilingual Plane in the set.
  fileprivate var scalars: some Sequence<Unicode.Scalar> {
    bitmapRepresentation.prefix(8_192).enumerated().lazy.filter { $1 != 0 }.flatMap { index, byte in
      (0..<8).lazy.filter { byte & 1 << $0 != 0 }
        .compactMap { Unicode.Scalar(UInt32(index * 8 + $0)) }
    }
  }
}

/// A tab stop as archives have it.
struct ArchivedTab: Codable {
  /// The key of the values in the archive of an `NSTextTab`.
  static let key = "NSTextTabValues"

  let location: CGFloat
  private let alignment: Int
  private let terminators: CharacterSet?

  init(_ tab: NSTextTab) {
    (location, alignment, terminators) = (tab.location, tab.alignment.rawValue, tab.terminators)
  }

  var textAlignment: NSTextAlignment { NSTextAlignment(rawValue: alignment) ?? .natural }

  var options: [NSTextTab.OptionKey: Any] { terminators.map { [.columnTerminators: $0] } ?? [:] }

  var tab: NSTextTab {
    NSTextTab(textAlignment: textAlignment, location: location, options: options)
  }
}
