@testable import FoldersCore

extension Codebase {
  /// A codebase of files whose lines do not matter.
  init(files: [String: Int]) {
    self.init()
    for (path, lines) in files {
      add(path, text: String(repeating: "//\n", count: lines))
    }
  }

  /// Declares a type at the beginning of a file.
  mutating func declare(_ type: String, in file: String) {
    declarations[type] = Declaration(.type, type, at: Place(file, 1))
  }

  /// Declares a member of a type or extension.
  mutating func declare(_ member: String, of parent: String, in file: String) {
    declarations["\(parent).\(member)"] = Declaration(
      .property, member, at: Place(file, 2), in: parent)
  }

  /// Declares an extension.
  mutating func extend(_ type: String, as identifier: String, in file: String) {
    var declaration = Declaration(.extension, type, at: Place(file, 1))
    declaration.extended = type
    declarations[identifier] = declaration
  }

  /// Names a symbol in a line of a file.
  mutating func name(_ symbol: String, in file: String, line: Int = 1) {
    references.insert(Reference(symbol, at: Place(file, line)))
  }

  /// Two folders of a module: bars name views by two types, views name bars by one.
  static var barsAndViews: Codebase {
    let (view, bar) = ("Sources/Kit/Views/View.swift", "Sources/Kit/Bars/Bar.swift")
    var code = Codebase(files: [view: 10, bar: 20, "Sources/Kit/Kit.swift": 1])
    code.declare("View", in: view)
    code.declare("Window", in: view)
    code.declare("Bar", in: bar)
    code.name("View", in: bar, line: 3)
    code.name("Window", in: bar, line: 4)
    code.name("Bar", in: view, line: 7)
    return code
  }
}
