/// A view in words, as UIKit's debugging descriptions are: the parts that differ from defaults, in
/// UIKit's order.
@MainActor struct ViewDescription {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  var text: String {
    let address = NSObject.address(of: view)
    let details = view as? any ViewWithDetails
    let content = view as? any ViewWithContent
    let parts =
      base + [frame] + (details?.details ?? []) + flags + look + (content?.contentDetails ?? [])
    return "<\(type(of: view).description()): \(address); \(parts.joined(separator: "; "))>"
  }

  /// The class of UIKit's that a class of the application inherits from, unless it is UIView.
  private var base: [String] {
    var classes = [String(reflecting: type(of: view))]
    var mirror = Mirror(reflecting: view).superclassMirror
    while let parent = mirror, classes.last?.hasPrefix("UIKit.") == false {
      classes.append(String(reflecting: parent.subjectType))
      mirror = parent.superclassMirror
    }
    guard classes.count > 1, let base = classes.last, base != "UIKit.UIView" else { return [] }
    return ["baseClass = \(base.dropFirst("UIKit.".count))"]
  }

  private var frame: String {
    let frame = view.frame
    return "frame = (\(Self.number(frame.minX)) \(Self.number(frame.minY)); "
      + "\(Self.number(frame.width)) \(Self.number(frame.height)))"
  }

  private var flags: [String] {
    var parts: [String] = []
    if !view.transform.isIdentity {
      let matrix = view.transform
      let values = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      parts.append("transform = [\(values.map(Self.number).joined(separator: ", "))]")
    }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(Self.number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizing)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    return parts
  }

  private var autoresizing: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { view.autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  private var look: [String] {
    var parts: [String] = []
    if let recognizers = view.gestureRecognizers, let first = recognizers.first {
      parts.append("gestureRecognizers = <NSArray: \(NSObject.address(of: first))>")
    }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
    let layer = view.layer
    parts.append("layer = <\(type(of: layer)): \(NSObject.address(of: layer))>")
    return parts
  }

  /// The class and the address of an object, whatever it says of itself.
  static func name(of object: AnyObject?) -> String {
    object.map { NSObject.classAndAddress(of: $0) } ?? "(null)"
  }

  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

/// A view whose description says what it shows.
@MainActor protocol ViewWithDetails {
  /// Such as `text = 'Hi'`.
  var details: [String] { get }
}

/// A view whose description ends with what lies in it.
@MainActor protocol ViewWithContent {
  /// Such as `contentOffset: {0, 12}`.
  var contentDetails: [String] { get }
}
