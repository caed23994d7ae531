extension UIImage {
  /// A symbol for adding something: `plus.circle.fill`.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// A symbol for removing something: `minus.circle.fill`.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// A symbol for what there is to do with something: `ellipsis.circle`.
  public class var actions: UIImage { standard("ellipsis.circle") }
  /// A symbol of what is chosen: `checkmark.circle.fill`.
  public class var checkmark: UIImage { standard("checkmark.circle.fill") }
  /// A symbol of what is chosen, in outlines: `checkmark.circle`.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private class func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
