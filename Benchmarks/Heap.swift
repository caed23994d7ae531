import Foundation

/// What the heap holds, from the C library's own books.
enum Heap {
  /// The bytes allocated and not freed; nil where the C library keeps no books.
  static var bytesInUse: Int? {
    guard let report = report() else { return nil }
    // Behind the last arena come the sums of all.
    let sums = report.components(separatedBy: "</heap>").last ?? ""
    func size(_ element: String) -> Int {
      guard let start = sums.range(of: element)?.upperBound,
        let size = sums.range(of: "size=\"", range: start..<sums.endIndex)?.upperBound
      else { return 0 }
      return Int(sums[size...].prefix { $0 != "\"" }) ?? 0
    }
    return size("<system type=\"current\"") - size("<total type=\"fast\"")
      - size("<total type=\"rest\"") + size("<total type=\"mmap\"")
  }

  /// The text of `malloc_info`, which the Swift overlay of the C library does not declare.
  private static func report() -> String? {
    typealias Function = @convention(c) (Int32, OpaquePointer) -> Int32
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    let mallocInfo = unsafeBitCast(symbol, to: Function.self)
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&text, &length) else { return nil }
    _ = mallocInfo(0, OpaquePointer(stream))
    fclose(stream)
    defer { free(text) }
    return text.map { String(cString: $0) }
  }
}
