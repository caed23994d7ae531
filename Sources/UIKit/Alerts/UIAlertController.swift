/// Tells the user something and lets them choose, in front of what is shown.
///
/// In windows of regular width action sheets stand in the middle, as alerts do: there is no bubble
/// with an arrow.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where it stands.
  public enum Style: Int, Sendable {
    /// At the bottom edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// - Parameters:
  ///   - title: Nil for none.
  ///   - message: Nil for none.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open override var title: String? { didSet { contentDidChange() } }
  /// Below the title. Default nil.
  open var message: String? { didSet { contentDidChange() } }
  /// Default action sheet.
  open private(set) var preferredStyle = Style.actionSheet

  /// In the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds a button. A second one whose style is cancel is refused.
  open func addAction(_ action: UIAlertAction) {
    refuse(
      unless: action.style != .cancel || !actions.contains { $0.style == .cancel },
      """
      UIAlertController can only have one action with a style of UIAlertActionStyleCancel. Give \
      "\(action.title ?? "")" another style.
      """)
    actions.append(action)
    contentDidChange()
  }

  /// The button whose title is bold; nil for that which cancels. It has to be added first.
  open var preferredAction: UIAlertAction? {
    didSet {
      refuse(
        unless: preferredAction == nil || actions.contains { $0 === preferredAction },
        "The preferredAction of an alert controller must be contained in its actions. Add it first."
      )
      contentDidChange()
    }
  }

  private func contentDidChange() { alertView?.show() }

  // MARK: View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    let view = AlertView(self)
    view.onChoice = { [weak self] in self?.choose($0) }
    self.view = view
  }

  /// The alert goes, then its action is performed.
  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// A tap beside an action sheet is a tap on the button that cancels.
  func cancelByTapBeside() {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }

  override func makePresentationController() -> UIPresentationController {
    AlertPresentation(presentedViewController: self, presenting: nil)
  }
}
