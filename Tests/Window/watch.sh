# Sourced by Scripts/test-window: a window that is watched comes back after each save, and shows what does not build.

folder=$work/Watched errors=$work/watch.err
mkdir -p "$folder"
cat >"$folder/App.swift" <<'SOURCE'
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CountController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class CountController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = shownColor()
    view.addSubview(label)
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Count") { [unowned self] _ in
        count += 1
        label.text = "\(count) times"
      })
    button.frame = CGRect(x: 20, y: 400, width: 200, height: 60)
    view.addSubview(button)
  }
}
SOURCE
color() { echo "import UIKit"$'\n'"func shownColor() -> UIColor { $1 }" >"$folder/Color.swift"; }

# The window of the program that runs now.
watched() { xdotool search --onlyvisible --name Watched 2>/dev/null | tail -n 1 | grep .; }

# The color of a point of the window, or nothing.
point() { # X Y
  local window
  window=$(watched) && grab "$window" "$work/watched.png" \
    && convert "$work/watched.png" -format "%[hex:p{$1,$2}]" info: 2>/dev/null | cut -c 1-6
}

# Draws what the program that was built last shows after three taps, without a window.
expected() {
  printf 'keyboard 0\nwait 1\ntap 100 430\ntap 100 430\ntap 100 430\nwait 1\n' >"$work/taps.txt"
  UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$work/taps.txt UIKIT_INSTANT=1 UIKIT_AFTER=1 UIKIT_PICTURE=$work/expected.png \
    .build/run/Bundles/Watched/Watched 2>/dev/null
}

color .yellow
setsid Scripts/run "$folder" --window --watch >"$errors" 2>&1 &
watcher=$!
until_true 120 'watched >/dev/null && [ "$(point 350 600)" = FFFF00 ]' || true
expect '[ "$(point 350 600)" = FFFF00 ]' 'an application that is watched is in a window'
window=$(watched || echo 0)
xdotool windowmove --sync "$window" 150 120 || true
process=$(xdotool getwindowpid "$window")
for _ in 1 2 3; do
  xdotool mousemove --window "$window" 100 430 click 1
  settled "$window" "$process"
done
color .green
until_true 120 '[ "$(point 350 600)" = 00FF00 ]' || true
expect '[ "$(point 350 600)" = 00FF00 ]' 'a save is built and shown'
expected
window=$(watched || echo 0)
expect "shows '$window' '$work/expected.png' $(xdotool getwindowpid "$window")" 'and the window is where it was'
expect 'xdotool getwindowgeometry "$(watched)" | grep -q "150,120"' 'at its place'
color '.absent'
until_true 120 '[ "$(point 350 4)" = 8C0C0C ]' || true
expect '[ "$(point 350 4)" = 8C0C0C ] && [ "$(point 350 600)" = 00FF00 ]' 'what does not build is shown over the picture'
expect 'grep -q "Watched/Color.swift:2:.*error" "$errors"' 'with its file and line'
[ -z "$pictures" ] || cp "$work/watched.png" "$pictures/watched.png"
color .white
until_true 120 '[ "$(point 350 600)" = FFFFFF ] && [ "$(point 350 4)" = FFFFFF ]' || true
expected
window=$(watched || echo 0)
expect "shows '$window' '$work/expected.png' $(xdotool getwindowpid "$window")" 'what is mended is shown, where the window was'
[ "$status" = 0 ] || tail -n 20 "$errors"
kill -- "-$watcher" 2>/dev/null || true
