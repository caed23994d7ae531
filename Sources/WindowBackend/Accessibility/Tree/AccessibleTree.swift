import UIKit

/// The application as assistive technologies see it: its windows, and in each the elements of the accessibility
/// tree in reading order.
@MainActor final class AccessibleTree {
  private let sessions: () -> [WindowSession]
  private var known: Reading?

  /// What was read of the interface at a time.
  private struct Reading {
    /// The elements of windows by their numbers.
    var elements: [Int: [ClientElement]] = [:]
    var facts: [AccessibleFacts] = []
    /// Where facts are by their paths.
    var places: [String: Int] = [:]
    /// Until when it is taken for what is there, in seconds.
    var end = 0.0
  }

  /// So long a reading is used, in seconds, unless something happens; but ten times as long as it took.
  private static let patience = 0.1

  init(_ sessions: @escaping () -> [WindowSession]) { self.sessions = sessions }

  var windows: [WindowSession] { sessions() }

  /// Something may have changed.
  func invalidate() { known = nil }

  private var reading: Reading {
    let start = LiveTime.system()
    if let known, start < known.end { return known }
    var reading = Reading()
    for (index, session) in windows.enumerated() {
      let elements = session.isVisible ? session.client.accessibility.elements() : []
      reading.elements[session.window.number] = elements
      reading.facts.append(facts(of: session, at: index, elements))
      let focused = session.isActive ? session.focusedElement : nil
      for (index, element) in elements.enumerated() {
        let isFocused = element.number == focused
        reading.facts.append(facts(of: element, in: session, at: index, isFocused: isFocused))
      }
    }
    for (index, facts) in reading.facts.enumerated() { reading.places[facts.path] = index }
    let end = LiveTime.system()
    reading.end = end + max(Self.patience, 10 * (end - start))
    known = reading
    return reading
  }

  /// The elements of a window; none while it is not shown.
  func elements(of session: WindowSession) -> [ClientElement] {
    reading.elements[session.window.number] ?? []
  }

  // MARK: Objects

  /// The object at a path; nil if there is none, or none any more.
  func object(at path: String) -> AccessibleObject? {
    if path == AccessiblePath.root { return .application }
    guard let (window, number) = AccessiblePath.numbers(path),
      let session = windows.first(where: { $0.window.number == window })
    else { return nil }
    guard let number else { return .window(session) }
    return elements(of: session).first { $0.number == number }.map { .element($0, session) }
  }

  func children(of object: AccessibleObject) -> [AccessibleObject] {
    switch object {
    case .application: windows.map { .window($0) }
    case .window(let session): elements(of: session).map { .element($0, session) }
    case .element: []
    }
  }

  // MARK: Facts

  /// The facts of all windows and elements, each window before its elements.
  func facts() -> [AccessibleFacts] { reading.facts }

  /// The facts of an object that is there.
  func facts(of object: AccessibleObject) -> AccessibleFacts {
    let reading = reading
    if let place = reading.places[object.path] { return reading.facts[place] }
    return AccessibleFacts(
      path: AccessiblePath.root, parent: AccessiblePath.null, index: 0,
      children: windows.map { AccessibleObject.window($0).path }, role: .application,
      name: ProcessInfo.processInfo.processName, states: [.enabled, .sensitive],
      interfaces: AccessibleInterface.application)
  }

  private func facts(
    of session: WindowSession, at index: Int, _ elements: [ClientElement]
  ) -> AccessibleFacts {
    var states: AccessibleStates = [.enabled, .sensitive, .visible, .resizable]
    if session.isVisible { states.insert(.showing) }
    if session.isActive { states.insert(.active) }
    return AccessibleFacts(
      path: AccessibleObject.window(session).path, parent: AccessiblePath.root, index: index,
      children: elements.map { AccessibleObject.element($0, session).path },
      role: .frame, name: session.client.title, states: states,
      interfaces: AccessibleInterface.window)
  }

  private func facts(
    of element: ClientElement, in session: WindowSession, at index: Int, isFocused: Bool
  ) -> AccessibleFacts {
    let object = session.client.accessibility.object(element.number)
    let text = AccessibleText(object)
    let range = AccessibleRange(object)
    var facts = AccessibleFacts(
      path: AccessibleObject.element(element, session).path,
      parent: AccessibleObject.window(session).path, index: index,
      role: AccessibleRole(element, of: object), name: element.label ?? "",
      identifier: element.identifier ?? "",
      interfaces: AccessibleInterface.element(text: text, isEditable: element.role.isField, range))
    facts.states = AccessibleStates(
      element, of: object, in: session.client.surface.size,
      isFocused: isFocused)
    // A number is read by its interface, and a text by its own.
    let value = text == nil ? element.value : nil
    facts.details = [element.role == .toggle ? nil : value, element.hint].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    facts.attributes = AccessibleAttributes.of(element, object)
    (facts.text, facts.caret, facts.number) = (text?.string, text?.caret, range?.value)
    return facts
  }
}

extension ClientElement.Role {
  var isField: Bool { self == .textbox || self == .searchbox }
}
