import Foundation

/// The command-line tool.
@main enum GalleryMain {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = MainActor.assumeIsolated {
      Gallery.run(arguments, console: .standard)
    }
    exit(code)
  }
}
