/// A run of an application without a display that ends after a time.
///
/// `UIKIT_INPUT=FILE` makes the steps of an ``InputScript`` after the launch, on a clock of its own, so
/// that each run draws the same. `UIKIT_AFTER=SECONDS` ends the process so long after that (default 0),
/// `UIKIT_PICTURE=FILE.png` draws the key window before it ends, `UIKIT_FILM=FOLDER` draws thirty
/// pictures a second. `UIKIT_INSTANT=1` does not wait for timers of the application.
/// `UIKIT_INSPECT=FILE` has an ``ApplicationInspector`` write a report before the process ends.
/// `UIKIT_SHRINK=1` looks for the shortest script that shows the same fault instead.
@MainActor final class ScriptRun: ApplicationClient {
  private let environment: [String: String]
  private let after: TimeInterval
  private let script: InputScript?
  private var film: ScriptFilm?

  init(_ environment: [String: String]) {
    self.environment = environment
    script = environment["UIKIT_INPUT"].map(ScriptRun.script)
    let after = environment["UIKIT_AFTER"]
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

  func run(_ launch: ApplicationLaunch) -> Never {
    if environment["UIKIT_SHRINK"] == "1", let file = environment["UIKIT_INPUT"], let script {
      ScriptShrinking(script, file: file, environment).run()
    }
    let pace: ScriptPace? = script.map { _ in
      ScriptPace(isInstant: environment["UIKIT_INSTANT"] == "1")
    }
    if let script {
      var conditions = UIScreen.main.conditions
      for change in script.screenAtLaunch { change.apply(to: &conditions) }
      if environment["UIKIT_SCREEN"] != nil {
        conditions.size = UIScreen.main.conditions.size
        conditions.scale = UIScreen.main.conditions.scale
        conditions.safeArea = UIScreen.main.conditions.safeArea
      }
      UIScreen.main.conditions = conditions
    }
    let inspector = ApplicationLaunch.inspector(environment)
    launch.perform()
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
      refuse("The application has no scene.")
    }
    let client = ClientScene(scene)
    film = environment["UIKIT_FILM"].map { ScriptFilm(of: client, in: $0) }
    let player = ScriptPlayer(client) { [self] in pass($0, pace) }
    play(player, pace)
    pass(after, pace)
    if let picture = environment["UIKIT_PICTURE"] {
      attempt { () throws(ScriptFailure) in
        try player.play(
          InputScript.Line(number: 0, text: "picture", step: .picture(picture)))
      }
    }
    if let inspector { inspect(client, by: inspector) }
    UIApplication.shared.terminate()
    exit(0)
  }

  private func inspect(_ client: ClientScene, by inspector: any ApplicationInspector) {
    guard let window = client.scene.keyWindow ?? client.scene.windows.first else {
      refuse("UIKIT_INSPECT: the application has no window.")
    }
    do {
      try inspector.inspect(window)
    } catch {
      Self.say("UIKIT_INSPECT: \(error)")
      exit(1)
    }
  }

  private func play(_ player: ScriptPlayer, _ pace: ScriptPace?) {
    guard let script, let file = environment["UIKIT_INPUT"] else { return }
    let name = URL(fileURLWithPath: file)
    player.folder = name.deletingLastPathComponent()
    player.warn = { Self.say("\(name.lastPathComponent): \($0)") }
    pass(0, pace)
    // The steps for the screen at the launch are made.
    let done = script.screenAtLaunch.count
    for line in script.lines.dropFirst(done) {
      attempt { () throws(ScriptFailure) in try player.play(line) }
    }
  }

  /// Ends the run where a step cannot be made, or shows a fault.
  private func attempt(_ body: () throws(ScriptFailure) -> Void) {
    do throws(ScriptFailure) {
      try body()
    } catch {
      let name = environment["UIKIT_INPUT"].map { URL(fileURLWithPath: $0).lastPathComponent }
      Self.say("\(name ?? "UIKIT_PICTURE"): \(error)")
      if let file = environment["UIKIT_FAULT"] {
        try? "\(error.kind) \(error.text)".write(toFile: file, atomically: true, encoding: .utf8)
      }
      exit(1)
    }
  }

  static func say(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }

  private func pass(_ duration: TimeInterval, _ pace: ScriptPace?) {
    guard let pace else {
      let end = Date(timeIntervalSinceNow: duration)
      repeat { _ = RunLoop.main.run(mode: .default, before: end) } while Date() < end
      return
    }
    pace.pass(duration) { [self] in film?.expose(until: pace.time.now) }
  }
}

/// The time of a script: animations pass step by step, and the run loop runs in between.
@MainActor package final class ScriptPace {
  package let time = SteppedTime()
  private let isInstant: Bool
  private let start = LiveTime.system()

  /// - Parameter isInstant: Whether time passes without waiting; else each step takes as long as it
  ///   does for a user, so that timers of the application come between the same steps.
  package init(isInstant: Bool) {
    self.isInstant = isInstant
    MotionStage.current = time.stage
  }

  package func pass(_ duration: TimeInterval, _ each: @escaping () -> Void) {
    LiveTime.pass(time, until: time.now + duration) {
      self.serve()
      each()
    }
  }

  /// Does what waits in the main queue and the run loop.
  private func serve() {
    LiveTime.serveQueue()
    guard !isInstant else { return }
    var left = start + time.now - LiveTime.system()
    while left > 0 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: left))
      left = start + time.now - LiveTime.system()
    }
  }
}

/// Numbered pictures of a run, thirty a second.
@MainActor final class ScriptFilm {
  private let client: ClientScene
  private let folder: URL
  private var count = 0
  /// The last picture; nil before the first.
  private var bytes: [UInt8]?

  init(of client: ClientScene, in folder: String) {
    self.client = client
    self.folder = URL(fileURLWithPath: folder)
    try? FileManager.default.createDirectory(
      at: self.folder, withIntermediateDirectories: true)
  }

  /// Draws the pictures that are due.
  func expose(until time: TimeInterval) {
    while Double(count) / 30 <= time + 1e-9 {
      count += 1
      let name = String(repeating: "0", count: max(0, 4 - String(count).count)) + "\(count).png"
      guard let bytes = picture(),
        (try? Data(bytes).write(to: folder.appendingPathComponent(name))) != nil
      else { refuse("The picture \(folder.path)/\(name) cannot be written.") }
    }
  }

  /// What changed since the last picture is drawn and no more; nil if nothing can be drawn.
  private func picture() -> [UInt8]? {
    let change = client.surface.update()
    guard bytes == nil || !change.isEmpty else { return bytes }
    bytes = client.surface.pixels.flatMap {
      try? Array(Platform.current.images.pngBytes(of: client.surface.bitmap(of: $0)))
    }
    return bytes
  }
}
