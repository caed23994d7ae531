# An application for sources that have none. Part of Scripts/run.

# An application that shows a controller or a view of the sources.
starter() {
  local shown=$show
  [ -n "$shown" ] || shown=$(first_class 'Controller' "$1")
  [ -n "$shown" ] || shown=$(first_class 'View|Cell|Control|Button|Label' "$1")
  if [ -z "$shown" ]; then
    echo "Scripts/run: expected sources with @main, a view controller or a view, got none of them. --show EXPRESSION names what to show." >&2
    exit 2
  fi
  echo "Scripts/run: no @main in the sources, so $shown is shown (--show EXPRESSION shows another)." >&2
  write_starter "$1" '@main ' "$shown"
}

# A delegate of an application in folder $1 that shows $3; $2 stands before its class.
write_starter() {
  local folder=$1 attribute=$2 shown=$3 import=''
  [ -n "$attribute" ] || import='import PlaygroundSupport'
  cat > "$folder/ScriptsRunStarter.swift" <<STARTER
$import
import UIKit

${attribute}final class ScriptsRunStarter: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    show()
    window?.makeKeyAndVisible()
    return true
  }

  func show() { window?.rootViewController = controller(of: $shown) }

  func controller(of shown: UIViewController) -> UIViewController { shown }

  func controller(of shown: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let area = controller.view.safeAreaLayoutGuide
    controller.view.addSubview(shown)
    if shown.translatesAutoresizingMaskIntoConstraints, shown.bounds.isEmpty { shown.sizeToFit() }
    if shown.translatesAutoresizingMaskIntoConstraints, !shown.bounds.isEmpty {
      shown.center = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
    } else {
      shown.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        shown.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        shown.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        shown.topAnchor.constraint(equalTo: area.topAnchor),
        shown.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ])
    }
    return controller
  }
}
STARTER
}
