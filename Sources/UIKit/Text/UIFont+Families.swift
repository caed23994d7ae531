extension UIFont {
  /// The families that can be asked for by name.
  public class var familyNames: [String] { FontFamily.all.map(\.name) }

  /// The names of a family's fonts: regular, bold, italic and bold italic; none for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamily.all.first { $0.name == familyName }?.faces ?? []
  }
}
