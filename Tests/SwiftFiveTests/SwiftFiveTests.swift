import UIKit
import XCTest

/// A test of Swift 5 as teams have it: views are made in `setUp()`, which is bound to no actor.
final class SwiftFiveTests: XCTestCase {
  var window: UIWindow!
  var collectionView: UICollectionView!

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    collectionView = UICollectionView(
      frame: window.bounds, collectionViewLayout: LayoutFactory().layout())
    collectionView.register(
      MessageCell.self, forCellWithReuseIdentifier: MessageCell.reuseIdentifier)
    window.addSubview(collectionView)
  }

  override func tearDown() {
    collectionView = nil
    window.isHidden = true
    window = nil
    super.tearDown()
  }

  func testFactoriesOutsideOfAnyActorMakeLayouts() {
    let source = ArrayDataSource<MessageCell>(items: (0..<5).map { Message(text: "\($0)") })
    collectionView.dataSource = source
    collectionView.layoutIfNeeded()
    XCTAssertEqual(collectionView.visibleCells.count, 5)
    let path = IndexPath(item: 4, section: 0)
    let cell = collectionView.cellForItem(at: path) as? MessageCell
    XCTAssertEqual(cell?.label.text, "4")
    // Three columns of (320 - 16 - 16) / 3; the fifth item is the second of its line.
    XCTAssertEqual(cell?.frame, CGRect(x: 16 + 96, y: 8 + 44, width: 96, height: 44))
  }

  func testValuesOfUIKitAreFollowed() {
    let followed = FollowedTable(frame: window.bounds)
    followed.table.contentSize = CGSize(width: 320, height: 88)
    XCTAssertEqual(followed.height, 88)
    let follower = Follower()
    follower.follow(collectionView)
    XCTAssertEqual(follower.isHidden, false)
    collectionView.isHidden = true
    collectionView.contentOffset = CGPoint(x: 0, y: 12)
    XCTAssertEqual(follower.isHidden, true)
    XCTAssertEqual(follower.offset.y, 12)
  }

  func testAModelTellsAViewOnTheMainQueue() {
    let model = MessageModel()
    let loaded = expectation(description: "loaded")
    model.finished = { loaded.fulfill() }
    model.load()
    wait(for: [loaded], timeout: 10)
    XCTAssertEqual(model.messages.count, 20)
  }

  func testACoordinatorPushesAList() throws {
    let coordinator = Coordinator()
    window.rootViewController = coordinator.navigation
    window.makeKeyAndVisible()
    coordinator.start()
    window.layoutIfNeeded()
    let list = try XCTUnwrap(coordinator.navigation.topViewController as? MessageList)
    XCTAssertEqual(list.collectionView.visibleCells.count, 2)
    XCTAssertEqual(LayoutFactory.label("Hello").textColor, Theme.accent)
    XCTAssertEqual(configured(UILabel()) { $0.text = "x" }.text, "x")
  }

  func testAnOldControllerOfGenericCellsLaysOutAsEver() throws {
    let controller = PhotosController()
    controller.items = (0..<9).map { "Photo \($0)" }
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let top = controller.view.safeAreaInsets.top
    XCTAssertEqual(controller.bannerFrame, CGRect(x: 0, y: top, width: 320, height: 30))
    let path = IndexPath(item: 4, section: 0)
    let cell = try XCTUnwrap(controller.collectionView.cellForItem(at: path) as? PhotoCell)
    // Three squares of (320 - 4 * 20) / 3 a row; the fifth is the second of its row.
    XCTAssertEqual(cell.frame, CGRect(x: 20 + 100, y: 50 + 100, width: 80, height: 80))
    XCTAssertEqual(cell.titleLabel.frame, cell.bounds.insetBy(dx: 4, dy: 4))
    cell.inset = 10
    window.layoutIfNeeded()
    XCTAssertEqual(cell.titleLabel.frame, cell.bounds.insetBy(dx: 10, dy: 10))
    XCTAssertTrue(cell.titleLabel.parentController === controller)
    cell.roundCorners([.topLeft, .bottomRight], radius: 8)
    XCTAssertNotNil(cell.layer.mask)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    XCTAssertEqual(controller.ticks, 3)
    let font = UIFont.systemFont(ofSize: 17)
    XCTAssertEqual("one".height(constrainedTo: 200, font: font), ceil(font.lineHeight))
    XCTAssertEqual(UIColor(hexString: "#FF0000"), UIColor.red)
    XCTAssertGreaterThan(screenWidth, 0)
    XCTAssertNotEqual(UIColor.randomColor(), UIColor.clear)
  }

  func testAnAppDelegateMadeByHandShowsItsWindow() {
    let delegate = AppDelegate()
    XCTAssertTrue(
      delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    XCTAssertEqual(delegate.window?.isKeyWindow, true)
    XCTAssertEqual(delegate.window?.frame, UIScreen.main.bounds)
    XCTAssertFalse(Screens.isTablet)
    XCTAssertFalse(Screens.hasHomeIndicator)
    delegate.window?.isHidden = true
    delegate.applicationWillTerminate(UIApplication.shared)
  }
}
