import LiveObjects
import UIKit

extension Belongings {
  /// Controllers and windows.
  static let controllers = [
    Belongings("a controller in a window") { watch in
      let controller = UIViewController()
      _ = UILabel.pinned(in: controller.view)
      show(controller, watch) { controller.view.window?.frame.size.width = 480 }
    },
    Belongings("windows without a controller, shown and not") { watch in
      let (shown, other) = (UIWindow(), UIWindow())
      shown.makeKeyAndVisible()
      other.addSubview(UIView())
      watch.tree(shown, "shown")
      watch.tree(other, "other")
      shown.isHidden = true
      // The one made last stays until then.
      _ = UIWindow()
    },
    Belongings("controllers pushed and popped while the navigation stays") { watch in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      for _ in 0..<3 {
        let controller = UIViewController()
        controller.title = "Detail"
        _ = UILabel.pinned(in: controller.view)
        controller.navigationItem.titleView = UILabel()
        watch(controller, "pushed controller")
        watch(controller.navigationItem, "navigation item")
        navigation.pushViewController(controller, animated: false)
        window.layoutIfNeeded()
        watch.tree(controller.view, "pushed")
      }
      navigation.popViewController(animated: true)
      navigation.popToRootViewController(animated: false)
      window.layoutIfNeeded()
      stays(window)
    },
    Belongings("a navigation that goes with all its controllers") { watch in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.prefersLargeTitles = true
      show(navigation, watch) {
        let controller = UIViewController()
        watch(controller, "pushed")
        navigation.pushViewController(controller, animated: false)
      }
      watch(navigation, "navigation")
      watch(navigation.viewControllers[0], "root")
    },
    Belongings("children of a controller") { watch in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      watch(child, "child")
      watch(child.traitCollection, "traits")
      show(parent, watch) { parent.view.window?.overrideUserInterfaceStyle = .dark }
    },
    Belongings("a child taken out of a controller that stays") { watch in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent.view.layoutIfNeeded()
      watch(child, "child")
      watch.tree(child.view, "child")
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      stays(parent)
    },
    Belongings("a root controller that another one replaces") { watch in
      let window = UIWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      watch(controller, "controller")
      watch.tree(controller.view, "controller")
      window.rootViewController = UIViewController()
      window.isHidden = true
      stays(window)
    },
    Belongings("a collection view controller in a navigation") { watch in
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection()))
      controller.collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      watch(controller.collectionView, "collection view")
      watch(controller.collectionViewLayout, "layout")
      watch(controller, "controller")
      show(UINavigationController(rootViewController: controller), watch)
    },
  ]
}
