extension UIColor {
  /// The colour of this name in the asset catalogues of the main bundle; nil if there is none.
  ///
  /// It follows the traits it is shown under, and is equal to the colour that is asked for again.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of this name in the asset catalogues of `bundle`, or of the main one.
  ///
  /// It follows the traits it is shown under, whatever `traitCollection` says:
  /// `resolvedColor(with:)` fixes it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let provider = NamedColors.provider(of: name, in: bundle ?? .main) else { return nil }
    self.init(.provider(provider))
  }

  /// The tint where nobody sets another one: the colour `AccentColor` of the main bundle, else the
  /// system's blue.
  static let accent = UIColor(named: "AccentColor") ?? .systemBlue
}
