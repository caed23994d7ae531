/// Instances take on what is set on the object that stands for their class when they come into a
/// window, unless the property was set on the instance itself: unless it has another value than a
/// new instance has.
///
/// These properties count: tint and background colours of all views; tint colours, translucence,
/// pictures, title attributes and looks of bars; colours of switches, sliders, page controls,
/// progress views and activity indicators; title attributes and the selected segment's colour of
/// segmented controls; separators of tables and the selection style of their cells; text colours and
/// fonts of labels, text fields and text views; style and colour of search bars.
///
/// - Note: Classes of an application have to have `init(frame:)`: an instance stands for the class.
extension UIAppearance where Self: UIView {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

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
