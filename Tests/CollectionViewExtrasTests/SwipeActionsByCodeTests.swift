import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct SwipeActionsByCodeTests {
  /// A list of three rows with one action at each edge.
  @MainActor final class Stage: NSObject, UICollectionViewDataSource {
    private(set) var view: UICollectionView!
    var performed: [String] = []

    override init() {
      super.init()
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.leadingSwipeActionsConfigurationProvider = { [unowned self] _ in actions("Pin") }
      list.trailingSwipeActionsConfigurationProvider = { [unowned self] _ in actions("Delete") }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
    }

    private func actions(_ title: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: title) { [unowned self] action, _, done in
          performed.append(action.title ?? "")
          done(true)
        }
      ])
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
  }

  private let path = IndexPath(item: 1, section: 0)

  @Test(arguments: [SwipeActionsEdge.leading, .trailing])
  func `a row is opened, used and closed by code`(_ edge: SwipeActionsEdge) {
    let stage = Stage()
    let view = stage.view!
    #expect(view.indexPathForSwipedItem == nil)
    #expect(!view.performTap(onSwipeActionAt: 0))
    #expect(view.performSwipe(onItemAt: path, edge: edge))
    #expect(view.indexPathForSwipedItem == path)
    #expect(view.performTap(onSwipeActionAt: 0))
    #expect(stage.performed == [edge == .leading ? "Pin" : "Delete"])
    #expect(view.indexPathForSwipedItem == nil)
    view.performSwipe(onItemAt: path, edge: edge)
    view.performSwipeBack()
    #expect(view.indexPathForSwipedItem == nil && stage.performed.count == 1)
  }

  @Test func `a full swipe performs and closes`() {
    let stage = Stage()
    #expect(stage.view.performFullSwipe(onItemAt: path, edge: .trailing))
    #expect(stage.performed == ["Delete"])
    #expect(stage.view.indexPathForSwipedItem == nil)
    #expect(!stage.view.performFullSwipe(onItemAt: IndexPath(item: 9, section: 0), edge: .leading))
  }

  @Test func `accessories answer to code`() {
    var taps = 0
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let other = UIAction(title: "Other") { _ in taps += 10 }
    cell.accessories = [
      .detail { taps += 1 },
      .popUpMenu(UIMenu(children: [UIAction(title: "One") { _ in }, other])),
    ]
    #expect(cell.performTap(onAccessory: .detail) && !cell.performTap(onAccessory: .checkmark))
    #expect(cell.performTap(onPopUpMenuAction: other.identifier))
    #expect(taps == 11)
  }
}
