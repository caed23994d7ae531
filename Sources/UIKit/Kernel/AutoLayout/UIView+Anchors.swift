extension UIView: ConstraintItem {
  var constraintView: UIView? { self }

  /// The edge that lines of text begin at.
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
  /// The edge that lines of text end at.
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
  /// The first line of text; the top of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { vertical(.firstBaseline) }
  /// The last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { vertical(.lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .height)) }
}
