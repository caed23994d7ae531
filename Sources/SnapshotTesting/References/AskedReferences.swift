import Foundation

/// The references that assertions of the process used, by folder.
package final class AskedReferences: @unchecked Sendable {
  /// The references used in one folder.
  struct Folder {
    /// The files of the tests.
    var sources: Set<URL> = []
    /// Whether a test specifies the folder.
    var isOwn = false
    /// The names of the references.
    var files: Set<String> = []
    /// The prefixes of the references of tests that ran.
    var tests: Set<String> = []
    /// The members of `tests` that failed and may have ended early.
    var failed: Set<String> = []
  }

  package static let shared = AskedReferences()

  private let lock = NSLock()
  private var held: [URL: Folder] = [:]
  private var isFinishing = false

  var folders: [URL: Folder] { lock.withLock { held } }

  /// Records that an assertion uses a reference.
  func note(_ place: ReferencePlace) {
    let isFirst = lock.withLock { () -> Bool in
      var folder = held.removeValue(forKey: place.folder) ?? Folder()
      folder.sources.insert(place.source)
      folder.isOwn = folder.isOwn || place.isInOwnFolder
      folder.files.insert(place.fileName)
      folder.tests.insert(place.test)
      held[place.folder] = folder
      defer { isFinishing = true }
      return !isFinishing
    }
    // All uses are known when the process ends.
    if isFirst, self === Self.shared { atexit { UnusedReferences.finishRun() } }
  }

  /// Records that a snapshot's test fails, so that its other assertions may not run.
  func noteFailure(_ place: ReferencePlace) {
    lock.withLock { _ = held[place.folder]?.failed.insert(place.test) }
  }
}
