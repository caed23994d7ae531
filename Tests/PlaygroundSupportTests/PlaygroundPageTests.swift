import PlaygroundSupport
import Testing
import UIKit

@Suite(.serialized) @MainActor struct PlaygroundPageTests {
  let page = PlaygroundPage.current

  init() {
    page.liveView = nil
    page.needsIndefiniteExecution = false
  }

  @Test func `a page with a live view runs on, one that shows nothing ends`() {
    page.liveView = nil
    #expect(!page.needsIndefiniteExecution)
    page.liveView = UILabel()
    #expect(page.needsIndefiniteExecution)
  }

  @Test func `views and controllers are live views`() throws {
    let label = UILabel()
    page.liveView = label
    guard case .view(let view) = try #require(page.liveView).playgroundLiveViewRepresentation
    else { throw Unexpected() }
    #expect(view === label)

    let list = UITableViewController()
    page.liveView = list
    guard
      case .viewController(let controller) = try #require(page.liveView)
        .playgroundLiveViewRepresentation
    else { throw Unexpected() }
    #expect(controller === list)
  }

  @Test func `whoever shows a page is told of its live view`() {
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: Notification.Name("PlaygroundPageLiveViewDidChangeNotification"), object: page,
      queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    page.liveView = UIView()
    page.liveView = UIViewController()
    #expect(count == 2)
  }
}

private struct Unexpected: Error {}
