extension UIColor {
  /// Loads the colour with this name from the asset catalogues of the main bundle; nil if there is none.
  ///
  /// The colour is dynamic; colours with the same name are equal.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads the colour with this name from the asset catalogues of `bundle`, or of the main bundle.
  ///
  /// The colour is dynamic, and `traitCollection` is ignored: `resolvedColor(with:)` fixes it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let provider = NamedColors.provider(of: name, in: bundle ?? .main) else { return nil }
    self.init(.provider(provider))
  }

  /// The default tint: the colour `AccentColor` of the main bundle, else the
  /// system's blue.
  static let accent = UIColor(named: "AccentColor") ?? .systemBlue
}
