/// Tells clients what went wrong with a newer build: whoever builds writes it to the file of
/// `UIKIT_PAGE_NOTICE` and sends the signal USR1.
@MainActor package final class BuildFaults {
  private let source: any DispatchSourceSignal

  /// The most bytes that are shown.
  nonisolated private static let longest = 64 << 10

  /// - Parameter show: Called with the words of each fault.
  package init(file: String, _ show: @escaping @MainActor (String) -> Void) {
    signal(SIGUSR1, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
    source.setEventHandler {
      let bytes = FileManager.default.contents(atPath: file) ?? Data()
      let words = String(decoding: bytes.prefix(Self.longest), as: UTF8.self)
      MainActor.assumeIsolated { show(words) }
    }
    source.resume()
  }
}
