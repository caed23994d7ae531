import Foundation

/// The settings of an `.xcconfig` file and of those that it includes.
struct ConfigurationFile {
  private(set) var settings: [String: String] = [:]
  private var seen: Set<String> = []

  /// - Parameter path: Of the file; a file that is not there has no settings.
  init(at path: String) { read(path, depth: 0) }

  /// A file that includes itself is read once.
  private mutating func read(_ path: String, depth: Int) {
    let path = (path as NSString).standardizingPath
    guard depth < 32, seen.insert(path).inserted,
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.prefix(upToComment: "//").trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let pieces = line.split(separator: "\"")
        guard pieces.count > 1 else { continue }
        let folder = (path as NSString).deletingLastPathComponent
        read((folder as NSString).appendingPathComponent(String(pieces[1])), depth: depth + 1)
      } else if let equals = line.firstEqualsOutsideBrackets {
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        settings[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      }
    }
  }
}

extension Substring {
  /// What stands before a comment.
  fileprivate func prefix(upToComment mark: String) -> String {
    range(of: mark).map { String(self[..<$0.lowerBound]) } ?? String(self)
  }
}

extension String {
  /// Where the value begins: conditions of settings, `KEY[sdk=iphoneos*] = value`, have such a sign too.
  fileprivate var firstEqualsOutsideBrackets: Index? {
    var depth = 0
    return indices.first { index in
      if self[index] == "[" { depth += 1 }
      if self[index] == "]" { depth -= 1 }
      return self[index] == "=" && depth == 0
    }
  }
}
