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

  /// How many bytes more than before and after a call the process needed at most during it.
  ///
  /// Read from the peak of its resident memory, so small amounts are lost in whole pages.
  static func transientBytes<Result>(_ body: () -> Result) -> Double {
    // Freed memory goes back first, so that what is used again counts.
    returnFreedMemory()
    let before = residentBytes("VmRSS")
    // 5 resets the peak.
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    let result = body()
    let peak = residentBytes("VmHWM")
    returnFreedMemory()
    let kept = residentBytes("VmRSS") - before
    consume(result)
    return max(0, peak - before - max(0, kept))
  }

  private static func returnFreedMemory() {
    typealias Function = @convention(c) (Int) -> Int32
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)(0)
  }

  /// A line of the system's information about the process's memory.
  private static func residentBytes(_ name: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
    return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) * 1024
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
