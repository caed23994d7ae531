import Testing
import UIKit
import XCTest

/// A view that counts its layouts.
private final class Counting: UIView {
  var layouts = 0
  var didLayOut: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    didLayOut()
  }
}

/// Awaits a condition, for five seconds and a thousand turns of the main actor: tests that run at the
/// same time may hold it longer than that.
@MainActor private func eventually(_ condition: () -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(5)
  var turns = 0
  while !condition(), ContinuousClock.now < end || turns < 1000 {
    turns += 1
    try await Task.sleep(for: .milliseconds(1))
  }
  try #require(condition())
}

/// Awaits the layout of a window that is new on the screen, and with it of all others.
@MainActor private func nextLayout() async throws {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = Counting(frame: window.bounds)
  window.addSubview(view)
  window.isHidden = false
  defer { window.isHidden = true }
  try await eventually { view.layouts == 1 }
}

/// Awaits everything that is on the main queue now.
@MainActor private func queueTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

/// Windows on the screen are laid out while tests await.
@MainActor @Suite struct WaitingTests {
  @Test func `a window on the screen is laid out while a test awaits`() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let view = Counting(frame: window.bounds)
    window.addSubview(view)
    for count in 1...3 {
      #expect(view.layouts == count - 1)
      try await eventually { view.layouts >= count }
      try await nextLayout()
      #expect(view.layouts == count)
      view.setNeedsLayout()
      view.setNeedsLayout()
    }
  }

  @Test func `a hidden window is not laid out by waiting`() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Counting(frame: window.bounds)
    window.addSubview(view)
    try await nextLayout()
    #expect(view.layouts == 0)
    window.isHidden = false
    try await eventually { view.layouts > 0 }
    #expect(view.layouts == 1)
    window.isHidden = true
    view.setNeedsLayout()
    try await nextLayout()
    #expect(view.layouts == 1)
  }

  @Test func `a view that always asks does not keep the run loop busy`() async throws {
    final class Insatiable: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        setNeedsLayout()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    defer { window.isHidden = true }
    let view = Insatiable()
    window.addSubview(view)
    try await eventually { view.layouts > 0 }
    for _ in 0..<10 { await queueTurn() }
    #expect(view.layouts == 12)
  }

  @Test func `the screen keeps a window until it is hidden`() {
    weak var window: UIWindow?
    do {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      made.rootViewController = UIViewController()
      made.makeKeyAndVisible()
      window = made
    }
    #expect(window?.rootViewController?.viewIfLoaded?.window === window)
    window?.isHidden = true
    #expect(window == nil)
  }
}

/// Windows on the screen are laid out for tests that wait without being asynchronous.
@MainActor final class WaitingCase: XCTestCase {
  func testAWindowIsLaidOutWhileATestWaits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let view = Counting(frame: window.bounds)
    window.addSubview(view)
    for count in 1...2 {
      let laidOut = expectation(description: "laid out")
      view.didLayOut = { laidOut.fulfill() }
      wait(for: [laidOut], timeout: 5)
      XCTAssertEqual(view.layouts, count)
      view.setNeedsLayout()
    }
    view.didLayOut = {}
    let end = Date(timeIntervalSinceNow: 5)
    while view.layouts < 3, Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
    XCTAssertEqual(view.layouts, 3)
  }

  func testAWindowIsLaidOutWhileAnAsynchronousTestWaits() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let view = Counting(frame: window.bounds)
    window.addSubview(view)
    let waited = expectation(description: "waited")
    DispatchQueue.main.async { waited.fulfill() }
    await fulfillment(of: [waited], timeout: 5)
    XCTAssertEqual(view.layouts, 1)
  }
}
