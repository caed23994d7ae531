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

  // MARK: Text fields

  /// In the order in which they were added; nil while there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a field below the message. Action sheets have none.
  ///
  /// The first one is edited as soon as the alert appears. Return goes on to the next one; in the
  /// last one it is a tap on ``preferredAction``, where there is one.
  ///
  /// - Parameter configurationHandler: Is handed the field before it is seen.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    refuse(
      unless: preferredStyle == .alert,
      """
      Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert. \
      Make the controller with preferredStyle: .alert.
      """)
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    field.addAction(
      UIAction { [weak self, unowned field] _ in self?.returnWasPressed(in: field) },
      for: .primaryActionTriggered)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    alertView?.showFields()
  }

  private func returnWasPressed(in field: UITextField) {
    let fields = textFields ?? []
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let preferredAction {
      choose(preferredAction)
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    textFields?.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
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
