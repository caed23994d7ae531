/// The windows of a process: those on the screen, which are retained, and others, which are not.
@MainActor final class WindowList {
  /// In the order in which they came.
  private(set) var shown: [UIWindow] = []
  private var members: [Member] = []

  private struct Member {
    weak var window: UIWindow?
  }

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil }
    members.append(Member(window: window))
  }

  /// Those on the screen and those of scenes, the hindmost first.
  var known: [UIWindow] {
    let hidden = members.compactMap(\.window).filter { $0.isHidden && $0.windowScene != nil }
    let levels = Dictionary(grouping: hidden + shown, by: \.windowLevel.rawValue)
    return levels.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// - Returns: Whether it was hidden.
  func show(_ window: UIWindow) -> Bool {
    guard !shown.contains(where: { $0 === window }) else { return false }
    shown.append(window)
    return true
  }

  /// - Returns: Whether it was shown.
  func hide(_ window: UIWindow) -> Bool {
    let before = shown.count
    shown.removeAll { $0 === window }
    return shown.count < before
  }
}
