/// How large the parts of the code may be, and how many folders may name each other.
public struct Limits: Sendable {
  /// Lines of a file.
  public var fileLines = 500
  /// Lines of single files, where these are larger: members that applications override have to be in the
  /// body of their class, which cannot be split.
  public var largeFiles = [
    "Sources/UIKit/Kernel/Views/UIView.swift": 555,
    "Sources/UIKit/Kernel/Controllers/UIViewController.swift": 600,
    "Sources/UIKit/Controls/Buttons/UIButton.swift": 550,
    "Sources/UIKit/Tables/UITableView.swift": 510,
  ]
  /// Lines of a function or computed property.
  public var functionLines = 50
  /// Lines of a type with all its extensions.
  public var typeLines = 1200
  /// Files of a type with all its extensions.
  public var typeFiles = 12
  /// Stored properties of the values of a type.
  public var storedProperties = 30
  /// Stored properties of single types, where these are more. A scroll view's are what its delegate and
  /// its gestures find there; a text field's are its settings; a layer's are its look, and in the padding
  /// between them what a commit has to know; a cell of particles has a range for each number.
  public var manyProperties = [
    "UIScrollView": 37, "UITextField": 33, "CALayer": 32, "CAEmitterCell": 40,
  ]
  /// Lines of the files right in a folder.
  public var folderLines = 6000
  /// Pairs of folders of a module that name each other. The goal is 20.
  public var mutualPairs = 24
  /// Lines of folders of which each leads to every other one, by the folder that has to be among
  /// them; the first that fits counts.
  ///
  /// Around the kernel the limit is close to what there is, so that it does not grow: the narrow ways of
  /// controllers lead to screens and from there on. The goal is 9,500.
  public var knotLines = [
    (folder: "Kernel", lines: 27_850), (folder: "Collection", lines: 16_600),
    (folder: "Drawing", lines: 8_950),
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
