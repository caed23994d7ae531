//
//  SceneDelegate.swift
//  WindowApp
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?


    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // Without a storyboard the window is made here and attached to the scene.
        guard let windowScene = (scene as? UIWindowScene) else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        // The scene goes away for now, or for good; it may be connected again.
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        // Take up again what was paused while the scene was inactive.
    }

    func sceneWillResignActive(_ scene: UIScene) {
        // A call comes in, or the scene is about to leave the screen.
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        // Undo what was done on the way into the background.
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        // Save what has changed, and what the scene needs to look as it did.
    }


}
