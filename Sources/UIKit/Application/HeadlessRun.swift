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
      for step in script?.steps ?? [] { await perform(step) }
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

  private func perform(_ step: InputScript.Step) async {
    switch step {
    case .wait(let duration): await wait(duration)
    case .press(let point, let duration):
      let finger = Finger(in: window, at: point)
      await wait(duration)
      finger.lift()
    case .drag(let start, let end, let duration):
      let finger = Finger(in: window, at: start)
      await move(finger, to: end, over: duration)
      finger.lift()
    case .type(let text): _ = window.receive(text)
    case .picture(let file): draw(to: file)
    }
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
