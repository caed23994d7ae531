import UIKit

/// The view hierarchy as text, one line per view, in the format of UIKit's descriptions.
@MainActor package enum ViewDescription {
  /// A hierarchy as text, depth first, one line per object.
  package static func outline<Object>(
    of root: Object, _ children: (Object) -> [Object], indentation: String,
    line: (Object) -> String
  ) -> String {
    var lines: [String] = []
    var open = [(object: root, depth: 0)]
    while let (object, depth) = open.popLast() {
      lines.append(String(repeating: indentation, count: depth) + line(object))
      open += children(object).reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The view and its subviews, one per line.
  static func tree(of view: UIView) -> String {
    outline(of: view, \.subviews, indentation: "   | ", line: line)
  }

  private static func line(of view: UIView) -> String {
    var parts = ["\(type(of: view))", "frame = \(text(view.frame))"]
    if let label = view as? UILabel, let text = label.text { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(text(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty {
      parts.append("autoresize = \(text(view.autoresizingMask))")
    }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let scroller = view as? UIScrollView {
      parts.append("contentOffset: {\(pair(scroller.contentOffset.x, scroller.contentOffset.y))}")
      let size = scroller.contentSize
      parts.append("contentSize: {\(pair(size.width, size.height))}")
    }
    parts.append("layer = <\(type(of: view.layer))>")
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private static func text(_ frame: CGRect) -> String {
    "(\(text(frame.minX)) \(text(frame.minY)); \(text(frame.width)) \(text(frame.height)))"
  }

  private static func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    "\(text(first)), \(text(second))"
  }

  /// The number with up to six digits.
  private static func text(_ number: CGFloat) -> String {
    String(format: "%g", Double(number == 0 ? 0 : number))
  }

  private static func text(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// The hierarchy of view controllers, one per line, with their state and the class of their
  /// views.
  static func hierarchy(of controller: UIViewController) -> String {
    outline(of: controller, \.children, indentation: "   | ", line: line)
  }

  private static func line(of controller: UIViewController) -> String {
    let view = controller.viewIfLoaded
    let state = view?.window == nil ? "disappeared" : "appeared"
    let place = view?.window == nil ? " not in the window" : ""
    let shown = view.map { "<\(type(of: $0))>\(place)" } ?? "(view not loaded)"
    return "<\(type(of: controller)), state: \(state), view: \(shown)>"
  }
}
