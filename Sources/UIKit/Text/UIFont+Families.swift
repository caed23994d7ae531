extension UIFont {
  /// The names of the font families.
  public class var familyNames: [String] { FontFamily.all.map(\.name) }

  /// The PostScript names of a family's regular, bold, italic and bold italic font; none for an
  /// unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamily.all.first { $0.name == familyName }?.faces ?? []
  }
}
