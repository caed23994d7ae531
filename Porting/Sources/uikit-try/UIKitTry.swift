import ArgumentParser
import Foundation
import HoleCore
import PortingCore
import ProjectCore

/// `uikit-try CHECKOUT`: shows the screens of an Xcode project and says what is missing.
@main struct UIKitTry: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit-try",
    abstract:
      "Builds an Xcode project as it lies on disk, draws its screens and says what is missing.",
    discussion: """
      Nothing in the checkout changes. What does not compile is cut out of copies. The status is 0 \
      where the first screen was drawn, 2 for arguments and projects that cannot be read, 3 where \
      nothing compiles, 4 where no screen was drawn, 5 where UIKit itself does not build.
      """)

  @Argument(help: "The folder of a checkout.", completion: .directory) var checkout: String
  @Option(help: "The target to show.") var target: String?
  @Option(help: "The screen to show: a class, a storyboard, or STORYBOARD#ID.") var screen: String?
  @Option(help: "Where the first screen is drawn.") var png: String?
  @Option(help: "The folder for the report (default: beside the copies).") var report: String?
  @Option(help: "How many seconds the work may take.") var seconds = 540.0
  @Option(help: "The most screens on the contact sheet.") var sheet = 24
  @Option(help: "A folder with sources of modules that the checkout imports and does not hold.")
  var sources: [String] = []
  @Flag(help: "Builds and runs the unit tests too.") var test = false
  @Option(help: "The folder of this repository.") var root: String

  func run() throws {
    do {
      try Trial(self).run()
    } catch let error as ProjectError {
      try end(error.description, 2)
    } catch let error as TryError {
      try end("Scripts/try: \(error)", error.code)
    }
  }

  private func end(_ text: String, _ code: Int32) throws {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    throw ExitCode(code)
  }
}
