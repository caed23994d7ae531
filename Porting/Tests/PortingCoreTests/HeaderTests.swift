import PortingCore
import Testing

@Suite struct HeaderTests {
  @Test func `a header that imports UIKit does so for every file that names something of it`() {
    let sources = [
      Source(path: "A.swift", text: "import SnapKit\nfunc pin(_ view: UIView) {}\n"),
      Source(path: "B.swift", text: "import SnapKit\nlet count = 3\n"),
    ]
    let without = Porter(sources).sources.map(\.text)
    #expect(!without.contains { $0.contains("import UIKit") })
    let with = Porter(sources, headersImportUIKit: true).sources.map(\.text)
    #expect(with[0].contains("import UIKit; import SnapKit"))
    #expect(!with[1].contains("import UIKit"))
  }
}
