/// The windows of a process. Only the key window of a scene is retained, while it is visible, and the
/// window that was made last, until it is shown.
@MainActor final class WindowList {
  private var visible: [Member] = []
  private var members: [Member] = []
  /// The visible key window of no scene.
  private var kept: UIWindow?
  /// The window that was made last, until it is shown. In UIKit windows outlive the function that
  /// makes them, up to the end of the autorelease pool, with the views that were put into them.
  private var latest: UIWindow?

  /// Another thread may release a window while the main thread goes through the list, as runners of
  /// tests do with what their suites store: only a weak reference is nil as soon as that begins.
  @MainActor private struct Member {
    weak var window: UIWindow?

    init(_ window: UIWindow) { self.window = window }
  }

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil }
    members.append(Member(window))
    latest = window
  }

  /// Those on the screen, in the order in which they came.
  var shown: [UIWindow] { visible.compactMap(\.window) }

  /// Those on the screen and those of scenes, the hindmost first.
  var known: [UIWindow] {
    let hidden = members.compactMap(\.window).filter { $0.isHidden && $0.windowScene != nil }
    let levels = Dictionary(grouping: hidden + shown, by: \.windowLevel.rawValue)
    return levels.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// - Returns: Whether it was hidden.
  func show(_ window: UIWindow) -> Bool {
    if latest === window { latest = nil }
    guard !visible.contains(where: { $0.window === window }) else { return false }
    visible.removeAll { $0.window == nil }
    visible.append(Member(window))
    return true
  }

  /// - Returns: Whether it was shown.
  func hide(_ window: UIWindow) -> Bool {
    let before = visible.count
    visible.removeAll { $0.window === window }
    return visible.count < before
  }

  // MARK: Retaining

  /// Retains the visible key window of a scene, in place of the one before.
  func keep(_ window: UIWindow, of scene: UIWindowScene?) {
    if let scene { scene.keptWindow = window } else { kept = window }
  }

  /// Stops retaining a window.
  func release(_ window: UIWindow, of scene: UIWindowScene?) {
    if scene?.keptWindow === window { scene?.keptWindow = nil }
    if kept === window { kept = nil }
  }
}
