import Testing
import UIKit

/// Objects of class values that applications hand over, where Swift has no required initializer.
@MainActor @Suite struct ClassValueTests {
  class Tag: UIView {
    let name: String

    override init(frame: CGRect) {
      name = "tag"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Screen: UIViewController {
    let name = "screen"
  }

  @Test func `a view is made by the initializer of its class`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let classes: [UIView.Type] = [Tag.self, UILabel.self, UIView.self]
    let views = classes.map { _ViewMaker.make($0, frame: frame) }
    #expect((views[0] as? Tag)?.name == "tag")
    #expect(views[1] is UILabel)
    #expect(views.map(\.frame) == [frame, frame, frame])
  }

  @Test func `a controller is made by the initializer it inherits`() {
    let types: [UIViewController.Type] = [Screen.self, UIViewController.self]
    let controllers = types.map { _ViewControllerMaker.make($0) }
    #expect((controllers[0] as? Screen)?.name == "screen")
    #expect(type(of: controllers[1]) == UIViewController.self)
  }
}
