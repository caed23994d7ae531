extension NSParagraphStyle {
  /// How the lines of a paragraph are broken beyond the rules of its scripts.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the strategies.
    public let rawValue: UInt
    /// Creates a set of strategies from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A word that would stand alone on the last line takes another one with it.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are kept whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
