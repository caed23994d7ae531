import Foundation

/// Wakes the main run loop when bytes come from the desktop, so that no timer has to.
///
/// SDL does not name its connections. They are the sockets that were opened while it connected.
@MainActor final class DescriptorWatch {
  private var descriptors: Set<Int32> = []
  private var sources: [Int32: any DispatchSourceRead] = [:]
  private var read: (() -> Void)?

  /// A connection whose bytes are not taken is given up after so many times.
  static let patience = 5

  /// The sockets of the process.
  static func sockets() -> Set<Int32> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return Set(
      names.compactMap { Int32($0) }.filter { descriptor in
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
      })
  }

  var isEmpty: Bool { sources.isEmpty }

  func add(_ new: Set<Int32>) {
    descriptors.formUnion(new)
    if let read { begin(read) }
  }

  /// - Parameter read: Takes what came, from all connections.
  func begin(_ read: @escaping () -> Void) {
    self.read = read
    for descriptor in descriptors where sources[descriptor] == nil {
      sources[descriptor] = source(descriptor, read)
    }
  }

  private func source(
    _ descriptor: Int32, _ read: @escaping () -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    var (last, strikes) = (Int32(0), 0)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        read()
        var waiting: Int32 = 0
        let isGone = ioctl(descriptor, UInt(FIONREAD), &waiting) != 0
        strikes =
          isGone || (waiting > 0 && waiting == last) || waiting == 0 && Self.hasEnded(descriptor)
          ? strikes + 1 : 0
        last = waiting
        if strikes >= Self.patience { self?.giveUp(descriptor) }
      }
    }
    source.resume()
    return source
  }

  private func giveUp(_ descriptor: Int32) {
    sources.removeValue(forKey: descriptor)?.cancel()
    descriptors.remove(descriptor)
  }

  /// Whether the other side has closed the connection.
  private static func hasEnded(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP | POLLERR) != 0
  }

  func end() {
    for source in sources.values { source.cancel() }
    (sources, descriptors, read) = ([:], [], nil)
  }
}
