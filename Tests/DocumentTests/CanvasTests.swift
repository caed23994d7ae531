import Foundation
import Testing
import UIKit

/// Documents laid out as on Interface Builder's canvas, whose sizes depend on its version.
@MainActor @Suite struct CanvasTests {
  /// The frames of the views of a document by their identities.
  private func frames(
    _ objects: String, version: Int = 22505, device: String = "retina4_7", list: String = "objects"
  ) throws -> [String: CGRect] {
    let suffix = list == "scenes" ? "storyboard" : "xib"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(suffix)" version="3.0"
      toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="\(device)" orientation="portrait"/><\(list)>\(objects)</\(list)></document>
      """
    let path = NSTemporaryDirectory() + "canvas-\(UUID().uuidString).\(suffix)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let nodes = try DocumentCanvas(path: path).nodes
    return Dictionary(nodes.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  private func view(_ id: String, _ inner: String = "") -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>\(inner)</view>
    """
  }

  private func tie(_ item: String, _ attribute: String, to other: String) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)"
    secondAttribute="\(attribute)" id="\(item)-\(attribute)"/>
    """
  }

  @Test func `constraints that are removed at build time hold on the canvas`() throws {
    let sizes = ["width", "height"].map {
      "<constraint firstAttribute=\"\($0)\" constant=\"42\" placeholder=\"YES\" id=\"\($0)\"/>"
    }
    let root = """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
      \(view("a", "<constraints>\(sizes.joined())</constraints>"))</subviews>
      <constraints>\(tie("a", "leading", to: "root"))\(tie("a", "top", to: "root"))</constraints>
      </view>
      """
    #expect(try frames(root)["a"] == CGRect(x: 0, y: 0, width: 42, height: 42))
    let nib = UINib(
      data: Data("<document><objects>\(root)</objects></document>".utf8), bundle: nil)
    let made = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(made.subviews.first?.constraints.isEmpty == true)
  }

  /// Recorded: cells of documents of their own have 15 points at the sides where those of tables have
  /// 16, and 8 before Xcode 10.
  @Test(arguments: [(13771, 8.0), (14868, 15), (16097, 15)])
  func `a cell of its own has the margins of its version`(version: Int, margin: CGFloat) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="100"/><subviews>\(view("a"))</subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content"
      secondAttribute="leadingMargin" id="1"/>
      <constraint firstItem="content" firstAttribute="trailingMargin" secondItem="a"
      secondAttribute="trailing" id="2"/>\(tie("a", "top", to: "content"))
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let frame = try #require(try frames(cell, version: version)["a"])
    #expect(frame.minX == margin && frame.width == 320 - 2 * margin)
  }

  /// Recorded: 20 points of a freeform view are covered from Xcode 15 on, none before; a cell has the
  /// insets of its screen.
  @Test func `what covers a view that is not as large as the screen depends on the version`() throws
  {
    func root(_ kind: String) -> String {
      """
      <\(kind) id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>\(view("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(["top", "bottom", "leading"].map { tie("a", $0, to: "safe") }.joined())</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></\(kind)>
      """
    }
    func vertical(_ kind: String, _ version: Int, _ device: String) throws -> [CGFloat] {
      let frame = try #require(try frames(root(kind), version: version, device: device)["a"])
      return [frame.minY, 100 - frame.maxY]
    }
    #expect(try vertical("view", 22505, "retina4_7") == [20, 0])
    #expect(try vertical("view", 14865, "retina4_7") == [0, 0])
    #expect(try vertical("view", 32700, "retina6_12") == [59, 34])
    #expect(try vertical("collectionViewCell", 14490, "retina6_1") == [44, 34])
    #expect(try vertical("collectionViewCell", 17156, "retina6_1") == [44, 0])
    for version in [13196, 14490, 14854, 16097, 20037] {
      #expect(try vertical("collectionReusableView", version, "retina6_1") == [0, 0])
    }
  }

  /// Recorded: 20 points at the sides on a screen 414 points wide, none at the top and the bottom.
  @Test func `a reusable view of its own has the margins of a controller's view`() throws {
    let margins = ["leading", "trailing", "top", "bottom"].map { side in
      """
      <constraint firstItem="a" firstAttribute="\(side)" secondItem="root"
      secondAttribute="\(side)Margin" id="\(side)"/>
      """
    }
    let root = """
      <collectionReusableView id="root"><rect key="frame" x="0.0" y="0.0" width="480" height="44"/>
      <subviews>\(view("a"))</subviews><constraints>\(margins.joined())</constraints>
      </collectionReusableView>
      """
    let frame = try frames(root, version: 15705, device: "retina6_1")["a"]
    #expect(frame == CGRect(x: 20, y: 0, width: 440, height: 44))
  }

  /// Recorded: a table at 140 on a screen 414 points wide, where other bars end at 88.
  @Test(arguments: [("", 140.0), ("largeTitleDisplayMode=\"never\"", 88)])
  func `a bar with large titles is higher`(mode: String, top: CGFloat) throws {
    let scene = """
      <scene sceneID="one"><objects><navigationController id="navigation"
      sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
      <segue destination="controller" kind="relationship" relationship="rootViewController"
      id="segue"/></connections></navigationController></objects></scene>
      <scene sceneID="two"><objects><viewController id="controller"
      sceneMemberID="viewController"><view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <subviews>\(view("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(["top", "bottom", "leading"].map { tie("a", $0, to: "safe") }.joined())</constraints></view>
      <navigationItem key="navigationItem" \(mode) id="item"/></viewController></objects></scene>
      """
    let frame = try frames(scene, version: 15505, device: "retina6_1", list: "scenes")["a"]
    #expect(frame?.minY == top)
  }

  /// Frames of labels that documents record, which are rounded up to pixels.
  @Test(arguments: [
    ("This is the notification title.", 17, 221.5, "retina4_7"), ("Label", 17, 44.5, "retina4_7"),
    ("Toolbar Tint Color", 15, 130.67, "retina5_9"),
  ])
  func `a bold label is as wide as recorded`(
    text: String, size: Int, width: CGFloat, device: String
  ) throws {
    let root = """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="100"/><subviews>
      <label id="a" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="\(size)"/></label>
      </subviews><constraints>
      \(tie("a", "leading", to: "root"))\(tie("a", "top", to: "root"))</constraints></view>
      """
    let frame = try #require(try frames(root, device: device)["a"])
    #expect(abs(frame.width - width) <= 1)
  }

  @Test func `a toolbar at a bottom guide is higher on screens without a home button`() throws {
    let bar = """
      <toolbar id="bar" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></toolbar>
      """
    let root = """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <subviews>\(bar)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(["bottom", "leading", "trailing"].map { tie("bar", $0, to: "safe") }.joined())
      </constraints></view>
      """
    #expect(try frames(root, version: 17156, device: "retina6_1")["bar"]?.height == 49)
    #expect(try frames(root, version: 17156, device: "retina5_5")["bar"]?.height == 44)
  }
}
