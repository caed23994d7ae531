import Foundation

/// A filter in a search field, shown as a pill with an icon and a text before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The icon before the text; nil for none.
  let icon: UIImage?
  /// The text of the pill.
  let text: String

  /// What the token stands for in the application's model. The default is nil.
  open var representedObject: Any?

  /// Creates a token with an icon, which may be nil, and a text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
