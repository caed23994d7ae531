import Foundation

/// A page that several processes append to.
package struct ReportFile {
  private let file: URL
  /// The identity of the run, equal in all its processes.
  private let run: String

  package init(file: URL, run: String) {
    self.file = file
    self.run = run
  }

  /// Appends to the page, which is truncated first if it belongs to another run. Does nothing if
  /// the file cannot be written: the failures of the tests contain the same.
  package func add(_ section: String) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    // Closed here to release the lock.
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { return }
    let mark = Data("<!-- run \(run) -->\n".utf8)
    let isOfThisRun = (try? handle.read(upToCount: mark.count)) == mark
    do {
      if isOfThisRun {
        try handle.seekToEnd()
      } else {
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: mark + Data(ReportPage.head.utf8))
      }
      try handle.write(contentsOf: Data(section.utf8))
    } catch {
      return
    }
  }
}
