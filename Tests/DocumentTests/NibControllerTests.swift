import DocumentCore
import Testing
import UIKit

/// Controllers among the top-level objects of nibs. Rule DOC-2.
@MainActor @Suite struct NibControllerTests {
  @Test func `a controller within a nib has the view within it`() throws {
    let controller = try #require(
      Documents.object(
        UIViewController.self,
        """
        <viewController id="c"><view key="view" tag="4" id="v"><subviews>
        <label text="inside" id="l"/></subviews></view></viewController>
        """))
    #expect(!controller.isViewLoaded)
    #expect(controller.view.tag == 4)
    #expect((controller.view.subviews.first as? UILabel)?.text == "inside")
  }

  @Test func `a controller within a nib is connected to its view and to the owner`() throws {
    let owner = NibOwner()
    let objects = Documents.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="detail" destination="c" id="o1"/></connections></placeholder>
      <viewController id="c" customClass="DetailController" customModule="DocumentTests">
      <view key="view" id="v"><subviews><label text="daily" id="l"/></subviews></view>
      <connections><outlet property="careLabel" destination="l" id="o2"/></connections>
      </viewController>
      """
    ).instantiate(withOwner: owner)
    #expect(objects.count == 1)
    let detail = try #require(owner.detail)
    #expect(objects.first as? DetailController === detail)
    #expect(detail.care?.text == "daily")
    #expect(detail.events == [])
    #expect(detail.view.subviews.first === detail.care)
    #expect(detail.events == ["didLoad with 0 child"])
  }

  @Test func `constraints refer to the layout guides of a controller within a nib`() throws {
    let controller = Documents.object(
      UIViewController.self,
      """
      <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
      <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="500"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews><constraints>
      <constraint firstItem="w" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="w" secondAttribute="bottom" constant="9" id="2"/>
      <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="3"/>
      <constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" id="4"/>
      </constraints></view></viewController>
      """)
    let window = Documents.show(controller)
    defer { window.isHidden = true }
    let view = try #require(controller?.view)
    let area = view.bounds.inset(by: view.safeAreaInsets)
    #expect(
      view.subviews.first?.frame
        == CGRect(x: 0, y: area.minY + 8, width: 393, height: area.height - 8 - 9))
  }

  @Test func `a navigation controller within a nib begins with the controllers within it`() throws {
    let stack = try #require(
      Documents.object(
        UINavigationController.self,
        """
        <navigationController id="n"><navigationBar key="navigationBar" id="b"/><viewControllers>
        <viewController title="Shelf" id="c"><view key="view" tag="4" id="v"/>
        <navigationItem key="navigationItem" title="Shelf" id="i"/></viewController>
        <viewController title="Book" id="d"/></viewControllers></navigationController>
        """))
    #expect(stack.viewControllers.map(\.title) == ["Shelf", "Book"])
    #expect(stack.viewControllers.first?.view.tag == 4)
  }

  @Test func `a tab bar controller within a nib has the controllers within it`() throws {
    let tabs = try #require(
      Documents.object(
        UITabBarController.self,
        """
        <tabBarController id="t"><tabBar key="tabBar" id="b"/><viewControllers>
        <navigationController id="n"><tabBarItem key="tabBarItem" title="Plants" id="p"/>
        <viewControllers><viewController id="c"/></viewControllers></navigationController>
        <viewController id="d"><tabBarItem key="tabBarItem" title="More" id="m"/></viewController>
        </viewControllers></tabBarController>
        """))
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Plants", "More"])
    let stack = tabs.viewControllers?.first as? UINavigationController
    #expect(stack?.viewControllers.count == 1)
  }

  @Test func `a controller within a nib loads its view from the document that it names`() {
    let controller = Documents.object(
      UIViewController.self, "<viewController nibName=\"Note\" id=\"c\"/>")
    #expect(controller?.nibName == "Note")
    #expect(controller?.nibBundle === Documents.bundle)
    #expect(controller?.view.tag == 7)
  }

  @Test func `nothing of controllers within nibs is reported as unknown`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <navigationController id="n"><viewControllers><viewController nibName="Note" id="c"/>
      </viewControllers></navigationController><tabBarController id="t"><viewControllers>
      <viewController id="d"/></viewControllers></tabBarController></objects></document>
      """
    let document = try InterfaceDocument(name: "nib", bytes: [UInt8](text.utf8))
    #expect(document.diagnostics.map(\.description) == [])
  }
}

/// The owner of a nib with a controller.
private final class NibOwner: NSObject, _DocumentObject {
  private(set) var detail: DetailController?

  static var _documentMembers: [_DocumentMember] {
    [.outlet("detail") { (owner: NibOwner, value: DetailController) in owner.detail = value }]
  }
}
