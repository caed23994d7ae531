import DocumentCore

/// The attributes of image views.
@MainActor enum ImageSettings {
  static func read(_ view: UIImageView, _ reader: ObjectReader) {
    view.image = reader.values.image(reader.element)
    view.highlightedImage = reader.values.image(reader.element, "highlightedImage")
    view.isHighlighted = reader.element.isTrue("highlighted")
    if let configuration = reader.element.child(key: "preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = reader.values.symbolConfiguration(configuration)
    }
  }
}

/// The attributes of visual effect views.
@MainActor enum EffectSettings {
  static func read(_ view: UIVisualEffectView, _ reader: ObjectReader) {
    let element = reader.element
    if let vibrancy = element.child("vibrancyEffect") {
      let style = vibrancyStyles[vibrancy["style"] ?? ""] ?? .label
      let blur = UIBlurEffect(style: blurStyle(vibrancy.child("blurEffect")))
      view.effect = UIVibrancyEffect(blurEffect: blur, style: style)
    } else if let blur = element.child("blurEffect") {
      view.effect = UIBlurEffect(style: blurStyle(blur))
    }
    guard let content = element.child(key: "contentView") else { return }
    reader.graph.note(view.contentView, content)
    if let rect = reader.values.rect(content.child(key: "frame")) { view.contentView.frame = rect }
    Setting.apply(
      ViewSettings.all, to: view.contentView,
      ObjectReader(graph: reader.graph, element: content, coder: reader.coder))
    for guide in content.children where guide.name == "viewLayoutGuide" {
      if let object = ViewSettings.guide(guide.key ?? "", of: view.contentView) {
        reader.graph.note(guide: object, guide)
      }
    }
    reader.readSubviews(of: view.contentView, content)
  }

  private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel,
  ]

  private static func blurStyle(_ element: DocumentElement?) -> UIBlurEffect.Style {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    return styles[element?["style"] ?? ""] ?? .regular
  }
}
