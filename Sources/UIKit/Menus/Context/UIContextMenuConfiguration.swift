/// Creates the controller that is shown as the preview; nil for a preview of the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Creates a menu from the actions that the system suggests; nil for none.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The preview and the menu of a context menu, which are created when it opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of the elements of a menu that opens above what it belongs to.
  public enum ElementOrder: Int, Sendable {
    /// The order of the system: here as `fixed`.
    case automatic
    /// The first element is nearest to what the menu belongs to, so that it is the last from above.
    case priority
    /// From above, as in the menu.
    case fixed
  }

  /// The order of the elements if the menu opens above what it belongs to. The default is `automatic`.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Identifies the configuration. The default is unique.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  private init(
    named identifier: any NSCopying, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider?
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: Nil for a unique one.
  ///   - previewProvider: Called when the menu opens.
  ///   - actionProvider: Called when the menu opens, after the preview has been created.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(
      named: identifier ?? NSString(string: UUID().uuidString), previewProvider: previewProvider,
      actionProvider: actionProvider)
  }

  /// Creates a configuration of a preview of the view itself and no menu.
  public convenience override init() {
    self.init(identifier: nil, previewProvider: nil, actionProvider: nil)
  }
}
