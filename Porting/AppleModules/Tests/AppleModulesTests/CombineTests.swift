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

  @Test func `the latest values come together once each publisher sent one`() {
    let name = CurrentValueSubject<String, Never>("a")
    let age = PassthroughSubject<Int, Never>()
    let isMember = CurrentValueSubject<Bool, Never>(false)
    var lines: [String] = []
    var ends = 0
    let subscription = name.combineLatest(age, isMember)
      .sink { _ in
        ends += 1
      } receiveValue: {
        lines.append("\($0) \($1) \($2)")
      }
    age.send(1)
    name.send("b")
    isMember.send(true)
    age.send(2)
    #expect(lines == ["a 1 false", "b 1 false", "b 1 true", "b 2 true"])
    name.send(completion: .finished)
    age.send(3)
    isMember.send(completion: .finished)
    #expect(ends == 0)
    age.send(completion: .finished)
    #expect(lines.last == "b 3 true" && ends == 1)
    subscription.cancel()
  }

  @Test func `a failure of one ends them, and so does who listens`() {
    struct Bad: Error {}
    let first = PassthroughSubject<Int, Bad>()
    let second = PassthroughSubject<Int, Bad>()
    var sums: [Int] = []
    var failures = 0
    let sink = { (end: Subscribers.Completion<Bad>) in if case .failure = end { failures += 1 } }
    let all = Publishers.CombineLatest(first, second).map { $0 + $1 }
    let one = all.first().sink(receiveCompletion: sink) { sums.append($0) }
    let both = all.sink(receiveCompletion: sink) { sums.append($0) }
    first.send(1)
    second.send(2)
    second.send(3)
    #expect(sums.sorted() == [3, 3, 4])
    first.send(completion: .failure(Bad()))
    second.send(4)
    #expect(failures == 1 && sums.count == 3)
    withExtendedLifetime((one, both)) {}
  }

  @Test func `merged publishers send as values come`() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var all: [Int] = []
    let merged = first.merge(with: second.map { $0 * 10 }).sink { values.append($0) }
    let many = Publishers.MergeMany([first, second]).sink { all.append($0) }
    first.send(1)
    second.send(2)
    first.send(3)
    #expect(values == [1, 20, 3])
    #expect(all == [1, 2, 3])
    withExtendedLifetime((merged, many)) {}
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
