extension UITextField {
  /// The borders of text fields.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A rectangle in the label colour.
    case line
    /// A rectangle in the separator colour.
    case bezel
    /// A filled rectangle with rounded corners.
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// The reason editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed
    /// Editing was cancelled, which does not happen on this platform.
    case cancelled
  }

  /// Posted by a text field when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by a text field when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted by a text field when keys or code have changed its text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
