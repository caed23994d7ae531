// Where a navigation controller puts its bar.
extension UINavigationController {
  /// The top edge of the bar in points: the safe area's, less ``islandLift``. Rule BAR-1.
  final var barTop: CGFloat { view.safeAreaInsets.top - islandLift }

  /// The part of the safe area that the bar covers on phones with the Dynamic Island, in points.
  ///
  /// Their safe area reaches below the status bar, and the bar begins at the status bar's end. Zero
  /// on other screens, and where the view does not begin at the top of the screen.
  final var presentIslandLift: CGFloat {
    let safe = view.safeAreaInsets.top
    let screen = view.window?.safeAreaInsets.top ?? 0
    let isScreens = screen > 0 && safe >= screen
    return Self.islandLifts.first { $0.inset == (isScreens ? screen : safe) }?.lift ?? 0
  }

  /// By how much bars reach into the safe areas of phones with the Dynamic Island: 53 2/3 of 59
  /// points and 56 1/3 of 62 are the status bar's.
  private static let islandLifts: [(inset: CGFloat, lift: CGFloat)] = [
    (59, 59 - 161.0 / 3), (62, 62 - 169.0 / 3),
  ]
}
