/// A detail of an element that assistive technologies read on request: a name and a value.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
  /// How soon a detail is read.
  public enum Importance: UInt, Sendable {
    /// On request.
    case `default`
    /// With the element.
    case high
  }

  /// The name of the detail, with attributes.
  public let attributedLabel: NSAttributedString
  /// The value of the detail, with attributes.
  public let attributedValue: NSAttributedString
  /// How soon the detail is read. The default is `default`.
  open var importance = Importance.default

  /// The name of the detail.
  open var label: String { attributedLabel.string }
  /// The value of the detail.
  open var value: String { attributedValue.string }

  /// Creates a detail of a name and a value with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = NSAttributedString(attributedString: label)
    attributedValue = NSAttributedString(attributedString: value)
    super.init()
  }

  /// Creates a detail of a name and a value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Returns a copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An element with details that assistive technologies read on request.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The details, in the order in which they are read.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
