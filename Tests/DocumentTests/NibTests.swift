import CollectionViewExtras
import Testing
import UIKit

/// Objects of nibs: their order, their properties and their connections. Rules DOC-2 to DOC-4.
@MainActor @Suite struct NibTests {
  @Test func `objects are made, then attributed, connected and woken`() throws {
    let owner = CardOwner()
    let objects = Documents.bundle.loadNibNamed("Card", owner: owner)
    #expect(objects?.count == 2)
    let card = try #require(owner.card)
    #expect(
      card.events == [
        "init with 1 subview, 300 wide", "edge 2.5, box absent",
        "awake with 4 constraints, box set",
      ])
    #expect(card.layer.cornerRadius == 12)
    #expect(card.gestureRecognizers?.count == 1)
  }

  @Test func `constraints place views`() throws {
    let owner = CardOwner()
    _ = Documents.bundle.loadNibNamed("Card", owner: owner)
    let card = try #require(owner.card)
    card.frame = CGRect(x: 0, y: 0, width: 340, height: 240)
    card.layoutIfNeeded()
    // 340 - 2 * 20 wide; the indicator fills what the box of 100 and the spacing of 8 leave.
    #expect(card.subviews[0].frame == CGRect(x: 20, y: 20, width: 300, height: 200))
    #expect(card.box.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func `absent attributes have Interface Builder's values`() throws {
    let indicator = try #require(
      Documents.object(UIActivityIndicatorView.self, "<activityIndicatorView id=\"a\"/>"))
    #expect(!indicator.hidesWhenStopped)
    let table = try #require(Documents.object(UITableView.self, "<tableView id=\"a\"/>"))
    #expect(table.rowHeight == 44)
  }

  @Test func `an outlet that the class does not declare is a mistake in UIKit's words`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Documents.nib(
          """
          <view id="v" customClass="CardView" customModule="DocumentTests"><subviews>
          <label id="l"/></subviews><connections><outlet property="label" destination="l" id="o"/>
          </connections></view>
          """
        ).instantiate(withOwner: nil)
      }
    }
  }

  @Test func `a class that is not there is replaced by that of the element`() {
    let view = Documents.object(
      UILabel.self, "<label id=\"a\" text=\"Hi\" customClass=\"Gone\" customModule=\"Gone\"/>")
    #expect(view?.text == "Hi")
  }

  @Test func `external objects stand for their placeholders`() throws {
    let label = UILabel()
    let view = try #require(
      Documents.nib(
        """
        <placeholder placeholderIdentifier="Badge" id="b"/>
        <view id="v" customClass="CardView" customModule="DocumentTests">
        <connections><outlet property="box" destination="b" id="o"/></connections></view>
        """
      ).instantiate(withOwner: nil, options: [.externalObjects: ["Badge": label]]).first
        as? CardView)
    #expect(view.box === label)
  }

  @Test func `an action without a destination goes along the responder chain`() throws {
    let button = try #require(
      Documents.object(
        UIButton.self,
        """
        <button id="b" buttonType="system"><state key="normal" title="Count"/><connections>
        <action selector="water:" destination="-2" eventType="touchUpInside" id="a"/>
        </connections></button><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        """))
    let controller = try #require(
      Documents.storyboard.instantiateViewController(withIdentifier: "Detail") as? DetailController)
    let window = Documents.show(controller)
    controller.view.addSubview(button)
    button.sendActions(for: .touchUpInside)
    #expect(controller.waterings == 1)
    window.isHidden = true
  }

  @Test func `texts, fonts and colours are those of the document`() throws {
    let label = try #require(
      Documents.object(
        UILabel.self,
        """
        <label id="a" opaque="NO" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="3">
        <string key="text">Two
        lines</string><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" red="0" green="0.5" blue="1" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
        </label>
        """))
    #expect(label.text == "Two\nlines")
    #expect(label.font == .systemFont(ofSize: 20, weight: .bold))
    #expect(label.textColor == UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5))
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 3)
    #expect(!label.isOpaque)
  }

  @Test func `a controller finds the document of its name, without its last word first`() {
    // There is no document BarelyController or Barely: the view is made in code.
    #expect(UIViewController(nibName: nil, bundle: Documents.bundle).nibName == nil)
    let controller = UIViewController(nibName: "Gone", bundle: Documents.bundle)
    #expect(controller.nibName == "Gone")
    #expect(controller.nibBundle === Documents.bundle)
  }
}
