/// Writes down what the user of a scene does, as an ``InputScript``.
///
/// Times are those of the clock that is given, and places are named as the script finds them again. Played
/// on a clock that passes alike, the script has the same effect to the pixel.
@MainActor package final class ScriptRecorder {
  private unowned let client: ClientScene
  private let now: () -> TimeInterval
  /// Called before each event is delivered, when ``lines`` and ``pending`` are up to date.
  package var willDeliver: () -> Void = {}
  /// The steps that are complete.
  package private(set) var steps: [ScriptStep] = []
  /// The time at which the complete steps end, in seconds.
  private var end: TimeInterval
  private var gesture: Gesture?
  /// Fingers that are written move by move: those that touch together, and what happens meanwhile.
  private var fingers: [Int: (number: Int, start: CGPoint, last: CGPoint)] = [:]
  private var hasHovered = false

  /// What is under way and becomes one step if nothing comes between.
  fileprivate enum Gesture {
    case touch(id: Int, Way)
    case wheel(isPrecise: Bool, Way)
  }

  fileprivate struct Way {
    let begin: TimeInterval
    let point: CGPoint
    let place: ScriptPlace
    var points: [ScriptStep.WayPoint] = []
    var last: CGPoint
  }

  /// Begins to record, with what the screen is like.
  ///
  /// - Parameter now: What time it is, in seconds.
  package init(_ client: ClientScene, now: @escaping () -> TimeInterval) {
    (self.client, self.now) = (client, now)
    end = now()
    steps = ScreenChange.changes(from: nil, to: client.conditions).map(ScriptStep.screen)
  }

  /// Begins with steps that were made before.
  package func begin(with script: InputScript) { steps = script.steps }

  /// What was done so far, with what is under way.
  package var text: String { (steps + pending).map { $0.text + "\n" }.joined() }

  /// The script so far.
  package var script: InputScript {
    InputScript(
      lines: (steps + pending).enumerated().map {
        InputScript.Line(number: $0.offset + 1, text: $0.element.text, step: $0.element)
      })
  }

  /// What is under way, as steps of its own.
  package var pending: [ScriptStep] {
    guard let gesture else { return [] }
    var (found, time) = ([ScriptStep](), end)
    func wait(until next: TimeInterval) {
      if next > time { found.append(.wait(Self.rounded(next - time))) }
      time = max(time, next)
    }
    switch gesture {
    case .touch(_, let way):
      wait(until: way.begin)
      let number = freeNumber
      found.append(.finger(number, .down(way.place)))
      for point in way.points {
        wait(until: way.begin + point.time)
        found.append(.finger(number, .move(point.offset)))
      }
    case .wheel(let isPrecise, let way):
      wait(until: way.begin)
      found.append(.wheel(way.place, way.points, isPrecise: isPrecise))
    }
    return found
  }

  // MARK: Recording

  /// Writes an event down, and returns it as it has to be delivered: its points lie on the grid of
  /// scripts.
  package func record(_ event: ClientEvent) -> ClientEvent {
    let event = Self.snapped(event)
    switch event {
    case .touch(let id, let phase, let point, _): touch(id, phase, at: point)
    case .wheel(let move): wheel(move)
    case .hover(let point): hover(point)
    case .menu(let point): add(.menu(place(at: point)))
    case .key(let key, let flags): add(.key(key, flags))
    case .text(let text): add(.type(text))
    case .marked(let text, let selection): add(.compose(text, selection))
    case .paste(let text): add(.paste(text))
    case .activate(let number): activate(number)
    }
    willDeliver()
    return event
  }

  package func record(_ conditions: ScreenConditions) {
    for change in ScreenChange.changes(from: client.conditions, to: conditions) {
      add(.screen(change))
    }
    willDeliver()
  }

  private static func snapped(_ event: ClientEvent) -> ClientEvent {
    switch event {
    case .touch(let id, let phase, let point, _):
      return .touch(id, phase, ScriptPlace.snapped(point))
    case .hover(let point): return .hover(point.map(ScriptPlace.snapped))
    case .menu(let point): return .menu(ScriptPlace.snapped(point))
    case .wheel(var move):
      move.point = ScriptPlace.snapped(move.point)
      let delta = ScriptPlace.snapped(CGPoint(x: move.delta.dx, y: move.delta.dy))
      move.delta = CGVector(dx: delta.x, dy: delta.y)
      return .wheel(move)
    default: return event
    }
  }

  /// Times are whole milliseconds.
  private static func rounded(_ time: TimeInterval) -> TimeInterval {
    (time * 1000).rounded() / 1000
  }

  /// Ends what is under way, and adds a step that takes no time.
  private func add(_ step: ScriptStep) {
    flush()
    wait(until: now())
    steps.append(step)
  }

  private func wait(until time: TimeInterval) {
    let gap = Self.rounded(time - end)
    if gap > 0 { steps.append(.wait(gap)) }
    end = max(end, time)
  }

  /// Writes what is under way in steps of its own: something comes between.
  private func flush() {
    guard let gesture else { return }
    let number = freeNumber
    steps += pending
    self.gesture = nil
    switch gesture {
    case .touch(let id, let way):
      fingers[id] = (number, way.point, way.last)
      end = way.begin + (way.points.last?.time ?? 0)
    case .wheel(_, let way): end = way.begin + (way.points.last?.time ?? 0)
    }
  }

  private var freeNumber: Int {
    (1...).first { number in !fingers.values.contains { $0.number == number } } ?? 1
  }

  // MARK: Fingers

  private func touch(_ id: Int, _ phase: ClientTouchPhase, at point: CGPoint) {
    if phase == .began {
      flush()
      let way = Way(begin: now(), point: point, place: place(at: point), last: point)
      gesture = .touch(id: id, way)
      if !fingers.isEmpty { flush() }
      return
    }
    if case .touch(id, var way) = gesture {
      if point != way.last, phase != .cancelled { way.add(point, at: now()) }
      gesture = .touch(id: id, way)
      if phase == .ended { return lift(way) }
      if phase == .cancelled { flush() }
    }
    follow(id, phase, at: point)
  }

  private func lift(_ way: Way) {
    gesture = nil
    wait(until: way.begin)
    let duration = Self.rounded(now() - way.begin)
    steps.append(
      way.points.isEmpty
        ? .press(way.place, duration) : .trace(way.place, way.points, lift: duration))
    end = now()
  }

  /// One of several fingers.
  private func follow(_ id: Int, _ phase: ClientTouchPhase, at point: CGPoint) {
    guard let (number, start, last) = fingers[id] else { return }
    if phase != .cancelled, point != last {
      add(.finger(number, .move(CGVector(dx: point.x - start.x, dy: point.y - start.y))))
      fingers[id] = (number, start, point)
    }
    if phase == .ended { add(.finger(number, .up)) }
    if phase == .cancelled { add(.finger(number, .cancel)) }
    if phase != .moved { fingers[id] = nil }
  }

  // MARK: Pointers

  private func wheel(_ move: WheelMove) {
    let time = now()
    if case .wheel(move.isPrecise, var way) = gesture, way.point == move.point {
      way.points.append(
        ScriptStep.WayPoint(Self.rounded(time - way.begin), move.delta))
      gesture = .wheel(isPrecise: move.isPrecise, way)
      return
    }
    flush()
    var way = Way(begin: time, point: move.point, place: place(at: move.point), last: move.point)
    way.points = [ScriptStep.WayPoint(0, move.delta)]
    gesture = .wheel(isPrecise: move.isPrecise, way)
  }

  /// Only where something looks different under a pointer.
  private func hover(_ point: CGPoint?) {
    let target = point.flatMap { client.target(at: $0) }
    let hit = target.flatMap { $0.window.hitTest($0.point, with: nil) }
    let reacts =
      hit.map {
        sequence(first: $0, next: \.superview).contains { view in
          (view.gestureRecognizers ?? []).contains { $0 is UIHoverGestureRecognizer }
        }
      } ?? false
    if reacts, let point {
      hasHovered = true
      add(.hover(place(at: point)))
    } else if hasHovered {
      hasHovered = false
      add(.hover(point.map(place)))
    }
  }

  private func activate(_ number: Int) {
    guard let object = client.accessibility.object(number) else { return }
    let places = ScriptPlaces(client: client)
    let names = [object.accessibilityIdentifier, object.accessibilityLabel].compactMap { $0 }
    let targets = names.flatMap { name in
      (1...9).map { ScriptPlace.Target.element(name, number: $0) }
    }
    let target = targets.first { places.found($0)?.object === object }
    add(.activate(target.map { ScriptPlace($0) } ?? place(at: object.accessibilityActivationPoint)))
  }

  private func place(at point: CGPoint) -> ScriptPlace {
    ScriptPlaces(client: client).place(at: point)
  }
}

extension ScriptRecorder.Way {
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    let offset = CGVector(dx: point.x - self.point.x, dy: point.y - self.point.y)
    points.append(ScriptStep.WayPoint(((time - begin) * 1000).rounded() / 1000, offset))
    last = point
  }
}
