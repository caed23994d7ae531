/// What a navigation controller has taken over from a column in compact width.
@MainActor final class SplitStack {
  private struct Part {
    /// The controller of the column.
    let column: UIViewController
    /// What has been put onto the stack.
    var controllers: [UIViewController]
  }

  private var parts: [Part] = []

  /// Whether the stack of `navigation` shows something of a column's controller.
  func shows(_ column: UIViewController, in navigation: UINavigationController) -> Bool {
    parts.contains { part in
      part.column === column
        && part.controllers.contains { one in navigation.stack.contains { $0 === one } }
    }
  }

  /// Moves the content of a column's controller onto a stack.
  func take(
    _ column: UIViewController, onto navigation: UINavigationController, animated: Bool
  ) {
    var taken = parts.first { $0.column === column }?.controllers ?? [column]
    if let other = column as? UINavigationController, !other.viewControllers.isEmpty {
      taken = other.viewControllers
      other.setViewControllers([], animated: false)
    }
    parts.removeAll { $0.column === column }
    parts.append(Part(column: column, controllers: taken))
    navigation.setViewControllers(navigation.viewControllers + taken, animated: animated)
  }

  /// Pops everything of a column's controller, and what was pushed above it, from a stack.
  func pop(_ column: UIViewController, from navigation: UINavigationController, animated: Bool) {
    guard let index = start(of: column, in: navigation), index > 0 else { return }
    navigation.popToViewController(navigation.stack[index - 1], animated: animated)
  }

  private func start(
    of column: UIViewController, in navigation: UINavigationController
  ) -> Int? {
    guard let part = parts.first(where: { $0.column === column }) else { return nil }
    return navigation.stack.firstIndex { one in part.controllers.contains { $0 === one } }
  }

  /// Moves content back to the column's controller: what is on the stack, with what was pushed above
  /// it, or what was taken from the column if that has been popped.
  ///
  /// - Returns: Whether the stack had taken anything of the column.
  @discardableResult func giveBack(
    _ column: UIViewController, of navigation: UINavigationController
  ) -> Bool {
    guard let part = parts.first(where: { $0.column === column }) else { return false }
    var given = part.controllers
    if let index = start(of: column, in: navigation) {
      given = Array(navigation.viewControllers[index...])
      navigation.setViewControllers(Array(navigation.viewControllers[..<index]), animated: false)
    }
    parts.removeAll { $0.column === column }
    (column as? UINavigationController)?.setViewControllers(given, animated: false)
    return true
  }

  /// The column whose content was taken last.
  var last: UIViewController? { parts.last?.column }
}

extension UINavigationController {
  /// What the stack has taken over from columns of a split view.
  final var splitStack: SplitStack { existingOrNewPart(SplitStack()) }
}
