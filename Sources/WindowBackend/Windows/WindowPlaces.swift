import Foundation

/// Remembers where an application had its window, in a file of its user's.
@MainActor final class WindowPlaces {
  let file: URL
  private var known: CGRect?
  private var isWaiting = false

  /// A place that changes is written after so many seconds.
  private static let rest = 0.5

  init(file: URL) { self.file = file }

  /// - Parameters:
  ///   - name: The application's.
  ///   - environment: That of the process, which may name the folder of such files.
  convenience init?(of name: String, _ environment: [String: String]) {
    let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let state = named ?? environment["HOME"].map({ $0 + "/.local/state" }) else { return nil }
    let file = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }.prefix(100))
    self.init(
      file: URL(fileURLWithPath: state).appendingPathComponent("opencollectionview")
        .appendingPathComponent(file + ".window"))
  }

  /// The place, in units of the desktop, and the size, in points; nil if none is known.
  func read() -> CGRect? {
    guard let data = try? FileHandle(forReadingFrom: file).read(upToCount: 256) else { return nil }
    let numbers = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e5 }),
      numbers[2] >= 1, numbers[3] >= 1
    else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes a place soon, or with ``save()``.
  func write(_ place: CGRect) {
    known = place
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.rest) { [weak self] in
      MainActor.assumeIsolated { self?.save() }
    }
  }

  /// Writes what is not written. A folder that cannot be written is no fault of the application's.
  func save() {
    isWaiting = false
    guard let place = known else { return }
    known = nil
    let sides = [place.minX, place.minY, place.width, place.height]
    let words = sides.map { String(Double($0)) }.joined(separator: " ")
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data((words + "\n").utf8).write(to: file, options: .atomic)
  }
}
