import Testing

@testable import UIKit

/// What pictures of Apple's phones show of lists, iOS 14 to 17, mostly at three pixels a point.
@MainActor @Suite struct PhoneListTests {
  typealias Plan = PhoneStage.Plan

  // MARK: Margins

  @Test(arguments: [(width: 375.0, margin: 20.0), (390, 20), (393, 20), (430, 20), (320, 16)])
  func `cards keep 20 points from the sides of phones 375 wide and wider`(
    width: Double, margin: Double
  ) {
    let stage = PhoneStage(Plan(width: width))
    #expect(stage.card(0).minX.isNear(margin))
    #expect(stage.card(0).maxX.isNear(width - margin))
    // The row keeps as much again from its card.
    #expect(stage.textStart(stage.cell(0, 0))?.isNear(2 * margin) == true)
    #expect(stage.lines(0, 0).map(\.minX) == [2 * CGFloat(margin)])
    #expect(stage.lines(0, 0)[0].maxX.isNear(width - margin))
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped])
  func `texts and lines of rows without a card begin at 20`(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    let stage = PhoneStage(Plan(appearance: appearance))
    #expect(stage.cell(0, 0).frame.width == 390.0)
    #expect(stage.textStart(stage.cell(0, 0)) == 20.0)
    #expect(stage.lines(0, 0).last?.minX == 20.0)
  }

  @Test func `a Mac has the margins of a Mac`() {
    let stage = PhoneStage(Plan(idiom: .mac))
    #expect(stage.card(0).minX == 16.0 && stage.card(0).minY == 35.0)
    #expect(stage.gap.isNear(20 + 35))
  }

  // MARK: Distances of sections

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped])
  func `groups without headers are 35 and a third apart`(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    let stage = PhoneStage(Plan(appearance: appearance))
    // 17.5 points are 53 pixels, rounded up, on either side.
    #expect(stage.card(0).minY.isNear(53.0 / 3))
    #expect(stage.gap.isNear(2 * 53.0 / 3))
  }

  @Test func `a header begins 17 and two thirds below the group above`() {
    let stage = PhoneStage(Plan(appearance: .grouped, header: .supplementary))
    let header = stage.boundary(UICollectionView.elementKindSectionHeader, 1)
    let distance = header.frame.minY - stage.card(0).maxY
    #expect(distance.isNear(53.0 / 3))
  }

  @Test func `cards with a footer and a header between them are 74 and two thirds apart`() {
    let stage = PhoneStage(Plan(header: .supplementary, footer: .supplementary))
    // A header of 17 + 18 + 6, a footer of 6 + 15.67 + 12.
    #expect(stage.card(0).minY.isNear(41))
    #expect(stage.gap.isNear(224.0 / 3))
    let footer = stage.boundary(UICollectionView.elementKindSectionFooter, 0)
    #expect(footer.frame.minY.isNear(Double(stage.card(0).maxY)))
    #expect(footer.frame.height.isNear(6 + 47.0 / 3 + 12))
    let label = footer.contentView.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
    #expect(label?.frame.minY.isNear(6) == true)
  }

  // MARK: Lines

  @Test func `the first item as header of a plain list is faint and has a line`() throws {
    let stage = PhoneStage(
      Plan(appearance: .plain, header: .firstItemInSection, sections: 1, rows: 3))
    let header = try #require(
      stage.cell(0, 0).contentConfiguration as? UIListContentConfiguration)
    #expect(header.textProperties.color == .secondaryLabel)
    // Each line begins with the text, those of the header and of the last row as well.
    for item in 0...2 {
      let line = try #require(stage.lines(0, item).first)
      #expect(stage.lines(0, item).count == 1)
      #expect(line.minX == 20.0 && line.maxX == 390.0)
      #expect(line.maxY.isNear(Double(stage.cell(0, item).frame.maxY)))
    }
  }

  @Test func `the line of a header goes with the row below it`() {
    let stage = PhoneStage(
      Plan(appearance: .plain, header: .firstItemInSection, sections: 1, rows: 3))
    stage.view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(stage.lines(0, 0).isEmpty && stage.lines(0, 1).isEmpty)
  }

  @Test func `grouped sections begin and end with a line from edge to edge`() {
    let stage = PhoneStage(Plan(appearance: .grouped, rows: 3))
    for section in 0...1 {
      let first = stage.lines(section, 0)
      #expect(first.map(\.minX) == [0, 20])
      #expect(first.map(\.maxX) == [390, 390])
      #expect(first[0].minY == stage.card(section).minY)
      #expect(stage.lines(section, 1).map(\.minX) == [20])
      let last = stage.lines(section, 2)
      #expect(last.map(\.minX) == [0] && last.map(\.maxX) == [390])
      #expect(last[0].maxY.isNear(Double(stage.card(section).maxY)))
      let heights = (first + last).map(\.height)
      #expect(heights.allSatisfy { $0.isNear(1.0 / 3) })
    }
  }

  @Test func `a grouped section without lines has none at its ends`() {
    let stage = PhoneStage(Plan(appearance: .grouped, header: .firstItemInSection, rows: 2))
    // The header is no row: the only row has the line above and the line below.
    #expect(stage.lines(0, 0).isEmpty)
    #expect(stage.lines(0, 1).map(\.minX) == [0, 0])
  }

  // MARK: Rows

  @Test func `the line of an indented value with a symbol begins 50 after the margin`() {
    let stage = PhoneStage(Plan(sections: 1)) { cell, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Wi-Fi"
      content.secondaryText = "On"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.indentationLevel = 1
    }
    // A level of 10 and the content's own margin of 16, which takes the place of what is left of
    // the row's 20; a symbol's room of 28, a padding of 16.
    let start: CGFloat = (10 + 16 - 20) + 28 + 16
    #expect(stage.lines(0, 0).map(\.minX) == [40 + start])
  }

  @Test(arguments: ["star", "wifi", "person.crop.circle", "square.grid.3x3", "bell.fill"])
  func `texts beside symbols line up`(_ symbol: String) {
    let stage = PhoneStage(Plan(sections: 1)) { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      content.image = UIImage(systemName: symbol)
      cell.contentConfiguration = content
    }
    let start: CGFloat = 40 + 28 + 16
    #expect(stage.textStart(stage.cell(0, 0)) == start)
  }

  @Test func `the point of a chevron ends 2 and two thirds before the margin`() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.traitOverrides.displayScale = 3
    cell.backgroundConfiguration = .clear()
    cell.accessories = [.disclosureIndicator(options: .init(tintColor: .black))]
    let picture = Pixels(snapshot(cell, scale: 3))
    // The middle of the row: the last pixel that is covered but for a tenth.
    let solid = try #require((0..<300).last { picture[$0, 66][3] > 229 })
    #expect(solid + 1 == (100 - 8) * 3 - 8)
  }

  @Test func `the chevrons of an outline are placed as on phones`() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.traitOverrides.displayScale = 3
    cell.backgroundConfiguration = .clear()
    cell.accessories = [.outlineDisclosure(options: .init(tintColor: .black))]
    let collapsed = Pixels(snapshot(cell, scale: 3))
    let solid = try #require((0..<300).last { collapsed[$0, 66][3] > 229 })
    #expect(solid + 1 == (100 - 8) * 3 - 8)
    cell.isExpandedInOutline = true
    cell.setNeedsLayout()
    let expanded = Pixels(snapshot(cell, scale: 3))
    let rows = (0..<132).filter { y in (0..<300).contains { expanded[$0, y][3] > 127 } }
    // 7 points high, around a point below the middle of the row.
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    #expect((20...22).contains(last + 1 - first))
    #expect(abs(CGFloat(first + last + 1) / 6 - 23) < 0.4)
  }

  @Test func `a grip stands outermost whatever the order`() {
    for accessories: [UICellAccessory] in [
      [.reorder(displayed: .always), .checkmark()], [.checkmark(), .reorder(displayed: .always)],
    ] {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      cell.accessories = accessories
      cell.layoutIfNeeded()
      let frames = cell.subviews.filter { $0 !== cell.contentView && $0.frame != cell.bounds }
        .map(\.frame).sorted { $0.minX < $1.minX }
      #expect(frames.map(\.minX) == [249.5, 279, 286.5])
      #expect(frames.last == CGRect(x: 286.5, y: 22.5, width: 27, height: 15))
    }
  }
}
