/// How many pixels per point the content of a view has: as many as that of its layer, once someone has set
/// them for either.
@MainActor struct ContentScale {
  private let view: UIView
  /// The key under which the layer knows that the view's scale was set.
  private static let key = "UIViewHasContentScaleFactor"

  init(of view: UIView) { self.view = view }

  /// The scale; without one that was set, the screen's in a window, else 1.
  var value: CGFloat {
    get {
      let own = view.ownLayer.contentsScale
      let isSet = own != 1 || view.ownLayer.value(forKey: Self.key) != nil
      guard !isSet, let window = view.window else { return own }
      return max(1, window.traitCollection.displayScale)
    }
    nonmutating set {
      view.ownLayer.setValue(true, forKey: Self.key)
      view.ownLayer.contentsScale = newValue
    }
  }
}
