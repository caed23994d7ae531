import Foundation

/// The recordings in `Fixtures`.
public enum Recordings {
  /// The folder `Fixtures` of the package.
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private struct File<Case: Decodable>: Decodable {
    var cases: [Case]
  }

  /// The cases of a file.
  ///
  /// - Parameter path: Within ``folder``, without `.json`.
  public static func cases<Case: Decodable>(_ path: String) -> [Case] {
    do {
      let data = try Data(contentsOf: folder.appendingPathComponent("\(path).json"))
      return try JSONDecoder().decode(File<Case>.self, from: data).cases
    } catch {
      fatalError("Fixtures/\(path).json cannot be read: \(error)")
    }
  }
}
