import Glibc

/// The process's memory that lies in the machine's.
enum ResidentMemory {
  /// In kilobytes, after the allocator has given back what it can.
  static var kilobytes: Int {
    trim()
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    fgets(&line, 256, file)
    let text = line.prefix { $0 != 0 }.map { Character(UnicodeScalar(UInt8(bitPattern: $0))) }
    let pages = String(text).split(separator: " ").compactMap { Int($0) }
    return (pages.dropFirst().first ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }

  /// glibc's `malloc_trim`, which Swift's module of it leaves out.
  private static func trim() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
  }
}
