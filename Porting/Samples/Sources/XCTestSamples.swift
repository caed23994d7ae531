import XCTest

final class XCTestSamples: XCTestCase {
  @MainActor func testUIKitIsSeen() async {
    let poster = Poster()
    poster.start()
    NotificationCenter.default.post(name: Notification.Name("Poster"), object: nil)
    XCTAssertEqual(poster.count, 1)
    XCTAssertNil(UILabel().text)
  }
}

@MainActor final class MainActorSamples: XCTestCase {
  func testViewsAreMade() { XCTAssertEqual(UIView().subviews.count, 0) }
  func testAnother() throws { XCTAssertNil(UIView().superview) }
}
