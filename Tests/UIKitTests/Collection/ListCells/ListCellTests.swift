import Testing
import UIKit

@MainActor @Suite struct ListCellTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  /// A list of one section of three rows, 320 points wide.
  @MainActor final class Stage: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    let configure: (UICollectionViewListCell, IndexPath) -> Void

    init(
      _ list: Configuration,
      configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { cell, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
      }
    ) {
      self.configure = configure
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      super.init()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      if let cell = cell as? UICollectionViewListCell { configure(cell, path) }
      return cell
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
      if let cell = header as? UICollectionViewListCell { configure(cell, path) }
      return header
    }

    func cell(_ item: Int) -> UICollectionViewListCell {
      view.layoutIfNeeded()
      return view.cellForItem(at: IndexPath(item: item, section: 0)) as! UICollectionViewListCell
    }

    /// The lines of a cell, from top to bottom; views as high as a pixel.
    func lines(_ item: Int) -> [CGRect] {
      cell(item).subviews.filter { $0.frame.height < 1 && !$0.isHidden }.map(\.frame)
        .sorted { $0.minY < $1.minY }
    }
  }

  @Test(arguments: Array(stride(from: 140.0, through: 240, by: 4)))
  func `a cell is as high before its first layout as after it`(width: Double) {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    cell.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Beryllium", "Be")
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    func height() -> CGFloat { cell.sizeThatFits(CGSize(width: width, height: 0)).height }
    let before = height()
    cell.layoutIfNeeded()
    #expect(before == height())
  }

  @Test func `grouped rows are parted from the text on, the last one is not`() {
    let stage = Stage(Configuration(appearance: .insetGrouped))
    let width: CGFloat = 320 - 2 * 16
    for item in 0...1 {
      #expect(stage.lines(item).map(\.minX) == [16])
      #expect(stage.lines(item).map(\.width) == [width - 16])
      #expect(stage.lines(item).map(\.maxY) == [44])
    }
    #expect(stage.lines(2).isEmpty)
  }

  @Test func `a plain list ends with a line like the others`() {
    let stage = Stage(Configuration(appearance: .plain))
    #expect(stage.lines(1).map(\.minX) == [16])
    #expect(stage.lines(2).map(\.minX) == [16])
  }

  @Test func `a sidebar and a list that shows none have no lines`() {
    #expect(Stage(Configuration(appearance: .sidebar)).lines(0).isEmpty)
    var list = Configuration(appearance: .plain)
    list.showsSeparators = false
    #expect(Stage(list).lines(0).isEmpty)
  }

  @Test func `the handler changes the lines of single rows`() {
    var list = Configuration(appearance: .insetGrouped)
    list.itemSeparatorHandler = { path, common in
      var result = common
      switch path.item {
      case 0: result.bottomSeparatorVisibility = .hidden
      case 1: result.topSeparatorVisibility = .visible
      default:
        result.bottomSeparatorVisibility = .visible
        result.bottomSeparatorInsets.leading = 100
        result.bottomSeparatorInsets.trailing = 20
      }
      return result
    }
    let stage = Stage(list)
    #expect(stage.lines(0).isEmpty)
    #expect(stage.lines(1).map(\.minY).first == 0.0 && stage.lines(1).count == 2)
    #expect(stage.lines(2).map(\.minX) == [100] && stage.lines(2).map(\.maxX) == [288 - 20])
  }

  @Test func `lines follow constraints of the separator guide`() {
    let stage = Stage(Configuration(appearance: .insetGrouped))
    let cell = stage.cell(0)
    cell.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: 70
    ).isActive = true
    cell.setNeedsLayout()
    #expect(stage.lines(0).map(\.minX) == [70])
    #expect(stage.lines(0).map(\.maxX) == [288])
  }

  @Test func `a selected row has no line`() {
    let stage = Stage(Configuration(appearance: .plain))
    stage.view.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(stage.lines(0).isEmpty)
    stage.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    #expect(stage.lines(0).count == 1)
  }

  @Test func `the first and the last row round the corners of the card`() {
    let stage = Stage(Configuration(appearance: .insetGrouped))
    let masks = (0...2).map { stage.cell($0).subviews[0].subviews[0].layer }
      .map { $0.cornerRadius == 10 ? $0.maskedCorners : [] }
    #expect(
      masks == [
        [.layerMinXMinYCorner, .layerMaxXMinYCorner], [],
        [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
      ])
    #expect(stage.cell(0).backgroundConfiguration == .listGroupedCell())
    #expect(stage.cell(0).defaultBackgroundConfiguration() == .listGroupedCell())
    #expect(UICollectionViewCell().defaultBackgroundConfiguration() == .clear())
  }

  @Test func `the first item as header stands on no card`() {
    var list = Configuration(appearance: .insetGrouped)
    list.headerMode = .firstItemInSection
    let stage = Stage(list)
    let header = stage.cell(0).contentConfiguration as? UIListContentConfiguration
    #expect(header?.textProperties.transform == .uppercase)
    #expect(stage.cell(0).backgroundConfiguration == .listGroupedHeaderFooter())
    #expect(stage.lines(0).isEmpty)
    #expect(stage.cell(1).subviews[0].subviews[0].layer.cornerRadius == 10.0)
  }

  @Test(arguments: [
    (Configuration.Appearance.plain, UIColor.systemBackground),
    (.grouped, .systemGroupedBackground), (.insetGrouped, .systemGroupedBackground),
    (.sidebar, .secondarySystemBackground), (.sidebarPlain, .systemBackground),
  ])
  func `the ground behind a list suits its appearance`(
    _ appearance: Configuration.Appearance, _ color: UIColor
  ) {
    var list = Configuration(appearance: appearance)
    #expect(list.backgroundColor == color)
    #expect(Stage(list).view.subviews[0].backgroundColor == color)
    list.backgroundColor = .red
    #expect(Stage(list).view.subviews[0].backgroundColor == .red)
  }

  @Test func `cells are edited with their collection view`() {
    let stage = Stage(Configuration(appearance: .plain)) { cell, _ in
      cell.contentConfiguration = UIListContentConfiguration.cell()
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    #expect(
      stage.cell(0).contentView.frame == CGRect(x: 0, y: 0, width: 320 - 16 - 14.0, height: 44))
    stage.view.isEditing = true
    // The control takes 24 points after the margin of 16.
    #expect(stage.cell(0).contentView.frame == CGRect(x: 40, y: 0, width: 280, height: 44))
    #expect(stage.cell(0).configurationState.isEditing)
    stage.view.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(!stage.cell(0).isSelected)
    stage.view.allowsSelectionDuringEditing = true
    stage.view.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(stage.cell(0).isSelected)
  }

  @Test func `custom accessories stand where their position says`() {
    let stage = Stage(Configuration(appearance: .plain)) { cell, _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      cell.accessories = [
        .disclosureIndicator(), .label(text: "8"),
        .customView(
          configuration: .init(
            customView: view,
            placement: .trailing(
              at: UICellAccessory.Placement.position(after: .disclosureIndicator())),
            reservedLayoutWidth: .custom(30))),
      ]
    }
    let cell = stage.cell(0)
    let custom = cell.subviews.first { $0.frame.size == CGSize(width: 10, height: 10) }
    // The last: centred in 30 points before the margin of 16.
    #expect(custom?.frame.midX == 320 - 16 - 15.0)
  }

  @Test func `an accessory's handler is called`() {
    var taps = 0
    let stage = Stage(Configuration(appearance: .plain)) { cell, _ in
      cell.accessories = [.delete { taps += 1 }]
    }
    #expect(!stage.cell(0).tapAccessory(.delete))
    stage.view.isEditing = true
    #expect(stage.cell(0).tapAccessory(.delete))
    #expect(taps == 1)
  }

  @Test func `a detail button stands before the chevron`() {
    let stage = Stage(Configuration(appearance: .plain)) { cell, _ in
      cell.accessories = [.disclosureIndicator(), .detail()]
    }
    let cell = stage.cell(0)
    let views = cell.subviews.filter { $0 !== cell.contentView && $0.frame.height > 1 }
      .filter { $0.frame != cell.bounds }
    // Chevron 14 before the margin of 16; a gap of 8; a room of 24 that 26 points stick out of.
    let chevron: CGFloat = 320 - 16 - 14
    let room = chevron - 8 - 24
    #expect(Set(views.map(\.frame.minX)) == [chevron, room - 1])
  }

  @Test func `an image is made to fit and stroked, texts keep clear of its room`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    content.image = drawn(60, 30) { _ in }
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
    content.imageProperties.cornerRadius = 4
    content.imageProperties.strokeWidth = 2
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    // Two thirds as large, in the middle of 50 points after the margin of 16.
    #expect(image.frame == CGRect(x: 21, y: 12, width: 40, height: 20))
    #expect(image.layer.cornerRadius == 4.0 && image.layer.borderWidth == 2.0)
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.minX == 16 + 50 + 16.0)
  }

  @Test func `right to left everything is mirrored`() {
    let stage = Stage(Configuration(appearance: .insetGrouped)) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    stage.view.traitOverrides.layoutDirection = .rightToLeft
    // Margin 16 and chevron 14 lie at the left.
    #expect(stage.cell(0).contentView.frame == CGRect(x: 30, y: 0, width: 288 - 30, height: 44))
    #expect(stage.lines(0).map(\.minX) == [0] && stage.lines(0).map(\.maxX) == [288 - 16])
  }

  @Test func `the natural height is at least that of a row and grows with the text`() throws {
    let stage = Stage(Configuration(appearance: .plain))
    let cell = stage.cell(0)
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height() == 44.0)
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "many words ", count: 20)
    cell.contentConfiguration = content
    let label = UILabel()
    label.font = content.textProperties.font
    label.numberOfLines = 0
    label.text = content.text
    let text = label.sizeThatFits(CGSize(width: 320 - 2 * 16.0, height: 0)).height
    #expect(height() == 11 + text + 11)
    #expect(text > 60)
  }
}
