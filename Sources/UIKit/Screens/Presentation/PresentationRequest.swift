/// A controller is to be presented by another one, or by one above that.
@MainActor struct PresentationRequest {
  let presented: UIViewController
  let asked: UIViewController

  init(of presented: UIViewController, by asked: UIViewController) {
    self.presented = presented
    self.asked = asked
  }

  func run(animated: Bool, completion: (() -> Void)?) {
    refuseMisuse()
    let presenter = presenter
    if let present = asked.presentedViewController ?? presenter.heldPresented {
      present.heldPresentation?.transition?.end()
    }
    if let present = presenter.heldPresented ?? asked.heldPresented {
      return warn(
        "Attempt to present \(presented) on \(asked) (from \(presenter)) which is already "
          + "presenting \(present). Present it on that one, or dismiss that one first.")
    }
    guard presenter.viewIfLoaded?.window != nil else {
      return warn(
        "Attempt to present \(presented) on \(asked) (from \(presenter)) whose view is not in the "
          + "window hierarchy. Present it when the view has appeared.")
    }
    presented.willBePresented(by: presenter, source: asked)
    presented.presentationController?.adapted(to: presenter.traitCollection).present(
      from: presenter, source: asked, animated: animated, completion: completion)
  }

  private func refuseMisuse() {
    refuse(
      unless: presented !== asked,
      "Application tried to present modally a view controller on itself. Presenting controller is \(asked)."
    )
    refuse(
      unless: presented.parent == nil,
      """
      Application tried to present modally a view controller \(presented) that has a parent view \
      controller \(presented.parent.map { "\($0)" } ?? ""). Present the parent, or take it out first.
      """)
    refuse(
      unless: presented.heldPresenting == nil,
      """
      Application tried to present modally a view controller \(presented) that is already being \
      presented by \(presented.heldPresenting.map { "\($0)" } ?? ""). Dismiss it first.
      """)
  }

  /// The controller that presents: the root of the containers, or the one that defines a context.
  private var presenter: UIViewController {
    let chain = sequence(first: asked, next: { $0.parent })
    if presented.modalPresentationStyle.isInContext {
      if let context = chain.first(where: { $0.definesPresentationContext }) { return context }
    }
    return Array(chain).last ?? asked
  }

  private func warn(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
