/// A view goes to another superview, or out of its tree, and all whom it concerns hear of it.
@MainActor struct Reparenting {
  let view: UIView
  /// Where it goes; nil for nowhere.
  let parent: UIView?

  /// Has a view that comes into a window look as views of its class are to; nil while nothing was
  /// said of any class.
  static var applyAppearance: ((UIView) -> Void)?

  private let former: UIView?
  private let window: UIWindow?
  private let changesWindow: Bool

  init(_ view: UIView, to parent: UIView?) {
    self.view = view
    self.parent = parent
    former = view.superview
    window = parent?.window
    changesWindow = view.window !== window
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
    view.superview = parent
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
    view.didMoveToSuperview()
    parent?.didAddSubview(view)
  }

  private func inheritedValuesDidChange() {
    view.traitsMayHaveChanged()
    if view.ownTintColor == nil { ViewTint(of: view).notifyChange() }
  }

  private func leave() {
    guard let former = view.superview else { return }
    HeldConstraints(of: view).removeReachingOut()
    former.willRemoveSubview(view)
    former.detach(view)
  }

  /// What the view waits for, the views above are to know.
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
