import UIKit

/// A list on a screen of three pixels a point, as phones show it.
@MainActor final class PhoneStage: NSObject, UICollectionViewDataSource {
  /// What the list is made of.
  struct Plan {
    var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
    var header = UICollectionLayoutListConfiguration.HeaderMode.none
    var footer = UICollectionLayoutListConfiguration.FooterMode.none
    var sections = 2
    var rows = 2
    var width: CGFloat = 390
    var idiom = UIUserInterfaceIdiom.phone
  }

  let window: UIWindow
  let view: UICollectionView
  private let plan: Plan
  private let configure: (UICollectionViewListCell, IndexPath) -> Void

  init(
    _ plan: Plan,
    configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }
  ) {
    self.plan = plan
    self.configure = configure
    var list = UICollectionLayoutListConfiguration(appearance: plan.appearance)
    list.headerMode = plan.header
    list.footerMode = plan.footer
    let frame = CGRect(x: 0, y: 0, width: plan.width, height: 844)
    window = UIWindow(frame: frame)
    window.traitOverrides.displayScale = 3
    window.traitOverrides.userInterfaceIdiom = plan.idiom
    view = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [Self.header, Self.footer] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary")
    }
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  func numberOfSections(in collectionView: UICollectionView) -> Int { plan.sections }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    plan.rows
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    if let cell = cell as? UICollectionViewListCell { configure(cell, path) }
    return cell
  }

  /// A header's line is 18 points high (subheadline), a footer's 15.67 (footnote).
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let boundary = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "boundary", for: path)
    if let cell = boundary as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = "Boundary"
      if kind == Self.header {
        content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
      }
      cell.contentConfiguration = content
    }
    return boundary
  }

  func cell(_ section: Int, _ item: Int) -> UICollectionViewListCell {
    view.layoutIfNeeded()
    return view.cellForItem(at: IndexPath(item: item, section: section))
      as! UICollectionViewListCell
  }

  func boundary(_ kind: String, _ section: Int) -> UICollectionViewListCell {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
      as! UICollectionViewListCell
  }

  /// Where the card of a section is: from its first row to its last.
  func card(_ section: Int) -> CGRect {
    cell(section, 0).frame.union(cell(section, plan.rows - 1).frame)
  }

  /// From the end of the first section's card to the beginning of the second's.
  var gap: CGFloat { card(1).minY - card(0).maxY }

  /// The lines of a cell in the list's coordinates, from top to bottom.
  func lines(_ section: Int, _ item: Int) -> [CGRect] {
    let cell = cell(section, item)
    return cell.subviews.filter { $0.frame.height < 1 && !$0.isHidden }
      .map { cell.convert($0.frame, to: view) }.sorted { $0.minY < $1.minY }
  }

  /// Where the text of a cell begins, in the list's coordinates.
  func textStart(_ cell: UICollectionViewListCell) -> CGFloat? {
    guard let content = cell.contentView as? UIListContentView,
      let label = content.subviews.compactMap({ $0 as? UILabel }).first
    else { return nil }
    return content.convert(label.frame, to: view).minX
  }
}

extension CGFloat {
  /// Whether two lengths are the same but for the noise of sums.
  func isNear(_ other: Double) -> Bool { (Double(self) - other).magnitude < 0.01 }
}
