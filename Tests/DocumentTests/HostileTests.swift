import CollectionViewExtras
import Synchronization
import TestSupport
import Testing
import UIKit

/// Documents that no one would write end with a diagnostic, and the rest is shown.
@MainActor @Suite struct HostileTests {
  private func reported(_ objects: String) -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(objects)</objects></document>
      """
    return DocumentTrial.make(Array(text.utf8))
  }

  private func view(_ constraint: String) -> String {
    """
    <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews>
    <constraints><constraint firstItem="w" \(constraint) id="c"/></constraints></view>
    """
  }

  @Test(arguments: [
    ("firstAttribute=\"height\" secondItem=\"v\" secondAttribute=\"trailing\"", "Invalid pairing"),
    ("firstAttribute=\"left\" secondItem=\"v\" secondAttribute=\"leading\"", "leading/trailing"),
    ("firstAttribute=\"top\"", "must be specified in pairs"),
    (
      "firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"width\" multiplier=\"-1e308\"",
      "is no constraint"
    ), ("firstAttribute=\"width\" constant=\"inf\"", "is no constraint"),
    ("firstAttribute=\"width\" constant=\"99999999999999999999\"", "is no constraint"),
    ("firstAttribute=\"glow\" constant=\"1\"", "names nothing that has edges"),
  ])
  func `a constraint that cannot be is reported and left out`(
    _ constraint: String, _ reason: String
  ) {
    #expect(reported(view(constraint)).contains { $0.contains(reason) })
  }

  @Test func `sizes that no layout can have are not taken`() {
    let text = """
      <view id="v"><rect key="frame" x="0" y="0" width="1e300" height="100"/></view>
      """
    #expect(reported(text).isEmpty)
  }

  @Test func `a hundred levels of views are made`() {
    let frame = "<rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/>"
    let start = "<view id=\"v%\">\(frame)<subviews>"
    let text =
      (0..<100).map { start.replacing("%", with: "\($0)") }.joined()
      + String(repeating: "</subviews></view>", count: 100)
    #expect(reported(text).isEmpty)
  }

  @Test(arguments: [
    ("tableViewController", "UITableView"), ("collectionViewController", "UICollectionView"),
  ])
  func `a controller of a list with another view makes its own`(_ kind: String, _ list: String) {
    let mistakes = Mutex<[String]>([])
    let former = Mistakes.handler
    Mistakes.handler = { mistake in mistakes.withLock { $0.append(mistake.message) } }
    defer { Mistakes.handler = former }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="t"><scenes><scene sceneID="s"><objects>
      <\(kind) id="t" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      </\(kind)></objects></scene></scenes></document>
      """
    #expect(DocumentTrial.make(Array(text.utf8)).isEmpty)
    let told = mistakes.withLock { $0 }
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("didn't get a \(list).") == true)
  }

  @Test func `changed documents end`() {
    let former = Mistakes.handler
    Mistakes.handler = { _ in }
    defer { Mistakes.handler = former }
    let whole = view("firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\"")
    for end in stride(from: 10, to: whole.utf8.count, by: 7) {
      let reports = reported(String(decoding: Array(whole.utf8).prefix(end), as: UTF8.self))
      #expect(!reports.isEmpty)
    }
  }
}
