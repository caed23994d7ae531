/// Connects scenes with the clients that show them, and runs the main run loop.
///
/// The application is launched by its first client, whose screen is the main one, so that nothing is
/// laid out for a screen that is not there. Each further client gets a scene of its own if the application
/// has scene delegates; else its only scene is shown by the client that connected last.
@MainActor package final class SceneHost {
  private let source: any SceneSource
  private var clients: [ClientScene] = []

  package init(_ source: any SceneSource) { self.source = source }

  /// The scenes that are connected.
  package var scenes: [ClientScene] { clients }

  /// Shows a scene to a new client.
  ///
  /// - Parameters:
  ///   - conditions: What the client's screen is like.
  ///   - content: What to show, for sources that have several things; empty for the application.
  ///   - url: What the client's user wants to open; the application gets it with its scene.
  /// - Returns: Nil if there is no such content.
  package func connect(
    _ conditions: ScreenConditions, content: String = "", url: URL? = nil
  ) -> ClientScene? {
    let isMain =
      source.hasMainScreen && !clients.contains { $0.scene.screen === UIScreen.main }
    let screen = isMain ? UIScreen.main : UIScreen()
    screen.conditions = conditions
    UIAccessibility.setReducesMotion(conditions.reducesMotion)
    guard let scene = source.scene(on: screen, content: content, url: url) else { return nil }
    if let former = clients.first(where: { $0.scene === scene }) {
      reconnect(former, conditions)
      if let url { former.open(url) }
      return former
    }
    let client = ClientScene(scene)
    clients.append(client)
    return client
  }

  /// Shows a scene that was connected before again, to a client that lost it or to another one.
  package func reconnect(_ client: ClientScene, _ conditions: ScreenConditions) {
    take(client)
    client.change(to: conditions)
    UIApplication.shared.life.activate(client.scene)
  }

  /// The former client loses the scene.
  private func take(_ client: ClientScene) {
    client.wasTaken?()
    client.wasTaken = nil
    client.cancelTouches()
    client.surface.invalidate()
  }

  /// The client is gone for now: the scene goes to the background.
  package func suspend(_ client: ClientScene) {
    client.wasTaken = nil
    client.cancelTouches()
    UIApplication.shared.life.background(client.scene)
  }

  /// The client does not come back: its scene ends, unless it is the application's only one.
  package func disconnect(_ client: ClientScene) {
    client.cancelTouches()
    guard source.canEnd(client.scene) else { return }
    clients.removeAll { $0 === client }
    UIApplication.shared.life.background(client.scene)
    UIApplication.shared.life.disconnect(client.scene)
  }

  /// Runs the main run loop without end.
  ///
  /// - Parameter turnDidEnd: Called after each turn in which something happened: the time to look for
  ///   changes. A still application has no turns.
  package func run(_ turnDidEnd: () -> Void) -> Never {
    while true {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      turnDidEnd()
    }
  }
}

/// Makes the scenes that clients show.
@MainActor package protocol SceneSource: AnyObject {
  /// Whether the first client's screen is the main one.
  var hasMainScreen: Bool { get }
  /// A scene on a screen; one that was returned before is shown by the new client from now on.
  ///
  /// - Parameter url: What new scenes are to open.
  func scene(on screen: UIScreen, content: String, url: URL?) -> UIWindowScene?
  /// Whether a scene ends with its client.
  func canEnd(_ scene: UIWindowScene) -> Bool
}

/// The scenes of an application, which the first client launches.
@MainActor package final class LaunchedScenes: SceneSource {
  package let hasMainScreen = true
  private var launch: ApplicationLaunch
  private var isLaunched = false

  package init(_ launch: ApplicationLaunch) { self.launch = launch }

  package func scene(on screen: UIScreen, content: String, url: URL?) -> UIWindowScene? {
    guard content.isEmpty else { return nil }
    let application = UIApplication.shared
    let activity = url.flatMap(ActivityAddress.activity)
    let url = activity == nil ? url : nil
    guard isLaunched else {
      isLaunched = true
      launch.activity = activity
      if let url { launch.options = (launch.options ?? [:]).merging([.url: url]) { $1 } }
      launch.perform()
      return UIApplication.shared.connectedScenes.first as? UIWindowScene
    }
    if let scene = application.implicitScene { return scene }
    let connection = SceneConnection(
      of: application, delegate: application.delegate, options: url.map { [.url: $0] },
      screen: screen, activity: activity)
    let scene = connection.connect()
    application.life.activate(scene)
    return scene as? UIWindowScene
  }

  package func canEnd(_ scene: UIWindowScene) -> Bool { scene.delegate != nil }
}
