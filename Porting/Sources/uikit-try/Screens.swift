import Foundation
import HoleCore
import PortingCore
import ProjectCore

/// What can be shown of an application: its first screen, controllers that can be made alone, and what
/// storyboards name.
struct Screens {
  /// Names for `--screen`: of a class, or `Main#detail`.
  private(set) var names: [String] = []
  private let finder: ScreenFinder
  private var expressions: [(name: String, code: String)] = []
  /// Functions that make private controllers, in the files of these.
  private var makers: [String: [(controller: String, function: String)]] = [:]

  init(of target: ProjectTarget, sources: [(path: String, text: String)]) {
    finder = ScreenFinder(sources)
    let documents = target.resources.filter { $0.hasSuffix(".storyboard") }
      .map { DocumentNames(at: $0) }
      .sorted { first, _ in first.name == target.information["UIMainStoryboardFile"]?.text }
    let inStoryboards = documents.reduce(into: Set<String>()) { $0.formUnion($1.classes) }
    for document in documents {
      if document.hasInitial {
        expressions.append(
          (
            "\(document.name)",
            "UIStoryboard(name: \"\(document.name)\", bundle: nil)"
              + ".instantiateInitialViewController() ?? UIViewController()"
          ))
      }
      for identifier in document.identifiers {
        expressions.append(
          (
            "\(document.name)#\(identifier)",
            "UIStoryboard(name: \"\(document.name)\", bundle: nil)"
              + ".instantiateViewController(withIdentifier: \"\(identifier)\")"
          ))
      }
    }
    for controller in finder.controllers where !inStoryboards.contains(controller) {
      expressions.append((controller, "\(controller)()"))
    }
    for (name, labels) in finder.controllersWithParts where !inStoryboards.contains(name) {
      let parts = labels.map { ($0 == "_" ? "" : "\($0): ") + "_part()" }
      expressions.append((name, "\(name)(\(parts.joined(separator: ", ")))"))
    }
    for (path, names) in finder.hiddenControllers.sorted(by: { $0.key < $1.key }) {
      for name in names {
        let maker = "_make\(makers.values.joined().count)"
        makers[path, default: []].append((name, maker))
        let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        expressions.append(("\(name) in \(file)", "\(maker)()"))
      }
    }
    names = expressions.map(\.name)
  }

  /// How many controllers the sources declare.
  var controllerCount: Int { finder.allControllers.count }

  /// Whether the application itself shows something when it starts.
  var startsItself: Bool { finder.entryIsDelegate || finder.hasMainFile }

  /// A copy without its own `@main`, where the file of screens starts the application, and with
  /// functions that make its private controllers.
  func changed(_ source: Source) -> String {
    let made = makers[source.path, default: []].map { controller, function in
      "\n@MainActor func \(function)() -> UIViewController { \(controller)() }"
    }.joined()
    guard finder.entry != nil else { return source.text + made }
    return source.text.replacing(/@(main|UIApplicationMain)\b/, with: "") + made
  }

  /// The first line of a file of statements, which shows a screen if one is asked for.
  static let beginning = "_Screens.showIfAsked(); "

  /// The file that starts the application or shows a screen that `UIKIT_TRY_SCREEN` names.
  var text: String {
    let cases = expressions.map { screen in
      "    case \"\(screen.name)\": return \(screen.code)\n"
    }.joined()
    let values = finder.conforming.sorted { $0.key < $1.key }.map { name, types in
      "    case \"\(name)\": return \(types.map { "_value(of: \($0).self)" }.joined(separator: " ?? "))\n"
    }.joined()
    var start = ""
    if !finder.hasMainFile {
      let own = finder.entryIsDelegate ? "\(finder.entry ?? "").main()" : "_Screens.show()"
      start = """

        @main enum _Start {
          @MainActor static func main() {
            _Screens.showIfAsked()
            \(own)
          }
        }

        """
    }
    return """
      import Foundation
      import UIKit

      enum _Screens {
        /// A value of a type that conforms to a protocol.
        private static func value(_ name: String) -> Any? {
          switch name {
      \(values)    default: return nil
          }
        }

        @MainActor static func make(_ name: String) -> UIViewController? {
          _conforming = value
          switch name {
      \(cases)    default: return nil
          }
        }

        @MainActor static func showIfAsked() {
          if Foundation.ProcessInfo.processInfo.environment["UIKIT_TRY_SCREEN"] != nil { show() }
        }

        @MainActor static func show() {
          _ = UIApplicationMain(
            Swift.CommandLine.argc, Swift.CommandLine.unsafeArgv, nil, String(reflecting: _ScreenDelegate.self))
        }
      }

      final class _ScreenDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }

        func application(
          _ application: UIApplication,
          configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = _ScreenSceneDelegate.self
          return configuration
        }
      }

      final class _ScreenSceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let name = Foundation.ProcessInfo.processInfo.environment["UIKIT_TRY_SCREEN"]
          guard let shown = _Screens.make(name ?? "\(names.first ?? "")") else {
            Foundation.FileHandle.standardError.write(Foundation.Data("no screen \\(name ?? "")\\n".utf8))
            exit(71)
          }
          let window = UIWindow(windowScene: scene)
          window.backgroundColor = .systemBackground
          window.rootViewController = shown
          window.makeKeyAndVisible()
          self.window = window
        }
      }
      \(start)
      """
  }
}

/// The names in a storyboard, as its text has them.
private struct DocumentNames {
  let name: String
  private(set) var identifiers: [String] = []
  private(set) var classes: Set<String> = []
  private(set) var hasInitial = false

  init(at path: String) {
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    hasInitial = text.contains("initialViewController=\"") && !text.contains("launchScreen=\"YES\"")
    identifiers = text.matches(of: /storyboardIdentifier="([^"\\]+)"/).map { String($0.1) }
    classes = Set(text.matches(of: /customClass="([^"\\]+)"/).map { String($0.1) })
  }
}
