import Foundation
import Testing

@testable import DelegatesCore

@Suite struct DelegateTests {
  private let file = """
    /// Made up.
    @MainActor public protocol ShelfDelegate: RackDelegate {
      /// The number of books. Required.
      func numberOfBooks(in shelf: Shelf) -> Int

      /// Asks whether a book may be taken.
      ///
      /// Called once. The default is
      /// `!shelf.isLocked`.
      func shelf(
        _ shelf: Shelf, shouldTake book: Book, with options: [Key: (Int, Int)]?
      ) -> Bool

      /// The title.
      ///
      /// The default is `nil`.
      func shelf(_ shelf: Shelf, titleOf book: Book)
        -> String?

      /// Called after a change.
      func shelfDidChange(_ shelf: Shelf)

      /// Called before a fall.
      func shelfWillFall(_ shelf: Shelf)
    }

    extension ShelfDelegate {
      /// Falls.
      public func shelfWillFall(_ shelf: Shelf) {
        OptionalCall.noteDefault()
      }
    }
    """

  private func shelf() throws -> Delegate { try Delegate("ShelfDelegate", file: file) }

  @Test func `methods are read with their labels, results and defaults`() throws {
    let methods = try shelf().optional
    #expect(
      methods.map(\.fullName) == [
        "shelf(_:shouldTake:with:)", "shelf(_:titleOf:)", "shelfDidChange(_:)",
        "shelfWillFall(_:)",
      ])
    #expect(methods.map(\.result) == ["Bool", "String?", nil, nil])
    #expect(methods.map(\.defaultValue) == ["!shelf.isLocked", "nil", nil, nil])
    #expect(methods[0].arguments == "shelf, shouldTake: book, with: options")
    #expect(try shelf().parent == "RackDelegate")
  }

  @Test func `defaults are written but for those that are there`() throws {
    #expect(
      try shelf().defaults().filter { !$0.contains("///") } == [
        "extension ShelfDelegate {",
        "  public func shelf(_ shelf: Shelf, shouldTake book: Book, with options: "
          + "[Key: (Int, Int)]?) -> Bool { OptionalCall.noteDefault(); return !shelf.isLocked }",
        "  public func shelf(_ shelf: Shelf, titleOf book: Book) -> String? "
          + "{ OptionalCall.noteDefault(); return nil }",
        "  public func shelfDidChange(_ shelf: Shelf) { OptionalCall.noteDefault() }",
        "}",
      ])
  }

  @Test func `a result without a default is a mistake`() throws {
    let text = file.replacing("The default is", with: "Perhaps")
    let shelf = try Delegate("ShelfDelegate", file: text)
    #expect(throws: Mistake.self) { try shelf.defaults() }
  }

  @Test func `calls share a property where methods share a name`() throws {
    let calls = try shelf().calls(ancestor: nil, isRefined: false)
    #expect(
      calls.contains(
        "  @_disfavoredOverload public var shelf: _ShelfDelegateCalls? { .init(delegate: self) }"))
    #expect(
      calls.contains(
        "  @_disfavoredOverload public var shelfDidChange: _OptionalMethod<Shelf, Void>? "
          + "{ .init(\"shelfDidChange(_:)\", shelfDidChange(_:)) }"))
    #expect(
      calls.contains(
        "  public func callAsFunction(_ shelf: Shelf, titleOf book: Book) -> String? "
          + "{ OptionalCall.ask(\"shelf(_:titleOf:)\") "
          + "{ delegate.shelf(shelf, titleOf: book) } ?? nil }"))
  }

  @Test func `stubs replace those that were written before, and leave out those by hand`() throws {
    let text = """
      open class ShelfController {
        /// Never.
        open func shelf(_ shelf: Shelf, titleOf book: Book) -> String? { "A" }

      \(Stubs.mark)

        open func old() {}
      }

      private struct Other {}

      """
    let written = try Stubs.written(into: text, of: [shelf()])
    #expect(written.contains("open func shelfDidChange(_ shelf: Shelf) {"))
    #expect(!written.contains("old"))
    #expect(written.components(separatedBy: "titleOf").count == 2)
    #expect(written.hasSuffix("}\n\nprivate struct Other {}\n"))
    #expect(try Stubs.written(into: written, of: [shelf()]) == written)
  }
}
