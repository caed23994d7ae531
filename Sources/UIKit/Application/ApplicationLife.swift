/// Changes the state of an application and its scenes, and notifies delegates in UIKit's order.
///
/// Each change is reported to the delegate first and then posted as a notification. Where the
/// application has scenes of its own, their delegates are called instead of the application's; the
/// application's notifications follow.
@MainActor final class ApplicationLife {
  /// The delegate that the process was launched with.
  private var delegate: (any UIApplicationDelegate)?

  private unowned let application: UIApplication

  init(of application: UIApplication) { self.application = application }

  private var state: UIApplication.State {
    get { application.applicationState }
    set { application.applicationState = newValue }
  }

  private var scenes: Set<UIScene> {
    get { application.connectedScenes }
    set { application.connectedScenes = newValue }
  }

  /// The scenes that have delegates of their own.
  private var ownScenes: [UIScene] { scenes.filter { $0.delegate != nil } }
  private var hasOwnScenes: Bool { !ownScenes.isEmpty }

  /// The windows of the application's scenes.
  private var windows: [UIWindow] {
    scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  func begin(_ delegate: (any UIApplicationDelegate)?) {
    end()
    self.delegate = delegate
    state = .inactive
  }

  /// Disconnects the application's scenes and releases the delegate.
  private func end() {
    for window in windows { window.isHidden = true }
    for scene in scenes { scene.activationState = .unattached }
    scenes = []
    delegate = nil
  }

  func connect(_ scene: UIScene) {
    scene.session.scene = scene
    scenes.insert(scene)
  }

  func post(_ name: Notification.Name, _ object: UIScene? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }

  // MARK: Changes

  func activateAtLaunch() {
    if hasOwnScenes { return enterForeground() }
    for scene in scenes { scene.activationState = .foregroundActive }
    becomeActive()
  }

  func enterForeground() {
    if hasOwnScenes {
      tellScenes(.foregroundInactive, posting: UIScene.willEnterForegroundNotification, after: true)
      {
        $0.sceneWillEnterForeground($1)
      }
    } else {
      delegate?.applicationWillEnterForeground(application)
    }
    post(UIApplication.willEnterForegroundNotification)
    becomeActive()
  }

  private func becomeActive() {
    state = .active
    if hasOwnScenes {
      tellScenes(.foregroundActive, posting: UIScene.didActivateNotification) {
        $0.sceneDidBecomeActive($1)
      }
    } else {
      delegate?.applicationDidBecomeActive(application)
    }
    post(UIApplication.didBecomeActiveNotification)
  }

  func resignActive() {
    guard state == .active else { return }
    if hasOwnScenes {
      tellScenes(.foregroundInactive, posting: UIScene.willDeactivateNotification, after: true) {
        $0.sceneWillResignActive($1)
      }
    } else {
      delegate?.applicationWillResignActive(application)
    }
    post(UIApplication.willResignActiveNotification)
    state = .inactive
  }

  func enterBackground() {
    resignActive()
    state = .background
    if hasOwnScenes {
      tellScenes(.background, posting: UIScene.didEnterBackgroundNotification) {
        $0.sceneDidEnterBackground($1)
      }
    } else {
      delegate?.applicationDidEnterBackground(application)
    }
    post(UIApplication.didEnterBackgroundNotification)
  }

  func terminate() {
    if state != .background { enterBackground() }
    for scene in ownScenes {
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, scene)
    }
    delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
    end()
    state = .active
  }

  // MARK: Single scenes

  /// Activates a scene that was connected after the launch, or that is not of the application.
  func activate(_ scene: UIScene) {
    guard scenes.contains(scene) else { return scene.activationState = .foregroundActive }
    if state != .active { return enterForeground() }
    guard scene.activationState != .foregroundActive else { return }
    tell(
      scene, state: .foregroundInactive, posting: UIScene.willEnterForegroundNotification,
      after: true
    ) { $0.sceneWillEnterForeground($1) }
    tell(scene, state: .foregroundActive, posting: UIScene.didActivateNotification) {
      $0.sceneDidBecomeActive($1)
    }
  }

  /// Takes a scene to the background. With the last one the application goes there.
  func background(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    guard scenes.contains(scene) else { return scene.activationState = .background }
    guard scenes.contains(where: { $0 !== scene && $0.activationState == .foregroundActive }) else {
      return enterBackground()
    }
    tell(
      scene, state: .foregroundInactive, posting: UIScene.willDeactivateNotification, after: true
    ) {
      $0.sceneWillResignActive($1)
    }
    tell(scene, state: .background, posting: UIScene.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground($1)
    }
  }

  /// Ends a scene that is in the background.
  func disconnect(_ scene: UIScene) {
    scene.activationState = .unattached
    if scenes.remove(scene) != nil {
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, scene)
    }
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
    scene.delegate = nil
  }

  /// Changes the state of the scenes before or after notifying them.
  private func tellScenes(
    _ state: UIScene.ActivationState, posting notification: Notification.Name, after: Bool = false,
    _ message: (any UISceneDelegate, UIScene) -> Void
  ) {
    for scene in ownScenes {
      tell(scene, state: state, posting: notification, after: after, message)
    }
  }

  private func tell(
    _ scene: UIScene, state: UIScene.ActivationState, posting notification: Notification.Name,
    after: Bool = false, _ message: (any UISceneDelegate, UIScene) -> Void
  ) {
    if !after { scene.activationState = state }
    if let delegate = scene.delegate { message(delegate, scene) }
    post(notification, scene)
    if after { scene.activationState = state }
  }

  // MARK: Events

  /// - Returns: Whether a delegate opens the address.
  func open(_ url: URL) -> Bool {
    guard hasOwnScenes else {
      return delegate?.application(application, open: url, options: [:]) ?? false
    }
    for scene in ownScenes {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    }
    return true
  }

  func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(application)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.receiveMemoryWarning() }
  }
}

extension UIApplication {
  /// The life cycle of the application.
  var life: ApplicationLife { existingOrNewPart(ApplicationLife(of: self)) }

  /// Sends the application to the background, unless it is there.
  package func enterBackground() { if applicationState != .background { life.enterBackground() } }
  /// Brings the application to the foreground, unless it is active.
  package func enterForeground() { if applicationState != .active { life.enterForeground() } }
  /// Passes an address to the delegates.
  ///
  /// - Returns: Whether one of them opens it.
  package func openByDelegates(_ url: URL) -> Bool { life.open(url) }
  /// Reports low memory to the delegate and all controllers.
  package func warnOfMemory() { life.warnOfMemory() }
  /// Ends the application as the system would.
  package func terminate() { life.terminate() }
}
