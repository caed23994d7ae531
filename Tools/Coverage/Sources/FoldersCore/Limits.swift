/// How large the parts of the code may be, and how many folders may name each other.
public struct Limits: Sendable {
  /// Lines of a file.
  public var fileLines = 500
  /// Lines of a function or computed property.
  public var functionLines = 50
  /// Lines of a type with all its extensions.
  public var typeLines = 1200
  /// Files of a type with all its extensions.
  public var typeFiles = 12
  /// Stored properties of the values of a type.
  public var storedProperties = 30
  /// Lines of the files right in a folder.
  public var folderLines = 6000
  /// Pairs of folders of a module that name each other.
  public var mutualPairs = 20
  /// Lines of folders of which each leads to every other one, by the folder that has to be among
  /// them; the first that fits counts.
  ///
  /// Around the kernel the limit is close to what there is, so that it does not grow. A window has a root
  /// controller, and a controller a navigation controller, a split view controller, the items of bars and
  /// segues: members that applications override, so that they cannot be where these are declared.
  public var knotLines = [
    (folder: "Kernel", lines: 24_400), (folder: "Collection", lines: 14_000),
  ]
  /// Lines of all other such folders.
  public var otherKnotLines = 6000
  /// The lines and files of single types, by module and name, where these are larger.
  public var exceptions: [String: (lines: Int, files: Int)] = [:]

  public init() {}

  /// How many lines may the folders of a knot have together?
  func lines(ofKnot folders: [String]) -> Int {
    for (folder, lines) in knotLines
    where folders.contains(where: { $0 == folder || $0.hasPrefix(folder + "/") }) {
      return lines
    }
    return otherKnotLines
  }
}
