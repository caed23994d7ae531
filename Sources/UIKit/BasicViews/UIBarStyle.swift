/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As light or dark as the interface.
  case `default`
  /// Dark, with light content.
  case black
  /// The former name of `black` on a bar that content shines through.
  case blackTranslucent

  /// The former name of `black`.
  public static let blackOpaque = UIBarStyle.black

  /// The interface style of what is in the bar.
  var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }

  /// Makes all subviews of a bar as light or dark as its style says. Rule BAR-6.
  @MainActor func apply(toSubviewsOf bar: UIView) {
    for view in bar.subviews where view.overrideUserInterfaceStyle != interfaceStyle {
      view.overrideUserInterfaceStyle = interfaceStyle
    }
  }
}
