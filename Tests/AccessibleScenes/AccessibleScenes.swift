import CollectionViewExtras
import GalleryScenes
import UIKit
import WindowBackend

/// Shows scenes of the gallery in a window, one after the other, for Scripts/test-window.
///
/// A line of the standard input says what to do: `show NAME` shows a scene, `tree` prints what
/// `accessibilityTree()` has, as JSON in a line, and `list` prints the names of all scenes.
@main @MainActor enum AccessibleScenes {
  static func main() throws {
    let catalogue = try Catalogue.bundled()
    readLines { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first {
      case "list": say(Scene.all.map(\.name).joined(separator: " "))
      case "show":
        let scene = Scene.all.first { $0.name == words.last }
        let controller = scene?.makeViewController(catalogue: catalogue)
        windows.first?.rootViewController = controller
        say(controller == nil ? "unknown" : "shown")
      case "tree": say(tree())
      default: say("?")
      }
    }
    WindowClient.show(
      ContentScenes { _ in blank }, ProcessInfo.processInfo.environment)
  }

  private static let blank = UIViewController()
  /// The scene of the desktop's window, from the first look on.
  private static var shown: UIWindowScene?

  private static var windows: [UIWindow] {
    shown = shown ?? blank.view.window?.windowScene
    return shown?.windows.filter { !$0.isHidden } ?? []
  }

  // MARK: Lines

  private static func readLines(_ take: @escaping @MainActor (String) -> Void) {
    let thread = Thread {
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { take(line) } }
      }
      exit(0)
    }
    thread.start()
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  // MARK: The tree

  private struct Element: Encodable {
    var label: String?
    var value: String?
    var hint: String?
    var id: String?
    var traits: UInt64
    var actions: [String]
    var frame: [Double]
    /// What kind of view it is, where roles depend on that.
    var kind: String
  }

  private static func tree() -> String {
    let elements = windows.flatMap { window in
      window.accessibilityTree().elements.map { element in
        let frame = element.frame
        return Element(
          label: element.label, value: element.value, hint: element.hint, id: element.identifier,
          traits: element.traits.rawValue, actions: element.actions,
          frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
          kind: kind(of: element.object))
      }
    }
    let data = try? JSONEncoder().encode(elements)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func kind(of object: UIResponder) -> String {
    switch object {
    case let field as UITextField: field.isSecureTextEntry ? "password" : "field"
    case is UITextView: "text"
    case is UISlider, is UIPageControl: "range"
    case is UIProgressView: "progress"
    case is UICollectionViewCell, is UITableViewCell: "cell"
    case is UILabel: "label"
    default: ""
    }
  }
}
