import CIndexStore

/// An index that cannot be used.
public struct UnusableIndex: Error, CustomStringConvertible {
  /// The reason and what to do about it, as sentences.
  public var description: String

  init(_ description: String) { self.description = description }
}

extension Codebase {
  /// Adds what the compiler's index says about the files, which have been added before.
  ///
  /// Files that the index knows and the codebase does not, such as deleted ones, are passed over.
  ///
  /// - Parameters:
  ///   - store: The path of the index.
  ///   - library: The path of the toolchain's libIndexStore.
  ///   - root: The path of the repository.
  /// - Complexity: O(n) in the number of occurrences of symbols in the index.
  public mutating func read(store: String, library: String, root: String) throws(UnusableIndex) {
    let reader = IndexReader(self, root: root + "/")
    let reason = index_visit(
      library, store, root + "/Sources/", Unmanaged.passUnretained(reader).toOpaque()
    ) { context, occurrence in
      guard let context, let occurrence = occurrence?.pointee else { return }
      Unmanaged<IndexReader>.fromOpaque(context).takeUnretainedValue().visit(occurrence)
    }
    if let reason {
      throw UnusableIndex("\(store) with \(library): \(String(cString: reason)).")
    }
    self = reader.finished()
  }

  /// When each file was compiled, by paths from the root, in nanoseconds since 1970.
  public static func compileTimes(
    store: String, library: String, root: String
  ) throws(UnusableIndex) -> [String: Int64] {
    final class Times {
      let length: Int
      var times: [String: Int64] = [:]
      init(_ length: Int) { self.length = length }
    }
    let found = Times(root.utf8.count + 1)
    let reason = index_visit_files(
      library, store, root + "/Sources/", Unmanaged.passUnretained(found).toOpaque()
    ) { context, file, time in
      guard let context else { return }
      let found = Unmanaged<Times>.fromOpaque(context).takeUnretainedValue()
      let path = file.string(from: found.length)
      found.times[path] = max(found.times[path] ?? time, time)
    }
    if let reason {
      throw UnusableIndex("\(store) with \(library): \(String(cString: reason)).")
    }
    return found.times
  }
}

extension IndexText {
  /// The text without its first bytes.
  func string(from start: Int = 0) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: data, count: length).dropFirst(start), as: UTF8.self)
  }
}
