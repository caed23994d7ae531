import Foundation
import OpenCombine

// What OpenCombine lacks of Combine's operators for several publishers: the latest values.
extension Publishers {
  /// The latest values of two publishers, whenever one of them sends a value and both have.
  ///
  /// Finishes when both have, fails when one does. Where less is asked for than is sent, what comes
  /// meanwhile is left out but for the last.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values that are published.
    public typealias Output = (A.Output, B.Output)
    /// The failure of the upstream publishers.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A
    /// The second upstream publisher.
    public let b: B

    /// Creates a publisher of upstream publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let pair = LatestPair<A.Output, B.Output, Downstream>(subscriber)
      subscriber.receive(subscription: pair)
      a.subscribe(
        AnySubscriber(
          receiveSubscription: { pair.begin($0) },
          receiveValue: { value in pair.take { $0.first = value } },
          receiveCompletion: { pair.end($0) }))
      b.subscribe(
        AnySubscriber(
          receiveSubscription: { pair.begin($0) },
          receiveValue: { value in pair.take { $0.second = value } },
          receiveCompletion: { pair.end($0) }))
    }
  }

  /// The latest values of three publishers, as ``CombineLatest`` has those of two.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The values that are published.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of the upstream publishers.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A
    /// The second upstream publisher.
    public let b: B
    /// The third upstream publisher.
    public let c: C

    /// Creates a publisher of upstream publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// The latest values of four publishers, as ``CombineLatest`` has those of two.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The values that are published.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure of the upstream publishers.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A
    /// The second upstream publisher.
    public let b: B
    /// The third upstream publisher.
    public let c: C
    /// The fourth upstream publisher.
    public let d: D

    /// Creates a publisher of upstream publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// The latest values of this publisher and another.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// What `transform` makes of the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// What `transform` makes of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// The latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
}

/// What two publishers sent last, on its way to a subscriber.
private final class LatestPair<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  struct Values {
    var first: First?
    var second: Second?
  }

  /// Taken again by subscribers that ask for more, or send to the publishers, in the midst of a value.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: [any Subscription] = []
  private var values = Values()
  private var demand = Subscribers.Demand.none
  /// Whether there is a pair without demand.
  private var isPending = false
  private var finished = 0

  init(_ downstream: Downstream) { self.downstream = downstream }

  func begin(_ subscription: any Subscription) {
    let isOver = lock.withLock {
      if downstream != nil { upstream.append(subscription) }
      return downstream == nil
    }
    if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  func take(_ change: (inout Values) -> Void) -> Subscribers.Demand {
    lock.withLock {
      change(&values)
      isPending = values.first != nil && values.second != nil
      send()
    }
    return .none
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      finished += 1
      if case .finished = completion, finished < 2 { return }
      let receiver = downstream
      if case .failure = completion { cancel() }
      downstream = nil
      upstream = []
      receiver?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      send()
    }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      upstream.forEach { $0.cancel() }
      upstream = []
    }
  }

  private func send() {
    guard isPending, demand > 0, let downstream, let first = values.first,
      let second = values.second
    else { return }
    isPending = false
    demand -= 1
    demand += downstream.receive((first, second))
  }
}
