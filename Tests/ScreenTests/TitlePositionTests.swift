import Testing
import UIKit

@MainActor @Suite(.serialized) struct TitlePositionTests {
  @Test func `a title is moved by the adjustment of the bar's appearance`() throws {
    let controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    let phone = Phone(navigation)
    func place() throws -> CGPoint {
      phone.window.layoutIfNeeded()
      let label = try #require(
        navigation.navigationBar.all(UILabel.self).first { $0.text == "Title" })
      return label.convert(label.bounds.origin, to: nil)
    }
    let before = try place()
    let appearance = UINavigationBarAppearance()
    appearance.titlePositionAdjustment = UIOffset(horizontal: 12, vertical: -5)
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let after = try place()
    #expect(abs(after.x - before.x - 12) < 0.01 && abs(after.y - before.y + 5) < 0.01)
  }
}
