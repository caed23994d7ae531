/// Drawings of symbols for which no icon fits, by the names that ``SymbolNames`` gives them.
///
/// SVG documents 16 units wide and high, as the icons are: filled outlines in `currentColor`.
enum OwnDrawings {
  static let documents: [String: String] = ["own-square-dashed": dashedSquare]

  /// A square of four corners and a dash on each side.
  ///
  /// Measured on pictures of iOS 16 at 17 points and large scale, where 24.66 points are 16 units:
  /// 19.67 points wide, lines of 1.5, corners and dashes 5.67 long, outer corners of 3.
  private static let dashedSquare: String = {
    let corner = "M0 3.68V1.95A1.95 1.95 0 0 1 1.95 0H3.68V.97H1.95A.98 .98 0 0 0 .97 1.95V3.68Z"
    let dash = "M4.54 0H8.22V.97H4.54Z"
    let sides = [0, 90, 180, 270].map { turn in
      "<path transform=\"rotate(\(turn) 6.38 6.38)\" d=\"\(corner)\"/>"
        + "<path transform=\"rotate(\(turn) 6.38 6.38)\" d=\"\(dash)\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" fill="currentColor" \
      viewBox="0 0 16 16"><g transform="translate(1.62 1.62)">\(sides.joined())</g></svg>
      """
  }()
}
