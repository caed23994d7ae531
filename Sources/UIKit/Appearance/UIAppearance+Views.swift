/// Appearance proxies of views.
///
/// A view that enters a window takes the values that were set on the proxy of its class, except for
/// properties that were set on the view itself, that is, that differ from those of a new view.
///
/// Supported are tint and background colours of all views; tint colours, translucency, images, title
/// attributes and appearances of bars; colours of switches, sliders, page controls, progress views
/// and activity indicators; title attributes and the colour of the selected segment of segmented
/// controls; separators of tables and the selection style of their cells; text colours and fonts of
/// labels, text fields and text views; style and colour of search bars.
///
/// - Note: Classes of an application must have `init(frame:)`: the proxy is an instance of the class.
extension UIAppearance where Self: UIView {
  /// The appearance proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The appearance proxy of the class for views in containers of the given classes, the innermost
  /// first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let containers = containerTypes.map { $0 as AnyClass }
    guard let proxy = Appearances.proxy(of: self, in: containers) as? Self else {
      refuse("No instance of \(self) can stand for the class: it has no init(frame:).")
    }
    return proxy
  }
}
