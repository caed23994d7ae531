import GeometryCore
import LayoutCore

/// Returns the frames of a custom group for a container of the size of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A line or column of items, or items with frames of the application.
///
/// Rules ERR-2, ERR-3.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangement of the items.
  enum Form {
    case repeating
    case counted(Int, resizesSubitem: Bool)
    case custom(CustomProvider)
    case packed(GroupPacking, count: Int?)
  }

  private(set) var axis = Axis.horizontal
  private(set) var form = Form.repeating
  private var items: [NSCollectionLayoutItem] = []

  /// Creates a line of `count` equal shares of the group, whatever the width of `subitem`.
  @available(iOS, deprecated: 16.0, message: "Use horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(
      layoutSize, along: .horizontal, subitems: [subitem],
      form: .counted(count, resizesSubitem: true))
  }

  /// Creates a line that repeats the subitems in order, as many as fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, along: .horizontal, subitems: subitems, form: .repeating)
  }

  /// Creates a line of `count` items with their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(
      layoutSize, along: .horizontal, subitems: [subitem],
      form: .counted(count, resizesSubitem: false))
  }

  /// Creates a column of `count` equal shares of the group, whatever the height of `subitem`.
  @available(iOS, deprecated: 16.0, message: "Use vertical(layoutSize:repeatingSubitem:count:)")
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(
      layoutSize, along: .vertical, subitems: [subitem],
      form: .counted(count, resizesSubitem: true))
  }

  /// Creates a column that repeats the subitems in order, as many as fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, along: .vertical, subitems: subitems, form: .repeating)
  }

  /// Creates a column of `count` items with their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(
      layoutSize, along: .vertical, subitems: [subitem],
      form: .counted(count, resizesSubitem: false))
  }

  /// Creates a group with the frames that `itemProvider` returns, relative to the leading top
  /// corner of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    let group = self.init()
    group.setLayoutSize(layoutSize)
    group.form = .custom(CustomProvider(itemProvider))
    return group
  }

  /// The supplementary items that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { setSupplementaries(newValue) }
  }

  /// The spacing between items; nil for none. The default is nil.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Copies of the items that the group was created with; empty for a custom group.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// A text drawing of the group: a box for each subitem, with the size it asks for.
  open func visualDescription() -> String {
    GroupPicture(self).text
  }

  override var summary: String {
    let content =
      switch form {
      case .custom: "custom"
      case .packed: GroupPicture.name(of: self)
      case .repeating, .counted:
        "\(axis), \(items.count) subitem\(items.count == 1 ? "" : "s")"
      }
    return "\(super.summary), \(content)"
  }

  static func make(
    _ size: NSCollectionLayoutSize, along axis: Axis, subitems: [NSCollectionLayoutItem],
    form: Form
  ) -> Self {
    let hasSubitems = Mistakes.expect(
      !subitems.isEmpty, "At least 1 subitem is required for a group",
      cure: "Pass the items that the group repeats.",
      remedy: "The group holds one item as large as itself.")
    let group = self.init()
    group.setLayoutSize(size)
    group.axis = axis
    group.items = (hasSubitems ? subitems : [.filling]).map { $0.duplicate() }
    group.form = form.repeatingAtLeastOnce(axis)
    group.refuseInnerPacking()
    return group
  }

  override func assign(from other: NSCollectionLayoutItem) {
    super.assign(from: other)
    guard let other = other as? NSCollectionLayoutGroup else { return }
    axis = other.axis
    form = other.form
    items = other.items.map { $0.duplicate() }
    interItemSpacing = other.interItemSpacing
  }

  override func makeDescription(in context: DescriptionContext) -> ItemDescription {
    var description = super.makeDescription(in: context)
    let subitems = items.map { $0.makeDescription(in: context) }
    description.group = GroupDescription(
      axis: axis, form: describedForm(subitems, context),
      interItemSpacing: interItemSpacing?.core)
    return description
  }

  private func describedForm(
    _ subitems: [ItemDescription], _ context: DescriptionContext
  ) -> GroupDescription.Form {
    switch form {
    case .repeating: .repeating(subitems)
    case .counted(let count, let resizes):
      .counted(subitems[0], count: count, resizesSubitem: resizes)
    case .custom(let provider): .custom(provider.arrangement(in: context))
    case .packed(let packing, let count):
      .packed(PackedArrangement(packing.rule(in: context), of: subitems[0], count: count))
    }
  }
}

extension NSCollectionLayoutItem {
  /// An item of the size of its group.
  fileprivate static var filling: NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}

extension NSCollectionLayoutGroup.Form {
  fileprivate func repeatingAtLeastOnce(_ axis: Axis) -> Self {
    guard case .counted(let count, let resizes) = self else { return self }
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    let isEnough = Mistakes.expect(
      count >= 1, "A repeating \(direction) group should specify a count >= 1",
      cure: "Leave the section without items if there is nothing to show.",
      remedy: "The count is 1.")
    return isEnough ? self : .counted(1, resizesSubitem: resizes)
  }
}
