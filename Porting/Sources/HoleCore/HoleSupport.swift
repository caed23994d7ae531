/// What copies with holes need at run time, as text of a file of the same module.
public enum HoleSupport {
  /// Plain values, and what holes say. Names that applications give to types of their own are written with their
  /// modules.
  public static let text = #"""
    import Foundation
    import UIKit

    /// A type with a plain value, which a hole gives.
    protocol _PlainValue { static var _plain: Any { get } }

    struct _HoleError: Swift.Error, CustomStringConvertible {
      let description: String
      init(_ text: String) { description = text; _say(text) }
    }

    private final class _Said: @unchecked Sendable {
      let lock = NSLock()
      var texts: Swift.Set<Swift.String> = []
      /// How many plain values are being made inside of each other.
      var depth = 0
      static let all = _Said()
    }

    /// Says once what is left out.
    private func _say(_ text: String) {
      let isNew = _Said.all.lock.withLock { _Said.all.texts.insert(text).inserted }
      if isNew { Foundation.FileHandle.standardError.write(Foundation.Data("hole: \(text)\n".utf8)) }
    }

    func _hole(_ text: String) { _say(text) }

    func _hole<T>(_ text: String) -> T {
      _say(text)
      if let value = _plainValue(T.self) { return value }
      _stop("\(text); no plain value of \(T.self) exists")
    }

    /// A part of a plain value.
    func _part<T>() -> T {
      _Said.all.depth += 1
      defer { _Said.all.depth -= 1 }
      if _Said.all.depth < 50, let value = _plainValue(T.self) { return value }
      _stop("no plain value of \(T.self) exists")
    }

    func _stop(_ text: String) -> Never {
      Foundation.FileHandle.standardError.write(Foundation.Data("hole: \(text). The application stops here.\n".utf8))
      exit(70)
    }

    /// Makes a value of one of the module's types that conform to a protocol.
    nonisolated(unsafe) var _conforming: (String) -> Any? = { _ in nil }

    func _value(of type: Any.Type) -> Any? { (type as? any _PlainValue.Type)?._plain }

    private func _plainValue<T>(_ type: T.Type) -> T? {
      if let value = () as? T { return value }
      let name = String(describing: type).replacingOccurrences(of: "any ", with: "")
      if let value = _conforming(name) as? T { return value }
      if let plain = type as? any _PlainValue.Type { return plain._plain as? T }
      if let cases = type as? any CaseIterable.Type { return _first(cases) as? T }
      if let object = type as? NSObject.Type, Foundation.Thread.isMainThread {
        nonisolated(unsafe) var made: Any?
        MainActor.assumeIsolated { made = _object(object) }
        return made as? T
      }
      return nil
    }

    private func _first<T: CaseIterable>(_ type: T.Type) -> Any? { type.allCases.first }

    @MainActor private func _object(_ type: NSObject.Type) -> Any? {
      if type == UIColor.self { return UIColor.systemGray }
      if type == UIFont.self { return UIFont.systemFont(ofSize: 17) }
      if type == UIImage.self { return UIImage() }
      if type == UICollectionViewLayout.self { return UICollectionViewFlowLayout() }
      if let view = type as? UIView.Type { return _ViewMaker.make(view, frame: .zero) }
      if let controller = type as? UIViewController.Type {
        return _ViewControllerMaker.make(controller)
      }
      return nil
    }

    /// Writes the name of a missing type into a grey box.
    @MainActor func _show(_ name: String, in view: UIView) {
      _say("\(name) is shown as a grey box")
      view.backgroundColor = .systemGray5
      let label = UILabel(frame: view.bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.text = name
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = .secondaryLabel
      view.addSubview(label)
    }

    /// Where the layout of a view needs a missing module, it stands below those before it in its superview.
    func _place(_ value: Any?) {
      guard Foundation.Thread.isMainThread, let view = value as? UIView else { return }
      nonisolated(unsafe) let placed = view
      MainActor.assumeIsolated { _placeBelow(placed) }
    }

    @MainActor private func _placeBelow(_ view: UIView) {
      guard let owner = view.superview else { return }
      let own = owner.constraints.filter { $0.identifier == "_place" }
      guard !own.contains(where: { $0.firstItem === view }) else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      let bottom = own.last { $0.firstAttribute == .bottom }
      let above = bottom?.firstItem as? UIView
      bottom?.isActive = false
      let area = owner.safeAreaLayoutGuide
      let scroll = owner as? UIScrollView
      var added = [
        view.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? scroll?.topAnchor ?? area.topAnchor, constant: above == nil ? 0 : 8),
        view.leadingAnchor.constraint(equalTo: scroll?.leadingAnchor ?? area.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: scroll?.trailingAnchor ?? area.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: scroll?.bottomAnchor ?? area.bottomAnchor),
      ]
      if let scroll { added.append(view.widthAnchor.constraint(equalTo: scroll.widthAnchor)) }
      for constraint in added { constraint.priority = UILayoutPriority(999) }
      // Views without a size of their own share what is left.
      let like = view.heightAnchor.constraint(equalTo: above?.heightAnchor ?? owner.heightAnchor)
      like.priority = UILayoutPriority(1)
      for constraint in added + [like] {
        constraint.identifier = "_place"
        constraint.isActive = true
      }
    }

