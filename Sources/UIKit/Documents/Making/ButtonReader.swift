import DocumentCore

/// Reads buttons, with what they show in each state or their configuration.
@MainActor struct ButtonReader {
  private let reader: ObjectReader
  private var element: DocumentElement { reader.element }
  private var values: DocumentValues { reader.values }

  init(_ reader: ObjectReader) {
    self.reader = reader
  }

  func read(into button: UIButton) {
    button.take(Self.types[element.value("buttonType") ?? "custom"] ?? .custom)
    if let font = reader.font { button.titleLabel?.font = font }
    if let mode = element["lineBreakMode"].flatMap({ TextSettings.lineBreakModes[$0] }) {
      button.titleLabel?.lineBreakMode = mode
    }
    let states: [(key: String, state: UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected),
      ("disabled", .disabled),
    ]
    for (key, state) in states {
      guard let content = element.child(key: key), content.name == "state" else { continue }
      read(content, of: key, for: state, into: button)
    }
    if let insets = values.insets(element.child(key: "contentEdgeInsets")) {
      button.contentEdgeInsets = insets
    }
    if let insets = values.insets(element.child(key: "titleEdgeInsets")) {
      button.titleEdgeInsets = insets
    }
    if let insets = values.insets(element.child(key: "imageEdgeInsets")) {
      button.imageEdgeInsets = insets
    }
    if element.isTrue("reversesTitleShadowWhenHighlighted") {
      button.reversesTitleShadowWhenHighlighted = true
    }
    if element["adjustsImageWhenHighlighted"] == "NO" { button.adjustsImageWhenHighlighted = false }
    if element["adjustsImageWhenDisabled"] == "NO" { button.adjustsImageWhenDisabled = false }
    button.changesSelectionAsPrimaryAction = element.isTrue("changesSelectionAsPrimaryAction")
    if let configuration = element.child(key: "configuration") {
      button.configuration = made(configuration, for: button)
    }
  }

  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private func read(
    _ content: DocumentElement, of key: String, for state: UIControl.State,
    into button: UIButton
  ) {
    let property = "\(key)Title"
    if let title = reader.text(property, content["title"], id: element.id ?? "") {
      button.setTitle(title, for: state)
    }
    if let color = values.color(content.child(key: "titleColor")) {
      button.setTitleColor(color, for: state)
    }
    if let color = values.color(content.child(key: "titleShadowColor")) {
      button.setTitleShadowColor(color, for: state)
    }
    if let image = values.image(content) { button.setImage(image, for: state) }
    if let image = values.image(content, "backgroundImage") {
      button.setBackgroundImage(image, for: state)
    }
    if let title = values.attributedString(content.child(key: "attributedTitle")) {
      button.setAttributedTitle(title, for: state)
    }
    if let symbol = content.child(key: "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(values.symbolConfiguration(symbol), forImageIn: state)
    }
  }

  // MARK: Configurations

  private func made(_ content: DocumentElement, for button: UIButton) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch content["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    let id = element.id ?? ""
    if let size = content["buttonSize"].flatMap({ Self.sizes[$0] }) {
      configuration.buttonSize = size
    }
    configuration.title = reader.text("configuration.title", content["title"], id: id)
    configuration.subtitle = reader.text("configuration.subtitle", content["subtitle"], id: id)
    setTexts(content, &configuration)
    configuration.image = values.image(content) ?? button.image(for: .normal)
    if let symbol = content.child(key: "preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = values.symbolConfiguration(symbol)
    }
    if let padding = content.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = content.number("titlePadding") { configuration.titlePadding = padding }
    if let edge = content["imagePlacement"].flatMap({ Self.edges[$0] }) {
      configuration.imagePlacement = edge
    }
    if let style = content["cornerStyle"].flatMap({ Self.corners[$0] }) {
      configuration.cornerStyle = style
    }
    if let alignment = content["titleAlignment"].flatMap({ Self.alignments[$0] }) {
      configuration.titleAlignment = alignment
    }
    configuration.showsActivityIndicator = content.isTrue("showsActivityIndicator")
    if let insets = values.directionalInsets(content.child(key: "contentInsets")) {
      configuration.contentInsets = insets
    }
    setColors(content, &configuration)
    return configuration
  }

  private func setTexts(_ content: DocumentElement, _ configuration: inout UIButton.Configuration) {
    let font = values.font(
      content.child(key: "titleFontDescription") ?? content.child(key: "fontDescription"))
    if let title = values.attributedString(content.child(key: "attributedTitle")) {
      configuration.attributedTitle = AttributedString(title)
    } else if let font, let title = configuration.title {
      configuration.attributedTitle = AttributedString(
        NSAttributedString(string: title, attributes: [.font: font]))
    }
    if let font = values.font(content.child(key: "subtitleFontDescription")),
      let subtitle = configuration.subtitle
    {
      configuration.attributedSubtitle = AttributedString(
        NSAttributedString(string: subtitle, attributes: [.font: font]))
    }
  }

  private func setColors(_ content: DocumentElement, _ configuration: inout UIButton.Configuration)
  {
    if let color = values.color(content.child(key: "baseForegroundColor")) {
      configuration.baseForegroundColor = color
    }
    if let color = values.color(content.child(key: "baseBackgroundColor")) {
      configuration.baseBackgroundColor = color
    }
    guard let background = content.child(key: "background") else { return }
    if let color = values.color(background.child(key: "backgroundColor")) {
      configuration.background.backgroundColor = color
    }
    if let color = values.color(background.child(key: "strokeColor")) {
      configuration.background.strokeColor = color
    }
    if let radius = background.number("cornerRadius") {
      configuration.background.cornerRadius = radius
    }
    if let width = background.number("strokeWidth") { configuration.background.strokeWidth = width }
    if let image = values.image(background) { configuration.background.image = image }
  }

  private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let edges: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "left": .leading, "right": .trailing,
  ]
}
