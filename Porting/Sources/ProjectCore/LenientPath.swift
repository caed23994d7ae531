import Foundation

extension String {
  /// The path of what lies on disk where the names differ in case, as on a Mac's disk; the same path
  /// where nothing does.
  var asOnDisk: String {
    if FileManager.default.fileExists(atPath: self) { return self }
    var found = hasPrefix("/") ? "/" : ""
    for part in split(separator: "/").map(String.init) {
      let next = (found as NSString).appendingPathComponent(part)
      if FileManager.default.fileExists(atPath: next) {
        found = next
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: found)) ?? []
      let alike = names.sorted().first {
        $0.compare(part, options: [.caseInsensitive]) == .orderedSame
      }
      guard let alike else { return self }
      found = (found as NSString).appendingPathComponent(alike)
    }
    return found
  }
}
