/// The methods of a class that stand for "not implemented" and are there to be overridden.
///
/// They are written into the body of the class, from a mark to its end; methods that the file
/// declares before the mark are left out.
public enum Stubs {
  static let mark = "  // MARK: Optional methods, written by Scripts/delegates"

  /// The text of a file with the stubs of all optional methods of some protocols.
  public static func written(into text: String, of delegates: [Delegate]) throws(Mistake) -> String
  {
    let file = SwiftFile(text)
    guard let start = file.lines.firstIndex(of: mark[...]),
      let end = file.lines[start...].firstIndex(of: "}")
    else { throw Mistake("The class has no line \"\(mark)\".") }
    let own = Set(file.methods(in: 0..<start).map(\.fullName))
    var stubs: [String] = []
    for method in delegates.flatMap(\.optional) where !own.contains(method.fullName) {
      let lines = try Delegate.stub(of: method, "open")
      stubs += ["", lines[0], "  // swift-format-ignore", lines[1]]
    }
    let lines = file.lines[...start].map(String.init) + stubs + file.lines[end...].map(String.init)
    return lines.joined(separator: "\n")
  }
}
