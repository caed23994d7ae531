import DocumentCore

/// The attributes of all views.
@MainActor enum ViewSettings {
  static let all: [Setting<UIView>] = [
    .choice("contentMode", of: contentModes) { $0.contentMode = $1 },
    .truth("opaque") { $0.isOpaque = $1 },
    .truth("clipsSubviews") { $0.clipsToBounds = $1 },
    .truth("hidden") { $0.isHidden = $1 },
    .number("alpha") { $0.alpha = $1 },
    .number("tag") { $0.tag = Int($1) },
    .truth("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 },
    .truth("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 },
    .truth("exclusiveTouch") { $0.isExclusiveTouch = $1 },
    .truth("autoresizesSubviews") { $0.autoresizesSubviews = $1 },
    .truth("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 },
    .truth("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 },
    .choice(
      "semanticContentAttribute",
      of: [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft, "unspecified": .unspecified,
      ]
    ) { $0.semanticContentAttribute = $1 },
    .text("restorationIdentifier") { $0.restorationIdentifier = $1 },
  ]

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "TopLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  /// The attributes with priorities: the axis, and whether hugging is meant.
  static let priorities: [(name: String, axis: NSLayoutConstraint.Axis, isHugging: Bool)] = [
    ("horizontalHuggingPriority", .horizontal, true),
    ("verticalHuggingPriority", .vertical, true),
    ("horizontalCompressionResistancePriority", .horizontal, false),
    ("verticalCompressionResistancePriority", .vertical, false),
  ]

  static func mask(_ element: DocumentElement) -> UIView.AutoresizingMask {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { if element.isTrue($1.0) { $0.insert($1.1) } }
  }

  /// A guide of a view by its key in documents.
  static func guide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    case "readableContent": view.readableContentGuide
    default: nil
    }
  }

  static func accessibilityTraits(_ element: DocumentElement) -> UIAccessibilityTraits {
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction),
      ("causesPageTurn", .causesPageTurn), ("header", .header),
    ]
    return names.reduce(into: []) { if element.isTrue($1.0) { $0.insert($1.1) } }
  }

  /// Reads the attributes of a view's class, and of those it inherits from.
  static func readKind(of view: UIView, _ reader: ObjectReader) {
    switch view {
    case let label as UILabel: TextSettings.read(label, reader)
    case let view as UIImageView: ImageSettings.read(view, reader)
    case let control as UIControl: ControlSettings.readKind(of: control, reader)
    case let text as UITextView: TextSettings.read(text, reader)
    case let bar as UISearchBar: TextSettings.read(bar, reader)
    case let scroll as UIScrollView: Setting.apply(ScrollSettings.all, to: scroll, reader)
    case let stack as UIStackView: readStack(stack, reader)
    case let view as UIProgressView: ControlSettings.read(view, reader)
    case let view as UIActivityIndicatorView: ControlSettings.read(view, reader)
    case let view as UIVisualEffectView: EffectSettings.read(view, reader)
    case let bar as UINavigationBar: BarSettings.read(bar, reader)
    case let bar as UIToolbar: BarSettings.read(bar, reader)
    case let bar as UITabBar: BarSettings.read(bar, reader)
    default: break
    }
  }

  // MARK: Stacks

  private static func readStack(_ stack: UIStackView, _ reader: ObjectReader) {
    Setting.apply(stackViews, to: stack, reader)
    if reader.element["spacingType"] == "standard" { stack.spacing = 8 }
    // Documents do not say that explicit margins count; Interface Builder makes them count.
    let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains {
      reader.element.child(key: $0) != nil
    }
    if hasMargins { stack.isLayoutMarginsRelativeArrangement = true }
  }

  static let stackViews: [Setting<UIStackView>] = [
    .choice("axis", of: ["vertical": .vertical, "horizontal": .horizontal]) { $0.axis = $1 },
    .choice(
      "alignment",
      of: [
        "fill": .fill, "leading": .leading, "top": .top, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline,
      ]
    ) { $0.alignment = $1 },
    .choice(
      "distribution",
      of: [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]
    ) { $0.distribution = $1 },
    .number("spacing") { $0.spacing = $1 },
    .truth("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 },
    .truth("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 },
  ]
}
