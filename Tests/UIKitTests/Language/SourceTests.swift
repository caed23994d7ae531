import Testing
import UIKit

extension CGFloat {
  fileprivate var magnitudeOfIt: CGFloat { abs(self) + abs(-1) }
  fileprivate static func distance(_ a: CGFloat, _ b: CGFloat) -> CGFloat { abs(a - b) }
}

/// A controller that changes its data with implicit `self`, as Apple's header allows.
private final class Colors: UICollectionViewController {
  var count = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  func grow() {
    collectionView.performBatchUpdates {
      count += 1
      collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A view of an application that hears of each batch.
private final class Watching: UICollectionView {
  var batches = 0
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

/// Small things that source for iOS relies on.
@MainActor @Suite struct SourceTests {
  @Test func `abs within an extension of CGFloat is the free function`() {
    #expect((-2 as CGFloat).magnitudeOfIt == 3)
    #expect(CGFloat.distance(1, 4) == 3)
  }

  @Test func `points, sizes and rectangles print as on iOS`() {
    let frame = CGRect(x: 0, y: 1.5, width: 100, height: 44)
    #expect("\(frame)" == "(0.0, 1.5, 100.0, 44.0)")
    #expect(String(describing: frame.origin) == "(0.0, 1.5)")
    #expect(String(reflecting: frame.size) == "(100.0, 44.0)")
    #expect("\(Optional(frame.size) as Any)" == "Optional((100.0, 44.0))")
  }

  @Test func `batch updates use self without naming it, and overrides hear of them`() {
    let controller = Colors(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.layoutIfNeeded()
    controller.grow()
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
    let view = Watching(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.performBatchUpdates {}
    view.performBatchUpdates(nil)
    #expect(view.batches == 2)
  }

  @Test func `color literals make colors`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func `an NSIndexPath knows row, item and section`() {
    let path = NSIndexPath(row: 4, section: 2)
    #expect(path.row == 4)
    #expect(path.item == 4)
    #expect(path.section == 2)
    #expect(path as IndexPath == IndexPath(item: 4, section: 2))
    #expect(NSIndexPath(item: 1, section: 0).section == 0)
  }

  @Test func `requests over the network need no other import`() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    #expect(URLRequest(url: url).httpMethod == "GET")
    #expect(URLSession.shared.configuration.timeoutIntervalForRequest > 0)
  }
}
