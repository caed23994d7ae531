import UIKit

// `org.a11y.atspi.Action`.
extension AccessibleAnswers {
  /// Something that can be done with an object.
  struct Action {
    let name: String
    let details: String
    /// - Returns: Whether it was done.
    let perform: () -> Bool
  }

  func action(_ call: BusCall, of object: AccessibleObject) -> BusReply? {
    let actions = actions(of: object)
    if call.member == "GetActions" {
      return .value(
        .array(
          of: "(sss)",
          actions.map { .structure([.string($0.name), .string($0.details), .string("")]) }))
    }
    let index = call.int(0)
    let action = actions.indices.contains(index) ? actions[index] : nil
    switch call.member {
    case "GetName", "GetLocalizedName": return .value(.string(action?.name ?? ""))
    case "GetDescription": return .value(.string(action?.details ?? ""))
    case "GetKeyBinding": return .value(.string(""))
    case "DoAction":
      tree.invalidate()
      return .value(.bool(action?.perform() ?? false))
    default: return nil
    }
  }

  func actions(of object: AccessibleObject) -> [Action] {
    switch object {
    case .application: []
    case .window(let session): windowActions(session)
    case .element(let element, let session): elementActions(element, session)
    }
  }

  /// To activate it, to change its value by steps, and what the application adds.
  private func elementActions(_ element: ClientElement, _ session: WindowSession) -> [Action] {
    guard let object = session.client.accessibility.object(element.number) else { return [] }
    let number = element.number
    var actions = [
      Action(name: "click", details: element.hint ?? "") {
        guard element.isEnabled else { return false }
        session.client.receive(.activate(number))
        return true
      }
    ]
    if object.accessibilityTraits.contains(.adjustable) {
      actions += [
        Action(name: "increment", details: "") { [self] in changed(object.accessibilityIncrement) },
        Action(name: "decrement", details: "") { [self] in changed(object.accessibilityDecrement) },
      ]
    }
    return actions
      + (object.accessibilityCustomActions ?? []).map { custom in
        Action(name: custom.name, details: "") { custom.perform() }
      }
  }

  private func changed(_ change: () -> Void) -> Bool {
    change()
    return true
  }

  /// What keys do in a window as a whole.
  private func windowActions(_ session: WindowSession) -> [Action] {
    let size = session.client.surface.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    func scroll(_ pages: CGFloat) -> Bool {
      let move = CGVector(dx: 0, dy: pages * size.height * 0.85)
      session.client.receive(.wheel(WheelMove(at: middle, by: move, isPrecise: false)))
      return true
    }
    return [
      Action(name: "scroll down", details: "") { scroll(1) },
      Action(name: "scroll up", details: "") { scroll(-1) },
      Action(name: "back", details: "") { session.client.goBack() },
    ]
  }

  // MARK: Values

  /// `org.a11y.atspi.Value`.
  func valueProperties(of object: AccessibleObject) -> [String: BusValue] {
    guard case .element(let element, let session) = object,
      let range = AccessibleRange(session.client.accessibility.object(element.number))
    else { return [:] }
    return [
      "MinimumValue": .double(range.minimum), "MaximumValue": .double(range.maximum),
      "MinimumIncrement": .double(range.step), "CurrentValue": .double(range.value),
      "Text": .string(element.value ?? ""),
    ]
  }
}
