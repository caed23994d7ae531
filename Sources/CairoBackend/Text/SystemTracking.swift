import RenderCore

/// How much further apart than their outlines say the system font sets characters.
///
/// Apple's system font is tracked by point size. The substitutes are given the same, so that lines
/// end and break where they do on iOS.
/// Rule TEXT-2.
///
/// - Note: Source: Apple's Human Interface Guidelines, Typography, tracking of SF Pro, for sizes set
///   in `Inter`; widths measured on pictures of iOS 13 to 17 for those set in `Inter Display`.
enum SystemTracking {
  /// The extra room after each character of `font` in points; zero for fonts that are not the
  /// system's and for its monospaced design.
  ///
  /// Between sizes of the table it is interpolated; beyond both ends it stays in proportion to the
  /// size.
  static func spacing(for font: FontDescription) -> Double {
    guard font.family == nil, !font.isMonospaced, font.size > 0, font.size.isFinite else {
      return 0
    }
    let table = font.size >= FontChoice.displaySize ? display : text
    return tracking(at: font.size, in: table) - excess(of: font) * font.size
  }

  private typealias Entry = (size: Double, tracking: Double)

  /// Up to the size where the drawing changes: the widths of `Inter` are those of SF's outlines.
  private static let text: [Entry] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
  ]

  /// SF's tracking once its outlines are those for headlines, from 28 points on. Between 20 and
  /// 28 the outlines change with the size; the values there are such that with `excess` the
  /// widths of pictures come out: 0.2 at 20 points, 0.16 at 25.
  private static let display: [Entry] = [
    (20, 0.2 + 20 * displayExcess), (25, 0.16 + 25 * displayExcess), (28, 0.38), (29, 0.40),
    (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37),
    (44, 0.37), (48, 0.35), (53, 0.31), (56, 0.30), (60, 0.26), (64, 0.22), (72, 0.14), (80, 0),
  ]

  /// How much wider a character of `Inter Display` is than one of SF for headlines, in shares of
  /// the point size: the widths measured at 28, 34, 38, 43, 48 and 53 points agree on it within a
  /// hundredth of a point.
  private static let displayExcess = 0.0077

  private static func excess(of font: FontDescription) -> Double {
    font.size >= FontChoice.displaySize ? displayExcess : 0
  }

  private static func tracking(at size: Double, in table: [Entry]) -> Double {
    guard let upper = table.firstIndex(where: { $0.size >= size }) else {
      return table.last.map { $0.tracking / $0.size * size } ?? 0
    }
    let high = table[upper]
    guard upper > 0 else { return high.tracking / high.size * size }
    let low = table[upper - 1]
    let share = (size - low.size) / (high.size - low.size)
    return low.tracking + share * (high.tracking - low.tracking)
  }
}
