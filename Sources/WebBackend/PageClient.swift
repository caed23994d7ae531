import Foundation
import UIKit

/// Shows an application in pages of browsers.
///
/// The environment says how: `UIKIT_PAGE_PORT` (default 8080; 0 for any that is free), `UIKIT_PAGE_HOST`
/// (default 127.0.0.1; another one opens the application to other machines) and `UIKIT_PAGE_KEY`
/// (default a new one), which the link has to contain. ``SceneRecording`` has the variables that record.
@MainActor package final class PageClient: ApplicationClient {
  private let environment: [String: String]

  package init(_ environment: [String: String]) { self.environment = environment }

  package func run(_ launch: ApplicationLaunch) -> Never {
    Self.serve(LaunchedScenes(launch), environment)
  }

  /// Serves scenes without end, and prints the link.
  ///
  /// - Parameters:
  ///   - index: The page at the root; nil for the live page.
  ///   - inspector: Tells contents as data; nil to tell what the live page shows.
  package static func serve(
    _ source: any SceneSource, _ environment: [String: String],
    index: PageIndex? = nil, inspector: PageInspector? = nil
  ) -> Never {
    let host = environment["UIKIT_PAGE_HOST"] ?? "127.0.0.1"
    guard let port = UInt16(environment["UIKIT_PAGE_PORT"] ?? "8080") else {
      fail("UIKIT_PAGE_PORT: expected a number from 0 to 65535.")
    }
    let gate = PageGate(key: environment["UIKIT_PAGE_KEY"], index: index)
    let server = PageServer(source, gate: gate, recording: SceneRecording(environment))
    server.inspector = inspector
    server.fault = environment["UIKIT_PAGE_SAID"]
    server.beginAnew = { ProgramRestart.run(saying: ProgramRestart.words($0)) }
    if let file = environment["UIKIT_PAGE_NOTICE"] { server.tellsFaults(of: file) }
    do {
      let port = try server.listen(host: host, port: port)
      let name = host == "0.0.0.0" || host == "::" ? "localhost" : host
      let shown = name.contains(":") ? "[\(name)]" : name
      print("Open http://\(shown):\(port)/?key=\(gate.key)")
      fflush(nil)
    } catch {
      fail("The page cannot be served: \(error)")
    }
    server.run()
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    exit(1)
  }
}
