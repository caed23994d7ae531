/// The file beside a protocol that holds what is written for it.
public enum Page {
  /// - Parameters:
  ///   - isCalled: Whether the methods can be called as optional ones.
  ///   - others: The other protocols that can.
  public static func text(
    of delegate: Delegate, isCalled: Bool, among others: [Delegate]
  ) throws(Mistake) -> String {
    var lines = [
      "// Written by Scripts/delegates from \(delegate.name).swift. Do not edit.",
      "// swift-format-ignore-file", "",
    ]
    lines += try delegate.defaults()
    if isCalled {
      // A refined protocol's calls of the same name are calls of the refining one too.
      let ancestor = others.first { $0.name == delegate.parent && $0.shares(delegate) }
      let isRefined = others.contains { $0.parent == delegate.name && $0.shares(delegate) }
      lines += [""] + delegate.calls(ancestor: ancestor, isRefined: isRefined)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Delegate {
  /// Whether methods of both have the same name before the parameters.
  func shares(_ other: Delegate) -> Bool {
    !Set(optional.map(\.base)).isDisjoint(with: other.optional.map(\.base))
  }
}
