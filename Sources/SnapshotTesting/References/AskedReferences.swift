import Foundation

/// The references that assertions of the process asked for, folder by folder.
package final class AskedReferences: @unchecked Sendable {
  /// What was asked for in one folder.
  struct Folder {
    /// The files of the tests.
    var sources: Set<URL> = []
    /// Whether a test chose the folder itself.
    var isOwn = false
    /// The names of the references.
    var files: Set<String> = []
    /// What the names of references begin with of tests that ran.
    var tests: Set<String> = []
    /// Those of `tests` that failed, and so may have ended early.
    var failed: Set<String> = []
  }

  package static let shared = AskedReferences()

  private let lock = NSLock()
  private var held: [URL: Folder] = [:]
  private var isFinishing = false

  var folders: [URL: Folder] { lock.withLock { held } }

  /// Notes that an assertion asks for a reference.
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
    // What is asked for is known when the process ends.
    if isFirst, self === Self.shared { atexit { UnusedReferences.finishRun() } }
  }

  /// Notes that a snapshot's test fails, so that it may not come to its other assertions.
  func noteFailure(_ place: ReferencePlace) {
    lock.withLock { _ = held[place.folder]?.failed.insert(place.test) }
  }
}
