import Combine
import Dispatch
import Foundation
import Testing

@Suite struct CombineTests {
  final class Store: ObservableObject {
    @Published var count = 0
  }

  @Test func `a published property tells its values and its object's changes`() {
    let store = Store()
    var counts: [Int] = []
    var changes = 0
    var subscriptions = Set<AnyCancellable>()
    store.$count.dropFirst().sink { counts.append($0) }.store(in: &subscriptions)
    store.objectWillChange.sink { changes += 1 }.store(in: &subscriptions)
    store.count = 3
    store.count += 1
    #expect(counts == [3, 4])
    #expect(changes == 2)
  }

  @Test func `notifications are published`() {
    let name = Notification.Name("combine tests")
    var objects: [String] = []
    let subscription = NotificationCenter.default.publisher(for: name)
      .compactMap { $0.userInfo?["text"] as? String }
      .sink { objects.append($0) }
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": "a"])
    subscription.cancel()
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": "b"])
    #expect(objects == ["a"])
  }

  @Test func `timers and run loops deliver as the run loop turns`() {
    var ticks = 0
    var values: [Int] = []
    let timer = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect()
      .sink { _ in ticks += 1 }
    let delivery = Just(7).receive(on: RunLoop.current).sink { values.append($0) }
    let limit = Date(timeIntervalSinceNow: 5)
    while ticks < 2 || values.isEmpty, limit > Date() {
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    timer.cancel()
    delivery.cancel()
    #expect(ticks >= 2)
    #expect(values == [7])
  }

  @Test func `dispatch queues deliver`() async {
    let queue = DispatchQueue(label: "combine tests")
    var subscription: AnyCancellable?
    let value = await withCheckedContinuation { continuation in
      subscription = Just(7).receive(on: queue).sink { continuation.resume(returning: $0) }
    }
    subscription?.cancel()
    #expect(value == 7)
  }
}
