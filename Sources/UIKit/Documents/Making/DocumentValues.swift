import DocumentCore

/// Values of documents as those of UIKit: numbers, rectangles, colours, pictures and texts.
@MainActor final class DocumentValues {
  private unowned let file: InterfaceFile
  private var images: [String: UIImage] = [:]
  private lazy var fonts = DocumentFonts()

  init(of file: InterfaceFile) {
    self.file = file
  }

  // MARK: Geometry

  func rect(_ element: DocumentElement?) -> CGRect? {
    guard let numbers = element?.numbers("x", "y", "width", "height") else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func size(_ element: DocumentElement?) -> CGSize? {
    element?.numbers("width", "height").map { CGSize(width: $0[0], height: $0[1]) }
  }

  func point(_ element: DocumentElement?) -> CGPoint? {
    element?.numbers("x", "y").map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// Insets, which documents write in two forms.
  func insets(_ element: DocumentElement?) -> UIEdgeInsets? {
    guard let element else { return nil }
    let names =
      element.name == "inset"
      ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    let numbers = names.map { CGFloat(element.number($0) ?? 0) }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func directionalInsets(_ element: DocumentElement?) -> NSDirectionalEdgeInsets? {
    guard let element else { return nil }
    let numbers = ["top", "leading", "bottom", "trailing"].map { CGFloat(element.number($0) ?? 0) }
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  // MARK: Texts

  /// The text of an element, which is encoded where it has characters that XML cannot hold.
  func string(_ element: DocumentElement) -> String? {
    guard element.name == "string" || element.name == "mutableString" else { return nil }
    guard element.isTrue("base64-UTF8") else { return element.text }
    var text = element.text.filter { !$0.isWhitespace }
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: text).flatMap { String(data: $0, encoding: .utf8) }
  }

  func font(_ element: DocumentElement?) -> UIFont? { element.flatMap { fonts.font($0) } }

  func attributedString(_ element: DocumentElement?) -> NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    return AttributedFragments(self).string(element)
  }

  // MARK: Colours

  /// A colour: the system's and those of catalogues by name, so that they follow the appearance.
  func color(_ element: DocumentElement?) -> UIColor? {
    guard let element, element.name == "color" else { return nil }
    for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      if let name = element[attribute], let color = DocumentColors.system(name) { return color }
    }
    if let name = element["name"], element["catalog"] == nil {
      if let own = UIColor(named: name, in: file.bundle, compatibleWith: nil) { return own }
      return file.document.recordedColor(named: name).flatMap { DocumentColors.color($0) }
    }
    return DocumentColors.color(element)
  }

  // MARK: Pictures

  /// The picture that an attribute or a property of an element names.
  func image(_ element: DocumentElement, _ name: String = "image") -> UIImage? {
    if let reference = element.child(key: name), reference.name == "imageReference" {
      return image(reference)
    }
    guard let title = element[name] else { return nil }
    let image = image(named: title, isSymbol: element["catalog"] == "system")
    guard let image, element.name == "imageReference" else { return image }
    return configured(image, element)
  }

  private func configured(_ image: UIImage, _ reference: DocumentElement) -> UIImage {
    var image = image
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]
    if let scale = reference["symbolScale"].flatMap({ scales[$0] }) {
      image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    switch reference["renderingMode"] {
    case "original": image = image.withRenderingMode(.alwaysOriginal)
    case "template": image = image.withRenderingMode(.alwaysTemplate)
    default: break
    }
    return image
  }

  private func image(named name: String, isSymbol: Bool) -> UIImage? {
    let key = isSymbol ? "system:\(name)" : name
    if let known = images[key] { return known }
    var found =
      isSymbol
      ? UIImage(systemName: name) : UIImage(named: name, in: file.bundle, compatibleWith: nil)
    if found == nil, !isSymbol, file.isForCanvas {
      found = file.document.recordedSize(ofImage: name).flatMap { CanvasImage.blank($0) }
    }
    images[key] = found
    return found
  }

  func symbolConfiguration(_ element: DocumentElement?) -> UIImage.SymbolConfiguration? {
    guard let element else { return nil }
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    let scale = element["scale"].flatMap { scales[$0] } ?? .default
    if element["configurationType"] == "font",
      let font = font(element.child("fontDescription"))
    {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let weight = element["weight"].flatMap { weights[$0] }
    if let size = element.number("pointSize") {
      return UIImage.SymbolConfiguration(
        pointSize: size, weight: weight ?? .unspecified, scale: scale)
    }
    return weight.map { UIImage.SymbolConfiguration(weight: $0) }
      ?? UIImage.SymbolConfiguration(scale: scale)
  }
}
