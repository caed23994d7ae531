import Testing

@testable import FoldersCore

@Suite struct SourceTextTests {
  private func extent(_ text: String, from line: Int = 1) -> Int {
    SourceText(text).extent(from: line)
  }

  @Test func `a declaration ends with the brace below its first character`() {
    let text = """
      struct Box {
        func open() {
          if isLocked {
            unlock()
          }
        }

        let key = 1
      }
      struct Other {}
      """
    #expect(extent(text) == 9)
    #expect(extent(text, from: 2) == 5)
    #expect(extent(text, from: 8) == 1)
    #expect(extent(text, from: 10) == 1)
  }

  @Test func `a signature of several lines belongs to the function`() {
    let text = """
      func open<Key>(
        with key: Key
      ) throws -> Bool
      where Key: Hashable {
        true
      }
      """
    #expect(extent(text) == 6)
  }

  @Test func `a declaration without a body takes a line`() {
    let text = """
      protocol Lockable {
        func open()
        var isLocked: Bool { get }
      }
      """
    #expect(extent(text, from: 2) == 1)
    #expect(extent(text, from: 3) == 1)
  }

  @Test func `text at a lesser indentation ends what has no body`() {
    #expect(extent("  let key = 1\n}\nfunc other() {\n}") == 1)
  }
}
