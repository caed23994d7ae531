import Testing
import UIKit

/// A collection view controller that appears again.
@MainActor @Suite struct CollectionControllerSelectionTests {
  private final class Grid: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: [true, false])
  func `coming back from a detail takes the selection back if the controller is to`(
    _ clears: Bool
  ) {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(grid.clearsSelectionOnViewWillAppear)
    #expect(!grid.useLayoutToLayoutNavigationTransitions)
    grid.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: grid)
    let window = UIWindow(frame: phone)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    let place = IndexPath(item: 1, section: 0)
    grid.collectionView.selectItem(at: place, animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(grid.collectionView.indexPathsForSelectedItems == [place])
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(grid.collectionView.indexPathsForSelectedItems == (clears ? [] : [place]))
  }
}
