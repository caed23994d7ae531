extension UIPresentationController {
  /// Presents a controller by `source` or by the ancestor of it that presents for it.
  static func present(
    _ presented: UIViewController, by source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    PresentationRequest(presented: presented, source: source)
      .run(animated: animated, completion: completion)
  }
}

/// A call of `present(_:animated:completion:)`.
@MainActor private struct PresentationRequest {
  let presented: UIViewController
  /// The controller that was asked to present.
  let source: UIViewController

  func run(animated: Bool, completion: (() -> Void)?) {
    refuseMisuse()
    let presenter = presenter
    if let present = source.presentedViewController ?? presenter.directlyPresented {
      present.ownPresentation?.transition?.end()
    }
    if let present = presenter.directlyPresented ?? source.directlyPresented {
      return warn(
        "Attempt to present \(presented) on \(source) (from \(presenter)) which is already "
          + "presenting \(present). Present it on that one, or dismiss that one first.")
    }
    guard presenter.viewIfLoaded?.window != nil else {
      return warn(
        "Attempt to present \(presented) on \(source) (from \(presenter)) whose view is not in the "
          + "window hierarchy. Present it when the view has appeared.")
    }
    presented.preparePresentation(by: presenter, source: source)
    presented.presentationController?.adapted(to: presenter.traitCollection).present(
      from: presenter, source: source, animated: animated, completion: completion)
  }

  private func refuseMisuse() {
    refuse(
      unless: presented !== source,
      "Application tried to present modally a view controller on itself. Presenting controller is \(source)."
    )
    refuse(
      unless: presented.parent == nil,
      """
      Application tried to present modally a view controller \(presented) that has a parent view \
      controller \(presented.parent.map { "\($0)" } ?? ""). Present the parent, or take it out first.
      """)
    refuse(
      unless: presented.directPresenter == nil,
      """
      Application tried to present modally a view controller \(presented) that is already being \
      presented by \(presented.directPresenter.map { "\($0)" } ?? ""). Dismiss it first.
      """)
  }

  /// The controller that presents: the outermost container, or the nearest that defines a context.
  private var presenter: UIViewController {
    let chain = sequence(first: source, next: { $0.parent })
    if presented.modalPresentationStyle.isInContext {
      if let context = chain.first(where: { $0.definesPresentationContext }) { return context }
    }
    return Array(chain).last ?? source
  }

  private func warn(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
