import SnapshotTesting
import UIKit
import XCTest

/// What teams write in test cases of XCTest.
final class XCTestTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  @MainActor func testView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .systemPink
    assertSnapshot(of: view, as: .image(traits: UITraitCollection(displayScale: 1)))
    assertSnapshot(of: view, as: .recursiveDescription)
  }

  func testWaiting() {
    let strategy = Snapshotting<Int, String>.wait(for: 0.02, on: .description)
    assertSnapshot(of: 5, as: strategy)
  }

  func testDiffingOfOnesOwn() {
    let size = Snapshotting<[Int], [Int]>(
      pathExtension: "txt",
      diffing: Diffing(
        toData: { Data($0.map(UInt8.init)) }, fromData: { $0.map(Int.init) },
        diff: { old, new in
          old == new ? nil : ("\(old) is not \(new)", [XCTAttachment(string: "\(new)")])
        }))
    assertSnapshot(of: [1, 2, 3], as: size)
  }
}
