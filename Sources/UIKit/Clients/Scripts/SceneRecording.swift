/// Records what the users of scenes do in their clients.
///
/// `UIKIT_RECORD=FILE` names the script of the first scene; those of further ones get a number before the
/// extension. `UIKIT_PAGE_STATE=FOLDER` is where the scripts of pages and windows are kept from one build of an
/// application to the next: a page or a window of a new process comes back to where it was.
@MainActor package final class SceneRecording {
  private let file: String?
  private let state: URL?
  private let live: LiveTime
  private var recorded: [ObjectIdentifier: Recorded] = [:]
  private var count = 0

  private struct Recorded {
    let recorder: ScriptRecorder
    var files: [ScriptFile]
  }

  /// The most steps and seconds of a script that brings a scene back.
  package static let mostSteps = 2000
  package static let longest = 600.0
  /// How long a scene may take to come back, in real seconds.
  package static let patience = 5.0

  package init(file: String?, state: URL?, live: LiveTime = LiveTime()) {
    (self.file, self.state, self.live) = (file, state, live)
    live.install()
    if let state {
      try? FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    }
  }

  /// Nil if the environment asks for no recording.
  package convenience init?(_ environment: [String: String]) {
    let file = environment["UIKIT_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
    let state = environment["UIKIT_PAGE_STATE"].flatMap { $0.isEmpty ? nil : $0 }
    guard file != nil || state != nil else { return nil }
    self.init(file: file, state: state.map { URL(fileURLWithPath: $0, isDirectory: true) })
  }

  /// Records a scene from now on.
  ///
  /// - Parameter name: That of the page or the window, the same in each process.
  package func record(_ client: ClientScene, name: String) {
    count += 1
    begin(client, name, after: nil)
  }

  private func begin(_ client: ClientScene, _ name: String, after script: InputScript?) {
    let recorder = ScriptRecorder.attached(to: client, live)
    if let script { recorder.begin(with: script) }
    var paths = [stateFile(name)?.path].compactMap { $0 }
    if let file { paths.append(Self.file(file, count)) }
    do {
      // Each file has a copy of its own of what is under way.
      let files = try paths.map { try ScriptFile(recorder, $0) }
      recorder.willDeliver = { for file in files { file.save() } }
      recorded[ObjectIdentifier(client)] = Recorded(recorder: recorder, files: files)
    } catch {
      FileHandle.standardError.write(Data("The script cannot be recorded: \(error)\n".utf8))
    }
  }

  package func isRecorded(_ client: ClientScene) -> Bool {
    recorded[ObjectIdentifier(client)] != nil
  }

  package func forget(_ client: ClientScene) {
    recorded.removeValue(forKey: ObjectIdentifier(client))?.recorder.willDeliver = {}
    client.delivery = nil
    client.conditioning = nil
  }

  /// Writes what is recorded so far.
  package func save() {
    for recorded in recorded.values {
      for file in recorded.files { file.save() }
    }
  }

  private static func file(_ path: String, _ number: Int) -> String {
    guard number > 1 else { return path }
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent + "-\(number)"
    return url.deletingLastPathComponent().appendingPathComponent(name)
      .appendingPathExtension(url.pathExtension).path
  }

  // MARK: Coming back

  private func stateFile(_ name: String) -> URL? {
    state?.appendingPathComponent(
      String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }).suffix(100) + ".txt")
  }

  /// Whether something was done in a scene before this process.
  package func hasState(of name: String) -> Bool {
    stateFile(name).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  /// What was done in a scene before this process; nil if nothing was. What there was is gone then:
  /// a script that ends the process is not played again.
  package func takeState(_ name: String) -> Result<InputScript, Refusal>? {
    guard let file = stateFile(name), let text = try? String(contentsOf: file, encoding: .utf8)
    else { return nil }
    try? FileManager.default.removeItem(at: file)
    guard let script = try? InputScript(text) else {
      return .failure(Refusal(reason: "what was done before cannot be read"))
    }
    let steps = script.steps.filter { if case .screen = $0 { false } else { true } }
    guard !steps.isEmpty else { return nil }
    guard script.lines.count <= Self.mostSteps, script.duration <= Self.longest else {
      return .failure(
        Refusal(
          reason: "there were \(script.lines.count) steps in \(Int(script.duration)) seconds; "
            + "\(Self.mostSteps) steps in \(Int(Self.longest)) seconds are made again"))
    }
    return .success(script)
  }

  /// Why a scene does not come back to where it was.
  package struct Refusal: Error, Hashable { package var reason: String }

  /// Makes in a new scene what was done before, at once, and records it.
  ///
  /// - Parameters:
  ///   - conditions: What the scene's screen is like now.
  ///   - serve: Does what waits in the main queue.
  /// - Throws: Why the scene is not where it was. It has to begin anew then.
  package func play(
    _ script: InputScript, in client: ClientScene, name: String, _ conditions: ScreenConditions,
    serve: @escaping () -> Void
  ) throws(Refusal) {
    let begin = LiveTime.system()
    let time = live.time
    live.goOn()
    let player = ScriptPlayer(client) { duration in
      LiveTime.pass(time, until: time.now + duration, serve)
    }
    for change in script.screenAtLaunch {
      var conditions = client.scene.screen.conditions
      change.apply(to: &conditions)
      client.change(to: conditions)
    }
    serve()
    for line in script.lines.dropFirst(script.screenAtLaunch.count) {
      guard LiveTime.system() - begin < Self.patience else {
        throw Refusal(reason: "it took longer than \(Int(Self.patience)) seconds")
      }
      do throws(ScriptFailure) {
        try player.play(line)
      } catch {
        throw Refusal(reason: "\(error)")
      }
      serve()
    }
    live.goOn()
    count += 1
    self.begin(client, name, after: script)
    client.change(to: conditions)
  }
}
