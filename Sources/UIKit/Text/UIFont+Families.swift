extension UIFont {
  /// The names of the font families: those of iOS that are known here, and those of the
  /// application's property list.
  public class var familyNames: [String] { FontFamily.known.map(\.name) }

  /// The PostScript names of a family's fonts, the regular, bold, italic and bold italic one first;
  /// none for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamily.known.first { $0.name == familyName }?.allFaces ?? []
  }
}
