import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let notes = UINavigationController(rootViewController: NotesViewController(store: NoteStore()))
    notes.navigationBar.prefersLargeTitles = true
    notes.tabBarItem = UITabBarItem(
      title: "Notes", image: UIImage(systemName: "doc.text"), tag: 0)
    let settings = UINavigationController(rootViewController: SettingsViewController())
    settings.navigationBar.prefersLargeTitles = true
    settings.tabBarItem = UITabBarItem(
      title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [notes, settings]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
