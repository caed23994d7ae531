import Foundation

/// A page that several processes write to, each at its end.
struct ReportFile {
  let file: URL
  /// What the processes of one run have in common.
  let run: String

  /// Adds to the page, which is begun anew where it is of another run. Where it cannot be written,
  /// the failures of the tests say all that it would.
  func add(_ section: String) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    // Closed here, so that the lock is given up.
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
