import DocumentCore

/// Colours of documents by their names and components.
@MainActor enum DocumentColors {
  /// A colour of the system by the name of its property.
  static func system(_ name: String) -> UIColor? {
    SystemColorNames.color(named: name) ?? others[name]
  }

  private static let others: [String: UIColor] = [
    "whiteColor": .white, "blackColor": .black, "clearColor": .clear, "grayColor": .gray,
    "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "redColor": .red,
    "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
    "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
    "brownColor": .brown, "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "scrollViewTexturedBackgroundColor": .gray, "viewFlipsideBackgroundColor": .darkGray,
  ]

  /// A colour by its components.
  static func color(_ element: DocumentElement) -> UIColor? {
    let alpha = CGFloat(element.number("alpha") ?? 1)
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let parts = element.numbers("red", "green", "blue") else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}
