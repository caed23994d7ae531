import DocumentCore

/// The attributes of collection views and their layouts.
@MainActor enum CollectionSettings {
  static let collectionView: [Setting<UICollectionView>] = [
    .truth("allowsSelection") { $0.allowsSelection = $1 },
    .truth("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 },
    .truth("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 },
    .truth("dragInteractionEnabled") { $0.dragInteractionEnabled = $1 },
    .truth("springLoaded") { $0.isSpringLoaded = $1 },
  ]

  static let flowLayout: [Setting<UICollectionViewFlowLayout>] = [
    .number("minimumLineSpacing") { $0.minimumLineSpacing = $1 },
    .number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 },
    .choice("scrollDirection", of: ["horizontal": .horizontal, "vertical": .vertical]) {
      $0.scrollDirection = $1
    },
    .choice(
      "sectionInsetReference",
      of: [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ]
    ) { $0.sectionInsetReference = $1 },
    .truth("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 },
    .truth("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 },
  ]

  /// The sizes and insets of a flow layout.
  static func readSizes(_ layout: UICollectionViewFlowLayout, _ reader: ObjectReader) {
    let (element, values) = (reader.element, reader.values)
    if let size = values.size(element.child(key: "itemSize")) { layout.itemSize = size }
    if let size = values.size(element.child(key: "headerReferenceSize")) {
      layout.headerReferenceSize = size
    }
    if let size = values.size(element.child(key: "footerReferenceSize")) {
      layout.footerReferenceSize = size
    }
    if let insets = values.insets(element.child(key: "sectionInset")) {
      layout.sectionInset = insets
    }
    let estimate = values.size(element.child(key: "estimatedItemSize"))
    if element.isTrue("automaticEstimatedItemSize") {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let estimate {
      layout.estimatedItemSize = estimate
    }
  }
}

/// The attributes of table views.
@MainActor enum TableSettings {
  static let all: [Setting<UITableView>] = [
    .number("rowHeight") { $0.rowHeight = automatic($1) },
    .number("estimatedRowHeight") { $0.estimatedRowHeight = automatic($1) },
    .number("sectionHeaderHeight") { $0.sectionHeaderHeight = automatic($1) },
    .number("sectionFooterHeight") { $0.sectionFooterHeight = automatic($1) },
    .number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = automatic($1) },
    .number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = automatic($1) },
    .truth("allowsSelection") { $0.allowsSelection = $1 },
    .truth("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 },
    .truth("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 },
    .truth("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 },
    .truth("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 },
    .text("separatorStyle") { $0.separatorStyle = $1 == "none" ? .none : .singleLine },
  ]

  /// Documents write -1 for heights that fit the content.
  private static func automatic(_ height: CGFloat) -> CGFloat {
    height < 0 ? UITableView.automaticDimension : height
  }

  static let cell: [Setting<UITableViewCell>] = [
    .choice(
      "selectionStyle", of: ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
    ) { $0.selectionStyle = $1 },
    .choice("accessoryType", of: accessories) { $0.accessoryType = $1 },
    .choice("editingAccessoryType", of: accessories) { $0.editingAccessoryType = $1 },
    .number("indentationLevel") { $0.indentationLevel = Int($1) },
    .number("indentationWidth") { $0.indentationWidth = $1 },
    .truth("showsReorderControl") { $0.showsReorderControl = $1 },
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}
