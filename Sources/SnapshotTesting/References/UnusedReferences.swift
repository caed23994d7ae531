import Foundation

/// The references that no assertion used although their tests ran, or whose tests no longer exist.
///
/// A reference of an existing test that did not run, failed or took no snapshot counts as used.
package struct UnusedReferences {
  /// The files, sorted by path.
  package let files: [URL]

  init(_ asked: [URL: AskedReferences.Folder]) {
    let known = asked.flatMap { Self.unused(in: $0.key, asked: $0.value) }
    // The folders of removed test files, beside the folders in use.
    let usual = asked.filter { !$0.value.isOwn }.map(\.key)
    let places = Set(usual.map { $0.deletingLastPathComponent().path })
    let names = Set(asked.keys.map(\.path))
    let left = places.flatMap { place in
      Self.leftFolders(in: URL(fileURLWithPath: place, isDirectory: true))
        .filter { !names.contains($0.path) }
    }.flatMap(Self.files)
    files = (known + left).sorted { $0.path < $1.path }
  }

  private static func unused(in folder: URL, asked: AskedReferences.Folder) -> [URL] {
    let candidates = files(in: folder).filter { !asked.files.contains($0.lastPathComponent) }
    guard !candidates.isEmpty else { return [] }
    let written = asked.isOwn ? nil : TestNames(in: asked.sources)
    return candidates.filter { file in
      let name = file.lastPathComponent
      let test = asked.tests.filter { name.hasPrefix("\($0).") }.max { $0.count < $1.count }
      if let test { return !asked.failed.contains(test) }
      return written.map { !$0.mayName(name) } ?? false
    }
  }

  /// The folders of references in `place` whose test file no longer exists and that no other file
  /// names.
  private static func leftFolders(in place: URL) -> [URL] {
    let folders = contents(of: place).filter {
      $0.lastPathComponent.hasSuffix(ReferencePlace.folderSuffix)
    }
    guard !folders.isEmpty else { return [] }
    let sources = contents(of: place.deletingLastPathComponent())
      .filter { $0.pathExtension == "swift" }
    let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return folders.filter { folder in
      let suite = String(folder.lastPathComponent.dropLast(ReferencePlace.folderSuffix.count))
      return !sources.contains { $0.deletingPathExtension().lastPathComponent == suite }
        && !texts.contains { $0.contains(suite) }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)) ?? []
  }

  private static func files(in folder: URL) -> [URL] {
    contents(of: folder).filter { !$0.hasDirectoryPath }
  }

  /// Removes the files, and folders that become empty.
  func remove() {
    for file in files { try? FileManager.default.removeItem(at: file) }
    for folder in Set(files.map { $0.deletingLastPathComponent().path }) {
      let rest = try? FileManager.default.contentsOfDirectory(atPath: folder)
      if rest?.isEmpty == true { try? FileManager.default.removeItem(atPath: folder) }
    }
  }
}
