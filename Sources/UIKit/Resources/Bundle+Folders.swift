extension Bundle {
  /// Where the bundle keeps its resources, the likeliest place first.
  ///
  /// To the main bundle belongs what the package manager has laid beside the program for the
  /// program's own target: there is no other bundle of the application.
  package var resourceFolders: [String] {
    let program = executablePath
    let nextToProgram = program.map { ($0 as NSString).deletingLastPathComponent }
    let own = self == .main ? program.map(Bundle.targetFolders) ?? [] : []
    var folders: [String] = []
    for folder in own + [resourcePath, bundlePath, nextToProgram].compactMap({ $0 })
    where !folders.contains(folder) {
      folders.append(folder)
    }
    return folders
  }

  /// The folders beside a program that are named `Package_Program.resources`.
  package static func targetFolders(of program: String) -> [String] {
    let (folder, name) = (
      (program as NSString).deletingLastPathComponent, (program as NSString).lastPathComponent
    )
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix("_\(name).resources") || $0.hasSuffix("_\(name).bundle") }
      .sorted().map { "\(folder)/\($0)" }
  }
}
