import DocumentCore

/// Connects the objects of a document: outlets, collections of outlets, actions and segues.
@MainActor struct ConnectionMaking {
  private let graph: ObjectGraph

  init(_ graph: ObjectGraph) {
    self.graph = graph
  }

  // MARK: Outlets

  /// Sets the outlets of an object, in the order of the document.
  ///
  /// - Parameter find: The object of an identity; nil for one that is not connected now.
  func connectOutlets(
    _ element: DocumentElement, _ object: AnyObject, find: (String) -> AnyObject?
  ) {
    var collections: [(property: String, objects: [AnyObject])] = []
    for connection in element.list("connections") {
      guard let property = connection["property"], let id = connection["destination"] else {
        continue
      }
      guard let destination = find(id) else {
        if graph.file.document.element(id) == nil {
          graph.file.report(connection, of: "destination", "names no element: \(id)")
        }
        continue
      }
      if connection.name == "outlet" {
        connect(property, of: object, to: destination, element)
      } else if connection.name == "outletCollection" {
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].objects.append(destination)
        } else {
          collections.append((property, [destination]))
        }
      }
    }
    for (property, objects) in collections {
      connect(property, of: object, toAll: objects, element)
    }
  }

  private func connect(
    _ property: String, of object: AnyObject, to destination: AnyObject,
    _ element: DocumentElement
  ) {
    if case .outlet(let set) = DocumentMembers.member(property, of: object)?.kind {
      if !set(object, destination) { reportType(property, of: object, destination) }
    } else if connectExtension(property, of: object, to: destination) {
      return
    } else if KnownMembers.connect(property, of: object, to: destination) {
      return
    } else if KnownMembers.isDelegate(property, of: object) {
      // UIKit takes an object that does not conform, and calls none of its methods.
      reportType(property, of: object, destination)
    } else {
      reportUndefined(property, of: object, element)
    }
  }

  /// Sets an outlet that an extension of a class of UIKit's declares; false if there is none.
  private func connectExtension(
    _ property: String, of object: AnyObject, to destination: AnyObject
  ) -> Bool {
    for case .outlet(let set) in DocumentMembers.extensionMembers(property).map(\.kind)
    where set(object, destination) { return true }
    return false
  }

  private func connect(
    _ property: String, of object: AnyObject, toAll objects: [AnyObject],
    _ element: DocumentElement
  ) {
    if property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in objects {
        view.addGestureRecognizer(recognizer)
      }
    } else if case .outletCollection(let set) = DocumentMembers.member(property, of: object)?.kind {
      if !set(object, objects) { reportType(property, of: object, objects) }
    } else {
      reportUndefined(property, of: object, element)
    }
  }

  private func reportUndefined(
    _ key: String, of object: AnyObject, _ element: DocumentElement
  ) {
    let type: AnyClass = type(of: object)
    // An object in place of one whose class is not there has none of its members.
    if DocumentClasses.isStandIn(object, for: element) {
      return graph.file.report(element, of: key, "is left out with the class")
    }
    Mistakes.report(
      """
      [<\(type) 0x\(RuntimeAttributes.address(object))> setValue:forUndefinedKey:]: this class is \
      not key value coding-compliant for the key \(key).
      """,
      cure: """
        \(graph.file.document.name) connects the outlet \(key) of \(type), which the class does not \
        declare. Give it an @IBOutlet with that name and run the porting tool, or remove the \
        connection.
        """, remedy: "The outlet is left out.")
  }

  private func reportType(_ key: String, of object: AnyObject, _ value: Any) {
    graph.file.report(
      DocumentElement(name: "outlet"), of: key,
      "\(type(of: object)) takes no \(type(of: value)) there; the outlet is left out")
  }

  // MARK: Actions and segues

  func connectActions(_ element: DocumentElement, _ object: AnyObject) {
    for connection in element.list("connections") {
      switch connection.name {
      case "action": connectAction(connection, object)
      case "segue": SegueTrigger.connect(connection, to: object, in: graph)
      default: break
      }
    }
  }

  private func connectAction(_ connection: DocumentElement, _ object: AnyObject) {
    guard let name = connection["selector"], let id = connection["destination"] else { return }
    let isResponder =
      id == "-2"
      || graph.file.document.element(id)?["placeholderIdentifier"] == "IBFirstResponder"
    let target = isResponder ? nil : graph.object(id)
    if !isResponder, target == nil { return }
    let sender = DocumentAction(name, target: target)
    sender.connect(object, event: connection["eventType"])
  }
}

/// An action of a document, sent to the object that has it.
@MainActor final class DocumentAction: NSObject {
  private let name: String
  private weak var target: AnyObject?
  private let isForResponders: Bool

  /// - Parameter target: The object; nil for the first one along the chain of responders that has the
  ///   action.
  init(_ name: String, target: AnyObject?) {
    self.name = name
    self.target = target
    isForResponders = target == nil
  }

  private static let names: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allEvents": .allEvents,
    "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents,
  ]

  /// Makes an object of a document send the action.
  func connect(_ object: AnyObject, event: String?) {
    let own = target.flatMap { DocumentMembers.action(name, of: $0) }
    let receiver: AnyObject = own == nil ? self : target ?? self
    let selector = own ?? Selector("send:event:", DocumentAction.send(_:event:))
    switch object {
    case let control as UIControl:
      let event = event.flatMap { Self.names[$0] } ?? .touchUpInside
      control.addTarget(receiver, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = receiver
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(receiver, action: selector)
    default: return
    }
    if own == nil { Kept.keep(self, with: object) }
  }

  /// Sends the action to the object, or along the chain of responders. An object without it stops
  /// the program, as an unknown selector does on iOS.
  func send(_ sender: Any?, event: Any?) {
    if let target, let selector = DocumentMembers.action(name, of: target) {
      return selector._send(to: target, sender, event)
    }
    guard isForResponders else {
      guard let target else { return }
      return Mistakes.report(
        "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance",
        cure: "Give the class an @IBAction with that name and run the porting tool.",
        remedy: "Nothing is called.")
    }
    let view = sender as? UIView
    let first = view?.window.flatMap { FirstResponder.current(in: $0) } ?? view
    for responder in sequence(first: first ?? UIApplication.shared as UIResponder, next: \.next) {
      if let selector = DocumentMembers.action(name, of: responder) {
        return selector._send(to: responder, sender, event)
      }
    }
  }
}

/// Objects that live as long as another one.
@MainActor final class Kept {
  private var objects: [AnyObject] = []

  static func keep(_ object: AnyObject, with owner: AnyObject) {
    if let responder = owner as? UIResponder {
      responder.existingOrNewPart(Kept()).objects.append(object)
    } else if let owner = owner as? NSObject {
      let kept = others.object(of: owner) ?? Kept()
      kept.objects.append(object)
      others.set(kept, of: owner)
    }
  }

  private static let others = KeptByOwner()
}

/// What objects that are no responders keep: bar items and gesture recognizers.
@MainActor private final class KeptByOwner {
  private struct Entry {
    weak var owner: NSObject?
    let kept: Kept
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func object(of owner: NSObject) -> Kept? {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry.kept
  }

  func set(_ kept: Kept, of owner: NSObject) {
    if entries.count > 64, entries.count.nonzeroBitCount == 1 {
      entries = entries.filter { $0.value.owner != nil }
    }
    entries[ObjectIdentifier(owner)] = Entry(owner: owner, kept: kept)
  }
}
