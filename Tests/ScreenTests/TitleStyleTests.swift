import Testing
import UIKit

@MainActor @Suite(.serialized) struct TitleStyleTests {
  /// The left edge of the title in a bar of a width.
  private func titleStart(_ style: UINavigationItem.ItemStyle, _ size: CGSize) throws -> CGFloat {
    let controller = UIViewController()
    controller.title = "Title"
    controller.navigationItem.style = style
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    let label = try #require(
      navigation.navigationBar.all(UILabel.self).first { $0.text == "Title" })
    return label.convert(label.bounds.origin, to: nil).x
  }

  @Test func `browsers and editors have their titles at the leading side of an iPad alone`() throws
  {
    let (pad, phone) = (CGSize(width: 1024, height: 768), CGSize(width: 390, height: 844))
    #expect(try titleStart(.navigator, pad) > 400)
    #expect(try titleStart(.browser, pad) < 40)
    #expect(try titleStart(.editor, pad) < 40)
    #expect(try titleStart(.editor, phone) == titleStart(.navigator, phone))
    #expect(try titleStart(.editor, phone) > 150)
  }

  @Test func `items have the members of iOS 26 with their defaults`() {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    #expect(!item.hidesSharedBackground && item.sharesBackground)
    #expect(item.largeContentSizeImage == nil && item.largeContentSizeImageInsets == .zero)
    #expect(UINavigationItem(title: "").style == .navigator)
  }
}
