import UIKit

// `org.a11y.atspi.Component`: where objects are, in units of the desktop.
extension AccessibleAnswers {
  func component(_ call: BusCall, of object: AccessibleObject) -> BusReply? {
    switch call.member {
    case "GetExtents":
      let frame = frame(of: object, call.int(0))
      return .value(.structure(numbers(frame)))
    case "GetPosition":
      let frame = frame(of: object, call.int(0))
      return .values([numbers(frame)[0], numbers(frame)[1]])
    case "GetSize":
      let frame = frame(of: object, 1)
      return .values([numbers(frame)[2], numbers(frame)[3]])
    case "Contains":
      return .value(.bool(frame(of: object, call.int(2)).contains(point(call))))
    case "GetAccessibleAtPoint": return .value(reference(front(at: call, in: object)))
    // A window of its own, or a part of one.
    case "GetLayer":
      if case .window = object { return .value(.unsigned(7)) }
      return .value(.unsigned(3))
    case "GetMDIZOrder": return .value(.short(0))
    case "GetAlpha": return .value(.double(1))
    case "GrabFocus": return .value(.bool(grabFocus(object)))
    case "ScrollTo": return .value(.bool(scroll(to: object)))
    default: return nil
    }
  }

  private func point(_ call: BusCall) -> CGPoint {
    CGPoint(x: CGFloat(call.int(0)), y: CGFloat(call.int(1)))
  }

  private func numbers(_ frame: CGRect) -> [BusValue] {
    [frame.minX, frame.minY, frame.width, frame.height].map { side in
      .whole(side.isFinite ? Int(min(max(side.rounded(), -1e9), 1e9)) : 0)
    }
  }

  /// The session that an object belongs to; nil for the application.
  func session(of object: AccessibleObject) -> WindowSession? {
    switch object {
    case .application: nil
    case .window(let session), .element(_, let session): session
    }
  }

  /// The frame of an object from the screen's origin (0), or that of its window, which is its parent.
  private func frame(of object: AccessibleObject, _ origin: Int) -> CGRect {
    guard let session = session(of: object) else { return .zero }
    return session.unitFrame(of: pointFrame(of: object), fromScreen: origin == 0)
  }

  private func pointFrame(of object: AccessibleObject) -> CGRect {
    switch object {
    case .application: .zero
    case .window(let session): CGRect(origin: .zero, size: session.client.surface.size)
    case .element(let element, _): element.frame
    }
  }

  /// The element in front at a point, or else the object itself.
  private func front(at call: BusCall, in object: AccessibleObject) -> String {
    let hit = tree.children(of: object).last { child in
      frame(of: child, call.int(2)).contains(point(call))
    }
    if let hit { return hit.path }
    let isInside = frame(of: object, call.int(2)).contains(point(call))
    return isInside ? object.path : AccessiblePath.null
  }

  private func grabFocus(_ object: AccessibleObject) -> Bool {
    guard case .element(let element, let session) = object else { return false }
    tree.invalidate()
    _ = scroll(to: object)
    return session.focus(on: element)
  }

  /// Scrolls what the element lies in until it can be seen.
  func scroll(to object: AccessibleObject) -> Bool {
    guard case .element(let element, let session) = object else { return false }
    tree.invalidate()
    return session.client.accessibility.reveal(element.number)
  }
}
