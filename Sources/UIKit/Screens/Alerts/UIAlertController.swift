/// A message to the user with buttons to choose from.
///
/// In windows of regular width action sheets are in the middle, as alerts are, and not in a popover.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// A sheet at the bottom edge.
    case actionSheet
    /// A card in the middle.
    case alert
  }

  /// Creates an alert or an action sheet.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - message: The text below the title; nil for none.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open override var title: String? { didSet { contentDidChange() } }
  /// The text below the title. The default is nil.
  open var message: String? { didSet { contentDidChange() } }
  /// The style. The default is `actionSheet`.
  open private(set) var preferredStyle = Style.actionSheet

  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds an action. Adding a second one of the style `cancel` stops the program.
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

  /// The action whose title is bold, which must have been added. The default is nil: in alerts, the
  /// cancel action.
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

  /// The text fields in the order in which they were added; nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field below the message. In an action sheet it stops the program.
  ///
  /// The first field becomes first responder when the alert appears. The return key moves on to the
  /// next field; in the last one it performs ``preferredAction``, if there is one.
  ///
  /// - Parameter configurationHandler: Called with the field to configure it.
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
    alertView?.updateFields()
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

  private func contentDidChange() { alertView?.update() }

  // MARK: View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    let view = AlertView(self)
    view.onChoice = { [weak self] in self?.choose($0) }
    self.view = view
  }

  /// Dismisses the alert, then performs the action.
  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Performs the cancel action of an action sheet after a tap outside of it.
  final func cancelByTapOutside() {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }

  override func makePresentationController() -> UIPresentationController {
    AlertPresentation(presentedViewController: self, presenting: nil)
  }
}
