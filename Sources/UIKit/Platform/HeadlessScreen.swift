/// The screen a process without a display has, from its environment.
///
/// `UIKIT_SCREEN=WIDTHxHEIGHT@SCALE` sets size in points and pixels per point (default 390x844@3),
/// `UIKIT_SAFE_AREA=top,left,bottom,right` what bars and notches cover, in points (default none).
package struct HeadlessScreen: Hashable, Sendable {
  package var size = CGSize(width: 390, height: 844)
  package var scale: CGFloat = 3
  package var safeArea = UIEdgeInsets.zero

  /// Read once; a value that cannot be read is named on standard error and left at its default.
  static let environment: HeadlessScreen = {
    FirstUse.prepare()
    return HeadlessScreen(ProcessInfo.processInfo.environment) { complaint in
      FileHandle.standardError.write(Data((complaint + "\n").utf8))
    }
  }()

  package init(_ environment: [String: String], complain: (String) -> Void) {
    if let text = environment["UIKIT_SCREEN"] {
      if let (size, scale) = Self.screen(text) {
        (self.size, self.scale) = (size, scale)
      } else {
        complain(
          "UIKIT_SCREEN: expected WIDTHxHEIGHT@SCALE such as 390x844@3, got \"\(text)\"; using 390x844@3."
        )
      }
    }
    if let text = environment["UIKIT_SAFE_AREA"] {
      if let insets = Self.safeArea(text) {
        safeArea = insets
      } else {
        complain(
          "UIKIT_SAFE_AREA: expected top,left,bottom,right such as 47,0,34,0, got \"\(text)\"; using none."
        )
      }
    }
  }

  private static func screen(_ text: String) -> (CGSize, CGFloat)? {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = halves[0].split(separator: "x", omittingEmptySubsequences: false).compactMap {
      Double($0)
    }
    let scale = halves.count == 2 ? Double(halves[1]) : 3
    guard halves.count <= 2, sides.count == 2, let scale,
      (sides + [scale]).allSatisfy({ $0.isFinite && $0 > 0 })
    else { return nil }
    return (CGSize(width: sides[0], height: sides[1]), CGFloat(scale))
  }

  private static func safeArea(_ text: String) -> UIEdgeInsets? {
    let edges = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      Double($0)
    }
    guard edges.count == 4, edges.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    return UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }
}
