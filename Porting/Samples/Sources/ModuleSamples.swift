import Combine
import OSLog
import Testing
import UIKit
import XCTest
import os.log

final class Cart: ObservableObject {
  @Published var items: [String] = []
  private let logger = Logger(subsystem: "shop", category: "cart")

  func add(_ item: String) {
    logger.debug("adding \(item, privacy: .public)")
    os_log("%{public}@ was added", log: .disabled, type: .info, item)
    items.append(item)
  }
}

/// Searches as somebody types, and follows notifications and a clock.
final class Search {
  @Published var text = ""
  private(set) var log: [String] = []
  private var subscriptions: Set<AnyCancellable> = []
  private static let signposts = OSLog(subsystem: "shop", category: .pointsOfInterest)

  func start(on center: NotificationCenter, name: Notification.Name) {
    os_signpost(.begin, log: Search.signposts, name: "start")
    $text.dropFirst()
      .debounce(for: .milliseconds(10), scheduler: RunLoop.main)
      .removeDuplicates()
      .sink { [weak self] text in self?.log.append("search \(text)") }
      .store(in: &subscriptions)
    center.publisher(for: name)
      .compactMap { $0.userInfo?["text"] as? String }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] text in self?.log.append("heard \(text)") }
      .store(in: &subscriptions)
    Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
      .prefix(1)
      .sink { [weak self] _ in self?.log.append("tick") }
      .store(in: &subscriptions)
    os_signpost(.end, log: Search.signposts, name: "start", "%{public}d", subscriptions.count)
  }
}

final class SchedulerSamples: XCTestCase {
  func testPublishersRunOnSchedulersOfFoundation() {
    let search = Search()
    let center = NotificationCenter()
    let name = Notification.Name("Sample")
    search.start(on: center, name: name)
    search.text = "a"
    search.text = "ab"
    center.post(name: name, object: nil, userInfo: ["text": "it"])
    let all = expectation(for: NSPredicate { _, _ in search.log.count == 3 }, evaluatedWith: nil)
    wait(for: [all], timeout: 5)
    XCTAssertEqual(search.log.sorted(), ["heard it", "search ab", "tick"])
  }
}

@Suite struct ModuleSamples {
  @Test func modulesOfAppleAreThere() {
    let cart = Cart()
    var counts: [Int] = []
    let subscription = cart.$items.map(\.count).sink { counts.append($0) }
    cart.add("pear")
    subscription.cancel()
    #expect(counts == [0, 1])
  }
}
