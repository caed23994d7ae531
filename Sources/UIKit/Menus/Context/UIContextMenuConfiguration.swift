/// Creates the controller that is shown as the preview; nil for a preview of the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Creates a menu from the actions that the system suggests; nil for none.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The preview and the menu of a context menu, which are created when it opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
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
