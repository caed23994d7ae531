/// The launch of an application, step by step.
@MainActor package struct ApplicationLaunch {
  var applicationClass: AnyClass?
  var delegateClass: AnyClass?
  var options: [UIApplication.LaunchOptionsKey: Any]?
  /// What the first scene comes back to.
  var activity: NSUserActivity?

  package init(
    applicationClass: AnyClass? = nil, delegateClass: AnyClass?,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    self.applicationClass = applicationClass
    self.delegateClass = delegateClass
    self.options = options
  }

  /// Takes the application from nothing to active.
  ///
  /// - Note: The order is Apple's: "Responding to the launch of your app", "Managing your app's
  ///   life cycle". In an application with scenes the delegate is notified of the launch alone and
  ///   the scenes of the rest; the application's notifications are posted either way.
  package func perform() {
    let application = makeApplication()
    let delegate = makeDelegate()
    application.delegate = delegate
    MainMenu.follow()
    let life = application.life
    life.begin(delegate)
    SceneManifest.delegateModule = delegateClass.map(ClassName.module)
    let scenes = SceneConnection(
      of: application, delegate: delegate, options: options, activity: activity)
    if !scenes.isAsked { life.connect(scenes.implicitScene()) }
    let window = scenes.isAsked ? nil : loadMainStoryboard(delegate)
    _ = delegate?.application(application, willFinishLaunchingWithOptions: options)
    if let delegate { finishLaunching(delegate, application) }
    // The delegate may have put another window in the place of this one.
    if let window, delegate?.keeps(window) ?? true { window.makeKeyAndVisible() }
    life.post(UIApplication.didFinishLaunchingNotification)
    if scenes.isAsked { scenes.connect() }
    life.activateAtLaunch()
  }

  private func finishLaunching(_ delegate: any UIApplicationDelegate, _ application: UIApplication)
  {
    let answer = OptionalCall.ask("application(_:didFinishLaunchingWithOptions:)") {
      delegate.application(application, didFinishLaunchingWithOptions: options)
    }
    if answer == nil { delegate.applicationDidFinishLaunching(application) }
  }

  /// Makes the window and its root controller from the storyboard that the property list names, as
  /// UIKit does before it calls the delegate.
  private func loadMainStoryboard(_ delegate: (any UIApplicationDelegate)?) -> UIWindow? {
    guard
      let name = Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String,
      !name.isEmpty
    else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: name, bundle: nil)
      .instantiateInitialViewController()
    delegate?.take(window)
    return window
  }

  private func makeApplication() -> UIApplication {
    guard let applicationClass else { return .shared }
    guard
      let application = _ObjectMaker.make(applicationClass, as: "the application")
        as? UIApplication
    else { refuse("\(applicationClass) cannot be the application: it is no UIApplication.") }
    UIApplication.replaceShared(by: application)
    return application
  }

  private func makeDelegate() -> (any UIApplicationDelegate)? {
    guard let delegateClass else { return nil }
    let object = _ObjectMaker.make(delegateClass, as: "the application's delegate")
    guard let delegate = object as? any UIApplicationDelegate else {
      refuse("\(delegateClass) does not conform to UIApplicationDelegate.")
    }
    return delegate
  }
}

/// Finds out which scenes a launch connects, and connects them.
@MainActor struct SceneConnection {
  private let application: UIApplication
  private let delegate: (any UIApplicationDelegate)?
  private let session = UISceneSession(role: .windowApplication)
  private let options: UIScene.ConnectionOptions
  private let screen: UIScreen?

  /// - Parameters:
  ///   - screen: The scene's screen; nil for the main one.
  ///   - activity: What the scene comes back to; nil if it begins anew.
  init(
    of application: UIApplication, delegate: (any UIApplicationDelegate)?,
    options: [UIApplication.LaunchOptionsKey: Any]?, screen: UIScreen? = nil,
    activity: NSUserActivity? = nil
  ) {
    self.screen = screen
    session.stateRestorationActivity = activity
    self.application = application
    self.delegate = delegate
    let url = options?[.url] as? URL
    self.options = UIScene.ConnectionOptions(urls: url.map { [$0] } ?? [])
  }

  /// Whether the application has scenes of its own: its property list, its delegate or the name of
  /// a class says so.
  ///
  /// - Note: UIKit goes by the property list alone. An application that is built as a package has
  ///   none; there the delegate's method and the name that Xcode's templates use count too.
  var isAsked: Bool {
    SceneManifest.main != nil || ownConfiguration != nil || SceneManifest.conventional != nil
  }

  /// The delegate's configuration; nil if it does not implement the method.
  private var ownConfiguration: UISceneConfiguration? {
    guard let delegate else { return nil }
    return OptionalCall.ask("application(_:configurationForConnecting:options:)") {
      delegate.application(application, configurationForConnecting: session, options: options)
    }
  }

  /// The scene of an application that knows of none, which has its windows.
  func implicitScene() -> UIWindowScene {
    UIWindowScene(session: session, connectionOptions: options)
  }

  @discardableResult
  func connect() -> UIScene {
    let configuration = ownConfiguration ?? session.configuration
    session.configuration = configuration
    let sceneClass = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    (scene as? UIWindowScene)?.ownScreen = screen
    scene.delegate = makeDelegate(configuration)
    application.life.connect(scene)
    let window = loadStoryboard(configuration.storyboardName, scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    application.life.post(UIScene.willConnectNotification, scene)
    let owner = scene.delegate as? any UIWindowSceneDelegate
    if let window, owner?.keeps(window) ?? true { window.makeKeyAndVisible() }
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    return scene
  }

  /// Makes the scene's window and its root controller from a storyboard, as UIKit does before the
  /// scene's delegate is told that it connects.
  private func loadStoryboard(_ name: String?, _ scene: UIScene) -> UIWindow? {
    guard let name, let scene = scene as? UIWindowScene else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIStoryboard(name: name, bundle: nil)
      .instantiateInitialViewController()
    (scene.delegate as? any UIWindowSceneDelegate)?.take(window)
    return window
  }

  private func makeDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    guard let type = configuration.delegateClass ?? SceneManifest.conventional else { return nil }
    guard
      let delegate = _ObjectMaker.make(type, as: "a scene's delegate") as? any UISceneDelegate
    else { refuse("\(type) does not conform to UISceneDelegate.") }
    return delegate
  }
}
