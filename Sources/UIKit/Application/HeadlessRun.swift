/// A run of an application without a display that ends after a time.
///
/// `UIKIT_INPUT=FILE` has the steps of an ``InputScript`` be made after the launch,
/// `UIKIT_AFTER=SECONDS` ends the process so long after that (default 0 where there is a picture or a
/// script), `UIKIT_PICTURE=FILE.png` has the key window be drawn before it does.
@MainActor struct HeadlessRun {
  private let after: TimeInterval
  private let picture: String?
  private let script: InputScript?

  /// Nil if the environment asks for no end.
  init?(_ environment: [String: String]) {
    picture = environment["UIKIT_PICTURE"]
    script = environment["UIKIT_INPUT"].map(HeadlessRun.script)
    let after = environment["UIKIT_AFTER"]
    guard picture != nil || script != nil || after != nil else { return nil }
    guard let seconds = TimeInterval(after ?? "0"), seconds >= 0, seconds.isFinite else {
      refuse("UIKIT_AFTER: expected seconds such as 2.0, got \"\(after ?? "")\".")
    }
    self.after = seconds
  }

  private static func script(_ file: String) -> InputScript {
    do {
      return try InputScript(String(contentsOfFile: file, encoding: .utf8))
    } catch {
      refuse("UIKIT_INPUT: \(file): \(error)")
    }
  }

  func begin() {
    Task {
      for line in script?.lines ?? [] { await perform(line) }
      await wait(after)
      if let picture { draw(to: picture) }
      UIApplication.shared.terminate()
      exit(0)
    }
  }

  private func wait(_ duration: TimeInterval) async {
    try? await Task.sleep(for: .seconds(duration))
  }

  private var window: UIWindow {
    guard let window = UIApplication.shared.keyWindow else {
      refuse("No window was made key. Call makeKeyAndVisible().")
    }
    return window
  }

  // MARK: Steps

  private func perform(_ line: InputScript.Line) async {
    switch line.step {
    case .wait(let duration): await wait(duration)
    case .press(let place, let duration):
      let point = point(of: place, line)
      warnIfNothingReacts(at: point, line)
      let finger = Finger(in: window, at: point)
      await wait(duration)
      finger.lift()
    case .drag(let start, let end, let duration):
      let (start, end) = (point(of: start, line), point(of: end, line))
      let finger = Finger(in: window, at: start)
      await move(finger, to: end, over: duration)
      finger.lift()
    case .type(let text): _ = window.receive(text)
    case .picture(let file): draw(to: file)
    }
  }

  /// A place in points of the key window. Ends the run if there is no such element in the window.
  private func point(of place: InputScript.Place, _ line: InputScript.Line) -> CGPoint {
    switch place {
    case .point(let point): return point
    case .element(let name):
      guard let element = window.element(identified: name) ?? window.element(labeled: name) else {
        let names = window.elementNames.map { "\"\($0)\"" }.joined(separator: ", ")
        refuse(
          """
          UIKIT_INPUT: line \(line.number), "\(line.text)": no element has the identifier or \
          label "\(name)". There are: \(names.isEmpty ? "none" : names).
          """)
      }
      let screen = element.accessibilityActivationPoint
      let point = CGPoint(x: screen.x - window.frame.minX, y: screen.y - window.frame.minY)
      guard window.bounds.contains(point) else {
        refuse(
          """
          UIKIT_INPUT: line \(line.number), "\(line.text)": "\(name)" is outside the window, at \
          \(point.x), \(point.y). Scroll to it first.
          """)
      }
      return point
    }
  }

  /// Says so where a touch has no effect: no control, cell, text or gesture recognizer is there.
  private func warnIfNothingReacts(at point: CGPoint, _ line: InputScript.Line) {
    let hit = window.hitTest(point, with: nil)
    if let hit, sequence(first: hit, next: \.superview).contains(where: \.mayReactToTouches) {
      return
    }
    let place = hit.map { "only \(type(of: $0)), which does not react to touches" } ?? "nothing"
    FileHandle.standardError.write(
      Data("UIKIT_INPUT: line \(line.number), \"\(line.text)\": \(place) is there.\n".utf8))
  }

  private func move(_ finger: Finger, to end: CGPoint, over duration: TimeInterval) async {
    let start = finger.location
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      await wait(duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
  }

  private func draw(to file: String) {
    let window = window
    let data = UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    do {
      try data.write(to: URL(fileURLWithPath: file))
    } catch {
      refuse("The picture cannot be written: \(error)")
    }
  }
}

extension UIView {
  /// False for views of UIKit that only show something or only scroll; true for views of an
  /// application, which may override the methods for touches.
  fileprivate var mayReactToTouches: Bool {
    let recognizesTouches = (gestureRecognizers ?? []).contains {
      // These need a movement.
      !($0 is UIPanGestureRecognizer || $0 is UIPinchGestureRecognizer
        || $0 is UISwipeGestureRecognizer || $0 is UIRotationGestureRecognizer)
    }
    guard !recognizesTouches, String(reflecting: type(of: self)).hasPrefix("UIKit.") else {
      return true
    }
    // Cells and controls can have the focus.
    return canBecomeFocused || self is UIControl || self is UITextView || self is PressableView
  }
}
