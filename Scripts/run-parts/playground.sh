# The pages of playgrounds. Part of Scripts/run.

# The names of a playground's pages, a line each, in its order; none where it has a single page.
page_names() {
  { sed -nE "s/.*<page [^>]*name=['\"]([^'\"]*)['\"].*/\1/p" "$app/contents.xcplayground" 2> /dev/null || true
    find "$app/Pages" -maxdepth 1 -name '*.xcplaygroundpage' -printf '%f\n' 2> /dev/null | sed 's/\.xcplaygroundpage$//' | sort
  } | while IFS= read -r name; do [ ! -f "$app/Pages/$name.xcplaygroundpage/Contents.swift" ] || echo "$name"; done \
    | awk '!seen[$0]++'
}

# The file with the code of the page to run; none for other sources.
page_code() {
  local names=$(page_names) name=$page
  case $app in
    *.swift) ! grep -qE '^ *import +PlaygroundSupport\b' "$app" || echo "$app" ;;
    *.playground)
      if [ -z "$names$name" ] && [ -f "$app/Contents.swift" ]; then
        echo "$app/Contents.swift"
        return
      fi
      if [ -z "$names" ]; then
        echo "Scripts/run: expected Contents.swift in the playground or in a page of it, got neither." >&2
        return 2
      fi
      [ -n "$name" ] || name=$(head -n 1 <<< "$names")
      if ! grep -qxF "$name" <<< "$names"; then
        echo "Scripts/run: expected a page of the playground for --page, got '$name'. It has: $(paste -sd , <<< "$names" | sed 's/,/, /g')." >&2
        return 2
      fi
      echo "$app/Pages/$name.xcplaygroundpage/Contents.swift" ;;
  esac
}

# The program of a page: its code, which points to the file it was written in, then what shows its live view.
page_program() {
  local code=$1 folder=$2
  {
    echo "#sourceLocation(file: \"$code\", line: 1)"
    cat "$code"
    printf '\n#sourceLocation()\nScriptsRunPage.show()\n'
  } > "$folder/main.swift"
  write_starter "$folder" '' 'PlaygroundPage.current.liveView'
  cat > "$folder/ScriptsRunPage.swift" <<'PAGE'
import Foundation
import PlaygroundSupport
import UIKit

/// Shows the live view of a page after the end of its code.
enum ScriptsRunPage {
  static func show() { MainActor.assumeIsolated { run() } }

  @MainActor private static func run() {
    guard PlaygroundPage.current.needsIndefiniteExecution else { return }
    NotificationCenter.default.addObserver(
      forName: Notification.Name("PlaygroundPageLiveViewDidChangeNotification"), object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { (UIApplication.shared.delegate as? ScriptsRunStarter)?.show() }
    }
    _ = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: ScriptsRunStarter.self))
  }
}

extension ScriptsRunStarter {
  func controller(of shown: (any PlaygroundLiveViewable)?) -> UIViewController {
    switch shown?.playgroundLiveViewRepresentation {
    case .view(let view): controller(of: view)
    case .viewController(let controller): controller
    case nil: UIViewController()
    }
  }
}
PAGE
}