    extension Swift.Optional: _PlainValue { static var _plain: Any { Self.none as Any } }
    extension Swift.Bool: _PlainValue { static var _plain: Any { false } }
    extension Swift.Int: _PlainValue { static var _plain: Any { 0 } }
    extension Swift.Int32: _PlainValue { static var _plain: Any { Swift.Int32(0) } }
    extension Swift.Int64: _PlainValue { static var _plain: Any { Swift.Int64(0) } }
    extension Swift.UInt: _PlainValue { static var _plain: Any { Swift.UInt(0) } }
    extension Swift.Double: _PlainValue { static var _plain: Any { 0.0 } }
    extension Swift.Float: _PlainValue { static var _plain: Any { Swift.Float(0) } }
    extension Foundation.CGFloat: _PlainValue { static var _plain: Any { Foundation.CGFloat(0) } }
    extension Swift.String: _PlainValue { static var _plain: Any { "" } }
    extension Swift.Array: _PlainValue { static var _plain: Any { Self() } }
    extension Swift.Dictionary: _PlainValue { static var _plain: Any { Self() } }
    extension Swift.Set: _PlainValue { static var _plain: Any { Self() } }
    extension Foundation.Data: _PlainValue { static var _plain: Any { Foundation.Data() } }
    extension Foundation.Date: _PlainValue { static var _plain: Any { Foundation.Date(timeIntervalSinceReferenceDate: 0) } }
    extension Foundation.URL: _PlainValue { static var _plain: Any { Foundation.URL(fileURLWithPath: "/") } }
    extension Foundation.UUID: _PlainValue { static var _plain: Any { Foundation.UUID() } }
    extension Foundation.CGRect: _PlainValue { static var _plain: Any { Foundation.CGRect.zero } }
    extension Foundation.CGSize: _PlainValue { static var _plain: Any { Foundation.CGSize.zero } }
    extension Foundation.CGPoint: _PlainValue { static var _plain: Any { Foundation.CGPoint.zero } }
    extension UIKit.UIEdgeInsets: _PlainValue { static var _plain: Any { UIKit.UIEdgeInsets.zero } }
    extension Foundation.NSSet: _PlainValue { static var _plain: Any { Foundation.NSSet() } }
    extension Foundation.NSArray: _PlainValue { static var _plain: Any { Foundation.NSArray() } }
    extension Foundation.NSDictionary: _PlainValue { static var _plain: Any { Foundation.NSDictionary() } }
    extension Foundation.NSString: _PlainValue { static var _plain: Any { Foundation.NSString() } }
    extension Foundation.NSNumber: _PlainValue { static var _plain: Any { Foundation.NSNumber(value: 0) } }
    extension Foundation.DateFormatter: _PlainValue { static var _plain: Any { Foundation.DateFormatter() } }
    extension Foundation.NumberFormatter: _PlainValue { static var _plain: Any { Foundation.NumberFormatter() } }
    extension Foundation.UserDefaults: _PlainValue { static var _plain: Any { Foundation.UserDefaults.standard } }
    extension Foundation.NotificationCenter: _PlainValue { static var _plain: Any { Foundation.NotificationCenter.default } }
    extension Foundation.IndexSet: _PlainValue { static var _plain: Any { Foundation.IndexSet() } }
    extension Foundation.Calendar: _PlainValue { static var _plain: Any { Foundation.Calendar.current } }
    extension Foundation.Locale: _PlainValue { static var _plain: Any { Foundation.Locale.current } }
    extension UIKit.NSDirectionalEdgeInsets: _PlainValue { static var _plain: Any { UIKit.NSDirectionalEdgeInsets.zero } }
    extension Foundation.IndexPath: _PlainValue { static var _plain: Any { Foundation.IndexPath(item: 0, section: 0) } }

    """#

  /// Hosts of SwiftUI views, which show the names of the views.
  ///
  /// - Parameter isPublic: Whether public declarations of the module name them.
  static func swiftUI(isPublic: Bool) -> String {
    let (open, shown) = (isPublic ? "open " : "", isPublic ? "public " : "")
    return #"""

      \#(shown)protocol View {}
      \#(shown)protocol App {}
      \#(shown)protocol Scene {}
      \#(shown)protocol PreviewProvider {}
      \#(shown)protocol UIViewControllerRepresentable {}
      \#(shown)protocol UIViewRepresentable {}

      \#(open)class UIHostingController<Content>: UIViewController {
        \#(open)var rootView: Content
        \#(shown)init(rootView: Content) {
          self.rootView = rootView
          super.init(nibName: nil, bundle: nil)
        }
        \#(shown)required init?(coder: NSCoder) { _stop("UIHostingController cannot be decoded") }
        \#(open)override func loadView() {
          super.loadView()
          _show("\(Content.self)", in: view)
        }
      }

      """#
  }

  static let swiftUINames: Set = [
    "View", "App", "Scene", "PreviewProvider", "UIViewControllerRepresentable",
    "UIViewRepresentable", "UIHostingController",
  ]
}
