import ArgumentParser
import GalleryScenes

/// A command that runs on the main actor and writes to a console.
protocol GalleryCommand: ParsableCommand {
  @MainActor func perform(_ console: Console) throws
}

/// The root of all commands.
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws scenes of collection views and other interfaces without a screen.",
    subcommands: [
      ListCommand.self, RenderCommand.self, FramesCommand.self, ExplainCommand.self,
      InspectCommand.self,
      FilmCommand.self, AllCommand.self, PlayCommand.self, ServeCommand.self, ScriptCommand.self,
    ] + windowCommands)

  /// The commands that need a library for windows.
  private static var windowCommands: [any ParsableCommand.Type] {
    #if WINDOWS
      [WindowCommand.self]
    #else
      []
    #endif
  }

  /// Runs the command of `arguments`.
  ///
  /// - Returns: The exit code: 0, 1 for a failure, 2 for wrong usage.
  @MainActor static func run(_ arguments: [String], console: Console) -> Int32 {
    do {
      var command = try parseAsRoot(arguments)
      if let command = command as? any GalleryCommand {
        try command.perform(console)
      } else {
        try command.run()
      }
      return 0
    } catch let failure as GalleryFailure {
      console.report("gallery: \(failure)")
      return failure.code.rawValue
    } catch let error as CatalogueError {
      console.report("gallery: \(error)")
      return GalleryFailure.Code.failure.rawValue
    } catch  where exitCode(for: error) == .success {
      console.write(fullMessage(for: error))
      return 0
    } catch {
      console.report("gallery: \(message(for: error))")
      return GalleryFailure.Code.usage.rawValue
    }
  }
}
