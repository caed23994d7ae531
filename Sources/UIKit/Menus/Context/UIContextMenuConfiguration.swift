/// Makes what a menu shows of what it is for; nil for nothing but the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu out of what the system suggests; nil for none.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a menu is for, and how it is made.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Names what the menu is for. Default one of its own.
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

  /// - Parameters:
  ///   - identifier: Nil for one of its own.
  ///   - previewProvider: Called when the menu opens.
  ///   - actionProvider: Called when the menu opens, after the preview is made.
  public convenience init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(
      named: identifier ?? NSString(string: UUID().uuidString), previewProvider: previewProvider,
      actionProvider: actionProvider)
  }
}
