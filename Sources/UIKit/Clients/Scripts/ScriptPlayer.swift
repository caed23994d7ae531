/// Makes the steps of scripts in a scene.
@MainActor package final class ScriptPlayer {
  private let client: ClientScene
  private let pass: (TimeInterval) -> Void
  private var fingers: [Int: CGPoint] = [:]
  private var places: ScriptPlaces { ScriptPlaces(client: client) }
  /// Told what does not look right and is no error.
  package var warn: (String) -> Void = { _ in }
  /// Where files are that the script compares with. The default is the current folder.
  package var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  /// - Parameter pass: Lets seconds pass, which may be none.
  package init(_ client: ClientScene, pass: @escaping (TimeInterval) -> Void) {
    (self.client, self.pass) = (client, pass)
  }

  /// Makes all steps.
  ///
  /// - Throws: What the first step needs that cannot be made. The script is over then.
  package func play(_ script: InputScript) throws(ScriptFailure) {
    for line in script.lines { try play(line) }
  }

  package func play(_ line: InputScript.Line) throws(ScriptFailure) {
    do throws(ScriptFailure) {
      try perform(line)
      // What was done is laid out and begins to move before the next step.
      pass(0)
    } catch {
      throw ScriptFailure(error.kind, error.reason, line: line.number, text: line.text)
    }
  }

  private func perform(_ line: InputScript.Line) throws(ScriptFailure) {
    switch line.step {
    case .wait(let duration): pass(duration)
    case .press(let place, let duration):
      let point = try places.point(of: place)
      warnIfNothingReacts(at: point, line)
      client.receive(.touch(1, .began, point))
      pass(duration)
      client.receive(.touch(1, .ended, point))
    case .drag(let start, let end, let duration): try drag(start, to: end, for: duration)
    case .trace(let place, let way, let lift): try trace(place, along: way, lift: lift)
    case .finger(let finger, let move): try lead(finger, move)
    case .wheel(let place, let moves, let isPrecise): try wheel(place, moves, isPrecise: isPrecise)
    case .hover(let place):
      guard let place else { return client.receive(.hover(nil)) }
      client.receive(.hover(try places.point(of: place)))
    case .menu(let place): client.receive(.menu(try places.point(of: place)))
    case .activate(let place): try activate(place)
    case .type(let text): client.receive(.text(text))
    case .compose(let text, let selection): client.receive(.marked(text, selection))
    case .paste(let text): client.receive(.paste(text))
    case .key(let key, let flags): client.receive(.key(key, flags))
    case .screen(let change):
      var conditions = client.conditions
      change.apply(to: &conditions)
      client.change(to: conditions)
    case .picture(let file): try write(bytes(of: try picture()), to: file)
    case .tree(let file): try write(Data(tree.utf8), to: file)
    case .expect(let expectation): try check(expectation)
    }
  }

  // MARK: Fingers

  private func drag(
    _ start: ScriptPlace, to end: ScriptStep.DragEnd, for duration: TimeInterval
  ) throws(ScriptFailure) {
    let first = try places.point(of: start)
    let last =
      switch end {
      case .place(let place): try places.point(of: place)
      case .by(let offset): CGPoint(x: first.x + offset.dx, y: first.y + offset.dy)
      }
    // The end may have been scrolled to.
    let from = try places.point(of: start)
    client.receive(.touch(1, .began, from))
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      pass(duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      client.receive(
        .touch(
          1, .moved,
          CGPoint(x: from.x + (last.x - from.x) * share, y: from.y + (last.y - from.y) * share)))
    }
    client.receive(.touch(1, .ended, last))
  }

  private func trace(
    _ place: ScriptPlace, along way: [ScriptStep.WayPoint], lift: TimeInterval
  ) throws(ScriptFailure) {
    let start = try places.point(of: place)
    var (time, last) = (0.0, start)
    client.receive(.touch(1, .began, start))
    for point in way {
      pass(point.time - time)
      time = point.time
      last = CGPoint(x: start.x + point.offset.dx, y: start.y + point.offset.dy)
      client.receive(.touch(1, .moved, last))
    }
    pass(lift - time)
    client.receive(.touch(1, .ended, last))
  }

  private func lead(_ finger: Int, _ move: ScriptStep.FingerMove) throws(ScriptFailure) {
    if case .down(let place) = move {
      let point = try places.point(of: place)
      fingers[finger] = point
      locations[finger] = point
      return client.receive(.touch(finger, .began, point))
    }
    guard let start = fingers[finger], let location = locations[finger] else {
      throw ScriptFailure(.place, "finger \(finger) is not down.")
    }
    switch move {
    case .down: break
    case .move(let offset):
      let point = CGPoint(x: start.x + offset.dx, y: start.y + offset.dy)
      locations[finger] = point
      client.receive(.touch(finger, .moved, point))
    case .up:
      fingers[finger] = nil
      client.receive(.touch(finger, .ended, location))
    case .cancel:
      fingers[finger] = nil
      client.receive(.touch(finger, .cancelled, location))
    }
  }

  private var locations: [Int: CGPoint] = [:]

  private func wheel(
    _ place: ScriptPlace, _ moves: [ScriptStep.WayPoint], isPrecise: Bool
  ) throws(ScriptFailure) {
    let point = try places.point(of: place)
    var time = 0.0
    for move in moves {
      pass(move.time - time)
      time = move.time
      client.receive(.wheel(WheelMove(at: point, by: move.offset, isPrecise: isPrecise)))
    }
  }

  private func activate(_ place: ScriptPlace) throws(ScriptFailure) {
    let point = try places.point(of: place)
    guard let object = places.found(place.target)?.object else { return client.tap(at: point) }
    if !object.accessibilityActivate() { client.tap(at: point) }
  }

  /// Says so where a touch has no effect: no control, cell, text or gesture recognizer is there.
  private func warnIfNothingReacts(at point: CGPoint, _ line: InputScript.Line) {
    let hit = client.target(at: point).flatMap { $0.window.hitTest($0.point, with: nil) }
    if let hit, sequence(first: hit, next: \.superview).contains(where: { mayReact($0) }) {
      return
    }
    let place = hit.map { "only \(type(of: $0)), which does not react to touches" } ?? "nothing"
    warn("line \(line.number), \"\(line.text)\": \(place) is there.")
  }

  /// Whether a view may react to a touch. False for views of UIKit that only show something or only
  /// scroll; true for views of an application, which may override the methods for touches.
  private func mayReact(_ view: UIView) -> Bool {
    let recognizesTouches = (view.gestureRecognizers ?? []).contains {
      // These need a movement.
      !($0 is UIPanGestureRecognizer || $0 is UIPinchGestureRecognizer
        || $0 is UISwipeGestureRecognizer || $0 is UIRotationGestureRecognizer)
    }
    guard !recognizesTouches, String(reflecting: type(of: view)).hasPrefix("UIKit.") else {
      return true
    }
    // Cells and controls can have the focus.
    return view.canBecomeFocused || view is UIControl || view is UITextView
      || view is PressableView
  }

  // MARK: Looking

  /// The accessibility elements, one per line.
  package var tree: String {
    client.accessibility.elements().map { "\($0.words)\n" }.joined()
  }

  /// The key window as it is shown, as a PNG file.
  package func picture() throws(ScriptFailure) -> UIImage {
    guard let window = places.window else {
      throw ScriptFailure(.file, "no window was made key. Call makeKeyAndVisible().")
    }
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = client.scene.screen.scale
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  private func bytes(of image: UIImage) throws(ScriptFailure) -> Data {
    guard let data = image.pngData() else {
      throw ScriptFailure(.file, "the picture cannot be drawn.")
    }
    return data
  }

  private func write(_ data: Data, to file: String) throws(ScriptFailure) {
    do {
      try data.write(to: URL(fileURLWithPath: file))
    } catch {
      throw ScriptFailure(.file, "\(file) cannot be written: \(error.localizedDescription)")
    }
  }

  private func check(_ expectation: ScriptStep.Expectation) throws(ScriptFailure) {
    let places = places
    switch expectation {
    case .element(let place):
      guard let found = places.found(place.target) else {
        throw unmet(places.missing(place.target))
      }
      guard places.isInView(found) else {
        throw ScriptFailure(.expectation, "\(places.words(place.target)) is not in view.")
      }
    case .noElement(let place):
      guard let found = places.found(place.target), places.isInView(found) else { return }
      throw ScriptFailure(
        .expectation, "\(places.words(place.target)) is there, at \(found.frame.words).")
    case .value(let place, let wanted):
      guard let object = places.found(place.target)?.object else {
        throw unmet(places.missing(place.target))
      }
      let shown = [object.accessibilityValue, object.accessibilityLabel].compactMap { $0 }
      guard !shown.contains(wanted) else { return }
      throw ScriptFailure(
        .expectation,
        "expected \(ScriptWord.quote(wanted)), got "
          + (shown.isEmpty ? "nothing" : shown.map(ScriptWord.quote).joined(separator: " and "))
          + ".")
    case .picture(let file): try compare(with: file)
    }
  }

  private func unmet(_ failure: ScriptFailure) -> ScriptFailure {
    ScriptFailure(.expectation, failure.reason)
  }

  private func compare(with file: String) throws(ScriptFailure) {
    let place = folder.appendingPathComponent(file)
    guard let wanted = try? Data(contentsOf: place) else {
      throw ScriptFailure(
        .file, "\(place.path) cannot be read. The step \"picture \(file)\" draws it.")
    }
    guard try bytes(of: try picture()) != wanted else { return }
    throw ScriptFailure(.expectation, "the picture differs from \(place.path).")
  }
}

extension ClientElement {
  /// Such as `button "Open now" = "1" #open-now (16, 60, 343, 44)`.
  fileprivate var words: String {
    var words = [role.rawValue]
    if let label { words.append(ScriptWord.quote(label)) }
    if let value { words.append("= " + ScriptWord.quote(value)) }
    if let identifier { words.append("#" + identifier) }
    if isSelected { words.append("selected") }
    if !isEnabled { words.append("disabled") }
    return words.joined(separator: " ") + " " + frame.words
  }
}

extension CGRect {
  /// Rounded to a hundredth of a point.
  fileprivate var words: String {
    let sides = [minX, minY, width, height].map { ScriptWord.number(($0 * 100).rounded() / 100) }
    return "(\(sides.joined(separator: ", ")))"
  }
}
