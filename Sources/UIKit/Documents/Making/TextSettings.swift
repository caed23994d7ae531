import DocumentCore

/// The attributes of views that show or take text.
@MainActor enum TextSettings {
  nonisolated static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  nonisolated static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  // MARK: Labels

  static func read(_ label: UILabel, _ reader: ObjectReader) {
    let element = reader.element
    if let font = reader.font { label.font = font }
    if let color = reader.values.color(element.child(key: "textColor")) { label.textColor = color }
    label.highlightedTextColor = reader.values.color(element.child(key: "highlightedColor"))
    label.shadowColor = reader.values.color(element.child(key: "shadowColor"))
    if let size = reader.values.size(element.child(key: "shadowOffset")) {
      label.shadowOffset = size
    }
    Setting.apply(labels, to: label, reader)
    if let text = reader.text("text") { label.text = text }
    if element.isTrue("usesAttributedText"),
      let text = reader.values.attributedString(element.child(key: "attributedText"))
    {
      label.attributedText = text
    }
  }

  static let labels: [Setting<UILabel>] = [
    .choice("textAlignment", of: alignments) { $0.textAlignment = $1 },
    .choice("lineBreakMode", of: lineBreakModes) { $0.lineBreakMode = $1 },
    .number("numberOfLines") { $0.numberOfLines = Int($1) },
    .number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 },
    .number("minimumScaleFactor") { $0.minimumScaleFactor = $1 },
    .truth("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 },
    .truth("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1 },
    .truth("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 },
    .truth("enabled") { $0.isEnabled = $1 },
    .truth("highlighted") { $0.isHighlighted = $1 },
    .choice(
      "baselineAdjustment",
      of: ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
    ) { $0.baselineAdjustment = $1 },
  ]

  // MARK: Fields

  static func read(_ field: UITextField, _ reader: ObjectReader) {
    let element = reader.element
    if let font = reader.font { field.font = font }
    if let color = reader.values.color(element.child(key: "textColor")) { field.textColor = color }
    Setting.apply(fieldSettings, to: field, reader)
    if let text = reader.text("placeholder") { field.placeholder = text }
    if let text = reader.text("text") { field.text = text }
    guard let traits = element.child(key: "textInputTraits") else { return }
    let input = ObjectReader(graph: reader.graph, element: traits, coder: reader.coder)
    Setting.apply(inputSettings(), to: field, input)
  }

  private static let fieldSettings: [Setting<UITextField>] = [
    .choice("textAlignment", of: alignments) { $0.textAlignment = $1 },
    .choice(
      "borderStyle",
      of: ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    ) { $0.borderStyle = $1 },
    .choice(
      "clearButtonMode",
      of: [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ]
    ) { $0.clearButtonMode = $1 },
    .truth("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 },
    .truth("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 },
    .truth("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 },
    .number("minimumFontSize") { $0.minimumFontSize = $1 },
  ]

  // MARK: Text views

  static func read(_ view: UITextView, _ reader: ObjectReader) {
    let element = reader.element
    Setting.apply(ScrollSettings.all, to: view, reader)
    if let font = reader.font { view.font = font }
    if let color = reader.values.color(element.child(key: "textColor")) { view.textColor = color }
    Setting.apply(viewSettings, to: view, reader)
    if let text = reader.text("text") { view.text = text }
    if element.isTrue("usesAttributedText"),
      let text = reader.values.attributedString(element.child(key: "attributedText"))
    {
      view.attributedText = text
    }
    if let types = element.child(key: "dataDetectorTypes") {
      view.dataDetectorTypes = dataDetectorTypes(types)
    }
    guard let traits = element.child(key: "textInputTraits") else { return }
    let input = ObjectReader(graph: reader.graph, element: traits, coder: reader.coder)
    Setting.apply(inputSettings(), to: view, input)
  }

  private static let viewSettings: [Setting<UITextView>] = [
    .choice("textAlignment", of: alignments) { $0.textAlignment = $1 },
    .truth("editable") { $0.isEditable = $1 },
    .truth("selectable") { $0.isSelectable = $1 },
    .truth("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 },
  ]

  private static func dataDetectorTypes(_ element: DocumentElement) -> UIDataDetectorTypes {
    let names: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
      ("calendarEvent", .calendarEvent),
    ]
    return names.reduce(into: []) { if element.isTrue($1.0) { $0.insert($1.1) } }
  }

  // MARK: Search bars

  static func read(_ bar: UISearchBar, _ reader: ObjectReader) {
    Setting.apply(searchSettings, to: bar, reader)
    if let text = reader.text("placeholder") { bar.placeholder = text }
    if let text = reader.text("text") { bar.text = text }
    let titles = reader.element.list("scopeButtonTitles").compactMap { reader.values.string($0) }
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let color = reader.values.color(reader.element.child(key: "barTintColor")) {
      bar.barTintColor = color
    }
  }

  private static let searchSettings: [Setting<UISearchBar>] = [
    .choice(
      "searchBarStyle", of: ["default": .default, "prominent": .prominent, "minimal": .minimal]
    ) { $0.searchBarStyle = $1 },
    .truth("showsCancelButton") { $0.showsCancelButton = $1 },
    .truth("showsScopeBar") { $0.showsScopeBar = $1 },
  ]
}

extension ObjectReader {
  /// The font of a view, that of the last variation which has one.
  var font: UIFont? {
    var description = element.child(key: "fontDescription")
    if element.isVaried {
      for variation in element.variations(for: graph.traits) {
        description = variation.child(key: "fontDescription") ?? description
      }
    }
    return values.font(description)
  }
}
