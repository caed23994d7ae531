/// Moves a view to another superview or out of its tree, and notifies everything that is concerned.
@MainActor struct Reparenting {
  let view: UIView
  /// The new superview; nil to remove the view.
  let parent: UIView?

  /// Applies the appearance of its class to a view that comes into a window; nil while no class has
  /// one.
  static var applyAppearance: ((UIView) -> Void)?

  private let former: UIView?
  private let window: UIWindow?
  private let changesWindow: Bool
  /// The tint before; nil if the view has its own.
  private let formerTint: UIColor?

  init(_ view: UIView, to parent: UIView?) {
    self.view = view
    self.parent = parent
    former = view.superview
    window = parent?.window
    changesWindow = view.window !== window
    formerTint = view.ownTintColor == nil ? ViewTint(of: view).color : nil
  }

  /// - Parameter index: The place among the new superview's subviews.
  func run(index: Int = 0) {
    if changesWindow { view.endEditing(true) }
    view.willMove(toSuperview: parent)
    if changesWindow {
      visitTree {
        $0.willMove(toWindow: window)
        $0.viewController?.viewWillMove(to: window)
      }
    }
    leave()
    parent?.attach(view, at: index)
    view.above = parent
    if changesWindow { visitTree { $0.windowAbove = window } }
    if window != nil, changesWindow, let apply = Reparenting.applyAppearance { visitTree(apply) }
    HeldConstraints(of: view).placeDidChange()
    inheritedValuesDidChange()
    (parent ?? former)?.setNeedsLayout()
    if parent != nil { noteNeeds() }
    if changesWindow {
      visitTree {
        $0.didMoveToWindow()
        $0.viewController?.viewDidMoveToWindow()
      }
    }
    ViewCorners.geometryDidChange(of: view)
    view.didMoveToSuperview()
    parent?.didAddSubview(view)
  }

  private func inheritedValuesDidChange() {
    // Those of a view are resolved only where those above it are, so that changes find it.
    if view.cachedTraits != nil { _ = parent?.traitCollection }
    view.traitsMayHaveChanged()
    guard view.ownTintColor == nil else { return }
    let tint = ViewTint(of: view)
    if changesWindow || tint.color !== formerTint { tint.notifyChange() }
  }

  private func leave() {
    guard let former = view.superview else { return }
    HeldConstraints(of: view).removeReachingOut()
    former.willRemoveSubview(view)
    former.detach(view)
  }

  /// Notes in the views above what the view needs.
  private func noteNeeds() {
    LayoutState.noteNeed(of: view)
    ConstraintUpdates.noteNeed(above: view)
  }

  private func visitTree(_ visit: (UIView) -> Void) {
    view.visitTree {
      visit($0)
      return true
    }
  }
}
