#if canImport(Runtime)
  private import Runtime
#endif

/// The innermost call of the running program that is not in this package's sources.
enum ApplicationFrame {
  /// Such as `/Shop/Feed.swift:81 in FeedController.viewDidLoad()`; nil without debug information, and where
  /// the environment has `SWIFT_BACKTRACE=enable=no`.
  ///
  /// - Complexity: O(n), n the size of the program's debug information.
  static var current: String? {
    #if canImport(Runtime)
      guard ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] != "enable=no",
        let trace = try? Backtrace.capture(limit: 256),
        let frames = trace.symbolicated(options: [.showInlineFrames, .showSourceLocations])?.frames
      else { return nil }
      for frame in frames {
        guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0,
          place.path.hasSuffix(".swift"), !place.path.hasPrefix(sources)
        else { continue }
        // Scripts/run compiles links to the application's files.
        let path = URL(fileURLWithPath: place.path).resolvingSymlinksInPath().path
        return "\(path):\(place.line) in \(symbol.name)"
      }
    #endif
    return nil
  }

  /// The folder of this package's sources when it was built.
  private static let sources = #filePath.replacingOccurrences(
    of: "CoreGraphics/ApplicationFrame.swift", with: "")
}
