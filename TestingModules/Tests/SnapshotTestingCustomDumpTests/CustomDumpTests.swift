import InlineSnapshotTesting
import SnapshotTestingCustomDump
import Testing

private struct Basket {
  var fruits = ["apple": 3, "pear": 1]
  var note: String?
}

@Suite struct CustomDumpTests {
  @Test func `values are written as customDump writes them`() {
    assertInlineSnapshot(of: Basket(), as: .customDump) {
      """
      Basket(
        fruits: [
          "apple": 3,
          "pear": 1
        ],
        note: nil
      )
      """
    }
  }

  @Test func `a strategy of customDump keeps files of text`() {
    #expect(Snapshotting<Basket, String>.customDump.pathExtension == "txt")
  }
}
