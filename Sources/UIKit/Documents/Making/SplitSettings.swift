import DocumentCore

/// The attributes and the columns of split view controllers.
@MainActor enum SplitSettings {
  static let all: [Setting<UISplitViewController>] = [
    .truth("presentsWithGesture") { $0.presentsWithGesture = $1 },
    .truth("showsSecondaryOnlyButton") { $0.showsSecondaryOnlyButton = $1 },
    .number("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = $1 },
    .number("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = $1 },
    .number("preferredPrimaryColumnWidth") { $0.preferredPrimaryColumnWidth = $1 },
    .number("preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction = $1 },
    .choice("primaryEdge", of: ["leading": .leading, "trailing": .trailing]) {
      $0.primaryEdge = $1
    },
    .choice(
      "preferredDisplayMode",
      of: [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
        "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary,
      ]
    ) { $0.preferredDisplayMode = $1 },
    .choice(
      "preferredSplitBehavior",
      of: [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
      ]
    ) { $0.preferredSplitBehavior = $1 },
  ]

  /// Puts controllers into the columns that their relationships name.
  static func place(
    _ related: [(relation: String, controller: UIViewController)],
    in split: UISplitViewController
  ) {
    guard split.style != .unspecified else {
      let order = ["masterViewController", "detailViewController"]
      split.viewControllers = order.compactMap { name in
        related.first { $0.relation == name }?.controller
      }
      return
    }
    for (relation, controller) in related {
      guard let column = columns[relation] else { continue }
      if column == .supplementary, split.style != .tripleColumn { continue }
      split.setViewController(controller, for: column)
    }
  }

  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "primaryViewController": .primary,
    "supplementaryViewController": .supplementary, "detailViewController": .secondary,
    "secondaryViewController": .secondary, "compactViewController": .compact,
  ]
}
