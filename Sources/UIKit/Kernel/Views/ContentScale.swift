/// How many pixels per point the content of a view has: as many as that of its layer, once someone has set
/// them for either.
@MainActor enum ContentScale {
  /// The key under which the layer knows that the view's scale was set.
  private static let key = "UIViewHasContentScaleFactor"

  /// The scale; without one that was set, the screen's in a window, else 1.
  static func value(of view: UIView) -> CGFloat {
    let own = view.ownLayer.contentsScale
    let isSet = own != 1 || view.ownLayer.value(forKey: key) != nil
    guard !isSet, let window = view.window else { return own }
    return max(1, window.traitCollection.displayScale)
  }

  static func set(_ scale: CGFloat, of view: UIView) {
    view.ownLayer.setValue(true, forKey: key)
    view.ownLayer.contentsScale = scale
  }
}
