import Testing
import UIKit

/// What applications set at a collection view, read back, with the defaults of iOS.
@MainActor @Suite struct CollectionSettingTests {
  private func view() -> UICollectionView {
    UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: rowSection()), StrictDataSource([3]))
  }

  /// A switch of a collection view and how it is set at first.
  struct Switch: Sendable, CustomTestStringConvertible {
    var name: String
    var isOn: Bool
    var get: @MainActor (UICollectionView) -> Bool
    var set: @MainActor (UICollectionView, Bool) -> Void
    var testDescription: String { name }
  }

  nonisolated static let switches = [
    Switch(name: "allowsSelection", isOn: true) {
      $0.allowsSelection
    } set: {
      $0.allowsSelection = $1
    },
    Switch(name: "allowsMultipleSelection", isOn: false) {
      $0.allowsMultipleSelection
    } set: {
      $0.allowsMultipleSelection = $1
    },
    Switch(name: "allowsMultipleSelectionDuringEditing", isOn: false) {
      $0.allowsMultipleSelectionDuringEditing
    } set: {
      $0.allowsMultipleSelectionDuringEditing = $1
    },
    Switch(name: "isEditing", isOn: false) {
      $0.isEditing
    } set: {
      $0.isEditing = $1
    },
    Switch(name: "allowsFocus", isOn: false) {
      $0.allowsFocus
    } set: {
      $0.allowsFocus = $1
    },
    Switch(name: "allowsFocusDuringEditing", isOn: false) {
      $0.allowsFocusDuringEditing
    } set: {
      $0.allowsFocusDuringEditing = $1
    },
    Switch(name: "selectionFollowsFocus", isOn: false) {
      $0.selectionFollowsFocus
    } set: {
      $0.selectionFollowsFocus = $1
    },
    Switch(name: "remembersLastFocusedIndexPath", isOn: false) {
      $0.remembersLastFocusedIndexPath
    } set: {
      $0.remembersLastFocusedIndexPath = $1
    },
    Switch(name: "dragInteractionEnabled", isOn: true) {
      $0.dragInteractionEnabled
    } set: {
      $0.dragInteractionEnabled = $1
    },
    Switch(name: "isSpringLoaded", isOn: false) {
      $0.isSpringLoaded
    } set: {
      $0.isSpringLoaded = $1
    },
  ]

  @Test(arguments: switches)
  func `a switch begins as on iOS and stays as it is set`(_ each: Switch) {
    let view = view()
    #expect(each.get(view) == each.isOn)
    each.set(view, !each.isOn)
    #expect(each.get(view) == !each.isOn)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(each.get(view) == !each.isOn)
    each.set(view, each.isOn)
    #expect(each.get(view) == each.isOn)
  }

  @Test func `where nothing can be selected neither taps nor code select`() {
    let view = view()
    view.allowsSelection = false
    view.tapItem(at: IndexPath(item: 1, section: 0))
    #expect(view.indexPathsForSelectedItems == [])
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  final class Helper: NSObject, UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func `helpers are not kept alive`() {
    let view = view()
    #expect(
      view.prefetchDataSource == nil && view.dragDelegate == nil && view.dropDelegate == nil)
    var helper: Helper? = Helper()
    view.prefetchDataSource = helper
    view.dragDelegate = helper
    view.dropDelegate = helper
    #expect(
      view.prefetchDataSource === helper && view.dragDelegate === helper
        && view.dropDelegate === helper)
    helper = nil
    #expect(
      view.prefetchDataSource == nil && view.dragDelegate == nil && view.dropDelegate == nil)
  }

  @Test func `the kinds of elements are those of UIKit`() {
    let place = IndexPath(item: 0, section: 0)
    let attributes = [
      UICollectionViewLayoutAttributes(forCellWith: place),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "s", with: place),
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: place),
    ]
    let categories: [UICollectionView.ElementCategory] = attributes.map(
      \.representedElementCategory)
    #expect(categories == [.cell, .supplementaryView, .decorationView])
    #expect(categories.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `an index path's parts can be set`() {
    var path = IndexPath(item: 1, section: 2)
    path.item = 5
    #expect(path == IndexPath(item: 5, section: 2) && path.row == 5)
    path.section = 7
    #expect(path == [7, 5])
    path.row += 1
    #expect(path == IndexPath(row: 6, section: 7) && path.item == 6)
  }

  @Test func `handlers of registrations have names`() {
    let view = view()
    var cells: [Int] = []
    let handler: UICollectionView.CellRegistration<UICollectionViewCell, Int>.Handler = {
      cell, _, item in
      cell.tag = item
      cells.append(item)
    }
    let cellsOfSeven = UICollectionView.CellRegistration(handler: handler)
    var kinds: [String] = []
    let other: UICollectionView.SupplementaryRegistration<UICollectionReusableView>.Handler = {
      kinds.append("\($1) \($2)")
    }
    let headers = UICollectionView.SupplementaryRegistration(
      elementKind: "header", handler: other)
    final class Source: NSObject, UICollectionViewDataSource {
      var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = { _, _ in
        UICollectionViewCell()
      }
      var header: (UICollectionView, IndexPath) -> UICollectionReusableView = { _, _ in
        UICollectionReusableView()
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { cell(collectionView, indexPath) }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView { header(collectionView, indexPath) }
    }
    let section = rowSection()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "header", alignment: .top)
    ]
    let source = Source()
    source.cell = { $0.dequeueConfiguredReusableCell(using: cellsOfSeven, for: $1, item: 7) }
    source.header = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1) }
    view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(cells == [7] && kinds == ["header [0, 0]"])
    #expect(view.visibleCells.map(\.tag) == [7])
  }
}
