import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let navigation = UINavigationController(rootViewController: CatalogueViewController())
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  // The room and the work that are shown, by which the scene comes back to them.

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let navigation = window?.rootViewController as? UINavigationController
    let activity = NSUserActivity(activityType: "museum.visit")
    for controller in navigation?.viewControllers ?? [] {
      switch controller {
      case let shown as RoomViewController:
        activity.addUserInfoEntries(from: ["room": shown.room.name])
      case let shown as WorkViewController:
        activity.addUserInfoEntries(from: ["work": shown.work.id])
      default: break
      }
    }
    return activity.userInfo == nil ? nil : activity
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    let navigation = window?.rootViewController as? UINavigationController
    let rooms = Museum.shared.rooms
    let room = rooms.first { $0.name == stateRestorationActivity.userInfo?["room"] as? String }
    if let room {
      navigation?.pushViewController(RoomViewController(room: room), animated: false)
    }
    let id = stateRestorationActivity.userInfo?["work"] as? Int
    if let work = rooms.flatMap(\.works).first(where: { $0.id == id }) {
      navigation?.pushViewController(WorkViewController(work: work), animated: false)
    }
  }
}
