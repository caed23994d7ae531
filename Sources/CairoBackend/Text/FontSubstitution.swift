import Glibc

/// Says on standard error which family stands for one that is not installed, each once.
enum FontSubstitution {
  private static let reported = Guarded<Set<String>>([])

  /// - Parameter isExact: Whether both families have characters of equal widths.
  static func report(_ family: String, drawnIn substitute: String, isExact: Bool) {
    guard reported.withLock({ $0.insert(family.lowercased()).inserted }) else { return }
    let text = message(family, drawnIn: substitute, isExact: isExact) + "\n"
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  static func message(_ family: String, drawnIn substitute: String, isExact: Bool) -> String {
    let widths = isExact ? "with the same widths" : "with other widths"
    return "The font \(family) is not on this system: \(substitute) is drawn, \(widths)."
  }
}
