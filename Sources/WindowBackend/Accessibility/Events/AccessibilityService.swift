import Foundation
import UIKit

/// Shows the application to assistive technologies by AT-SPI, as soon as their bus answers.
///
/// Calls come on a thread of GLib's and are answered on the main one. Until a program
/// asks for an object or registers for events, nothing is read of the interface and nothing is sent.
@MainActor final class AccessibilityService {
  private let tree: AccessibleTree
  private let answers: AccessibleAnswers
  private var bus: BusConnection?
  /// The names of those who have read objects, or want events.
  private var readers: Set<String> = []
  private var told: [AccessibleFacts] = []
  private var isWaiting = false
  private var lastLook = 0.0
  private var observer: (any NSObjectProtocol)?
  /// Called after each answer that only reads.
  var didRead: () -> Void = {}

  /// Changes are looked for so often at most, in seconds.
  private static let pause = 0.1

  private enum Registry {
    static let name = "org.a11y.atspi.Registry"
    static let path = "/org/a11y/atspi/registry"
    static let interface = "org.a11y.atspi.Registry"
  }

  init(_ sessions: @escaping () -> [WindowSession]) {
    tree = AccessibleTree(sessions)
    answers = AccessibleAnswers(tree)
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.didPost, object: nil, queue: nil
    ) { [weak self] note in
      let words = note.userInfo?["argument"] as? String
      MainActor.assumeIsolated { self?.announce(words) }
    }
  }

  isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

  // MARK: The bus

  /// Looks for the bus on a thread, and shows the application there.
  func begin() {
    let handle: @Sendable (BusMessage) -> Void = { [weak self] message in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.receive(message) } }
    }
    let thread = Thread { [weak self] in
      guard let connected = Self.connect(handle) else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self?.bus = connected
          self?.answers.name = connected.name
        }
      }
      Self.embed(connected) { readers, desktop in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.isEmbedded(readers, desktop) }
        }
      }
    }
    thread.name = "assistive technologies"
    thread.start()
  }

  nonisolated private static func connect(
    _ handle: @escaping @Sendable (BusMessage) -> Void
  ) -> BusConnection? {
    let address = BusConnection.session()?
      .call("GetAddress", of: "org.a11y.Bus", at: "/org/a11y/bus", in: "org.a11y.Bus")?
      .first?.string
    guard let address, !address.isEmpty else { return nil }
    return BusConnection.open(address, handle)
  }

  /// Puts the application among those of the desktop.
  ///
  /// - Parameter done: Gets the names of those who want events, and what the application is in.
  nonisolated private static func embed(
    _ bus: BusConnection, _ done: ([String], (name: String, path: String)) -> Void
  ) {
    bus.match("type='signal',interface='\(Registry.interface)'")
    bus.match("type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged'")
    let plug = BusValue.structure([.string(bus.name), .path(AccessiblePath.root)])
    let desktop =
      bus.call(
        "Embed", of: "org.a11y.atspi.Socket", at: AccessiblePath.root, in: Registry.name,
        with: [plug])?
      .first?.parts ?? []
    let events =
      bus.call(
        "GetRegisteredEvents", of: Registry.interface, at: Registry.path, in: Registry.name)?
      .first?.parts ?? []
    done(
      events.compactMap { $0.parts.first?.string },
      (desktop.first?.string ?? "", desktop.last?.string ?? AccessiblePath.null))
  }

  private func isEmbedded(_ readers: [String], _ desktop: (name: String, path: String)) {
    answers.desktop = desktop
    for reader in readers { add(reader) }
  }

  // MARK: Messages

  private func receive(_ message: BusMessage) {
    guard message.wantsAnswer else { return hear(message.call) }
    let call = message.call
    // The registry asks each application for its number, and reads nothing.
    if call.path != AccessiblePath.root || call.member == "GetChildren" { add(call.sender) }
    message.answer(answers.answer(call))
    // Other methods change something.
    if call.member.hasPrefix("Get") { didRead() }
  }

  /// Who listens may be gone, or new.
  private func hear(_ signal: BusCall) {
    switch signal.member {
    case "EventListenerRegistered": signal.argument(0)?.string.map(add)
    case "NameOwnerChanged" where signal.argument(2)?.string == "":
      signal.argument(0)?.string.map { _ = readers.remove($0) }
    default: break
    }
  }

  private func add(_ reader: String) {
    let wasEmpty = readers.isEmpty
    readers.insert(reader)
    guard wasEmpty else { return }
    told = tree.facts()
    // Who comes learns which window is used.
    for facts in told where facts.states.contains(.active) {
      bus?.send(
        AccessibleChanges.event(
          "Activate", value: .string(facts.name), of: facts.path,
          interface: "org.a11y.atspi.Event.Window"))
    }
  }

  // MARK: Changes

  /// The interface may have changed.
  func turnDidEnd() {
    tree.invalidate()
    guard !readers.isEmpty, !isWaiting, let bus, bus.isOpen else { return }
    let wait = lastLook + Self.pause - LiveTime.system()
    guard wait > 0 else { return tell() }
    isWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      MainActor.assumeIsolated {
        self?.isWaiting = false
        self?.tell()
      }
    }
  }

  private func tell() {
    lastLook = LiveTime.system()
    let now = tree.facts()
    let former = told
    told = now
    guard former != now else { return }
    let changes = AccessibleChanges(
      reference: answers.reference, cacheItem: answers.cacheItem)
    for signal in changes.signals(from: former, to: now) { bus?.send(signal) }
  }

  private func announce(_ words: String?) {
    turnDidEnd()
    guard let words, !words.isEmpty, !readers.isEmpty else { return }
    let window = tree.windows.first(where: \.isActive) ?? tree.windows.first
    let path = window.map { AccessibleObject.window($0).path } ?? AccessiblePath.root
    bus?.send(AccessibleChanges.announcement(words, from: path))
  }
}
