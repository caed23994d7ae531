import Testing
import UIKit

/// Writes down what it is sent.
private final class Ear: NSObject {
  var heard: [String] = []
  var onDeath: (() -> Void)?

  func changed() { heard.append("changed") }
  func changed(_ notification: Notification) { heard.append("value \(notification.name.rawValue)") }
  func changedObject(_ notification: NSNotification) {
    heard.append("object \(notification.name.rawValue)")
  }
  func tick(_ timer: Timer) {
    heard.append("tick \(timer.userInfo as? String ?? "nothing")")
    if heard.count == 2 { timer.invalidate() }
  }
  func search(_ text: String?) { heard.append("search \(text ?? "nothing")") }
  func move(_ from: NSNumber, _ to: NSNumber) { heard.append("move \(from) \(to)") }
  func end(_ force: Bool) { heard.append("end \(force)") }

  deinit {
    NotificationCenter.default.removeObserver(self)
    onDeath?()
  }
}

@MainActor private protocol Saving: AnyObject {
  func save(_ sender: Any?)
}

@MainActor private final class Store: UIResponder, Saving {
  var saves = 0
  func save(_ sender: Any?) { saves += 1 }
}

@Suite struct NotificationSelectorTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("Changed")
  private let ear = Ear()

  @Test func `an observer is sent notifications as its method takes them`() {
    center.addObserver(
      ear, selector: Selector("changed", Ear.changed as (Ear) -> () -> Void), name: name,
      object: nil)
    center.addObserver(
      ear, selector: Selector("changed:", Ear.changed as (Ear) -> (Notification) -> Void),
      name: name, object: nil)
    center.addObserver(
      ear, selector: Selector("changedObject:", Ear.changedObject(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(ear.heard.sorted() == ["changed", "object Changed", "value Changed"])
  }

  @Test func `an observer hears of one object's notifications alone`() {
    let object = NSObject()
    center.addObserver(
      ear, selector: Selector("changedObject:", Ear.changedObject(_:)), name: nil, object: object)
    center.post(name: name, object: nil)
    center.post(name: name, object: object)
    #expect(ear.heard == ["object Changed"])
  }

  @Test func `a removed observer hears nothing more`() {
    let other = Notification.Name("Other")
    let selector = Selector("changedObject:", Ear.changedObject(_:))
    center.addObserver(ear, selector: selector, name: name, object: nil)
    center.addObserver(ear, selector: selector, name: other, object: nil)
    center.removeObserver(ear, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(ear.heard == ["object Other"])
    center.removeObserver(ear)
    center.post(name: other, object: nil)
    #expect(ear.heard.count == 1)
  }

  @Test func `observers of blocks are removed by their tokens as before`() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `an observer is not kept alive`() {
    var isGone = false
    var ear: Ear? = Ear()
    ear?.onDeath = { isGone = true }
    center.addObserver(
      ear as Any, selector: Selector("changedObject:", Ear.changedObject(_:)), name: name,
      object: nil)
    ear = nil
    #expect(isGone)
    center.post(name: name, object: nil)
  }
}

@MainActor @Suite struct DelayedSelectorTests {
  private let ear = Ear()

  /// Turns the run loop until something was heard that often.
  private func wait(for count: Int) {
    let end = Date(timeIntervalSinceNow: 5)
    while ear.heard.count < count, Date() < end {
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test func `a timer calls its target until it is invalid`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0.005, target: ear, selector: Selector("tick:", Ear.tick(_:)),
      userInfo: "tock", repeats: true)
    wait(for: 2)
    #expect(ear.heard == ["tick tock", "tick tock"])
    #expect(!timer.isValid)
  }

  @Test func `a timer that was made is scheduled by hand`() {
    let start = Date()
    let timer = Timer(
      timeInterval: 0.05, target: ear, selector: Selector("tick:", Ear.tick(_:)), userInfo: nil,
      repeats: false)
    RunLoop.current.add(timer, forMode: .common)
    wait(for: 1)
    #expect(Date() >= start + 0.05)
    #expect(ear.heard == ["tick nothing"])
  }

  @Test func `methods are performed at once, later, or not if they were taken back`() {
    let search = Selector("search:", Ear.search(_:))
    ear.perform(search, with: "now")
    ear.perform(Selector("move::", Ear.move(_:_:)), with: NSNumber(value: 1), with: 2 as NSNumber)
    let start = Date()
    ear.perform(search, with: "a", afterDelay: 0.05)
    ear.perform(search, with: "b", afterDelay: 0.05)
    ear.perform(search, with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: ear, selector: search, object: "b")
    #expect(ear.heard == ["search now", "move 1 2"])
    wait(for: 3)
    #expect(Date() >= start + 0.05)
    wait(for: 4)
    #expect(Date() >= start + 0.1)
    #expect(ear.heard.suffix(2) == ["search a", "search nothing"])
    ear.perform(search, with: "c", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: ear)
    RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    #expect(ear.heard.count == 4)
  }

  @Test func `methods are performed on the main thread`() async {
    let search = Selector("search:", Ear.search(_:))
    ear.performSelector(onMainThread: search, with: "waited", waitUntilDone: true)
    #expect(ear.heard == ["search waited"])
  }

  @Test func `a truth value is whether there is a sender`() {
    Selector("end:", Ear.end(_:))._send(to: ear, ear)
    Selector("end:", Ear.end(_:))._send(to: ear)
    #expect(ear.heard == ["end true", "end false"])
  }

  @Test func `a protocol's method is sent to whoever conforms`() {
    let store = Store()
    let selector = Selector("save:", of: nil as (any Saving)?) { $0.save($1) }
    #expect(UIApplication.shared.sendAction(selector, to: store, from: nil, for: nil))
    let button = UIButton(type: .system)
    button.addTarget(
      store, action: Selector("save:", of: store) { $0.save($1) },
      for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(store.saves == 2)
  }
}
