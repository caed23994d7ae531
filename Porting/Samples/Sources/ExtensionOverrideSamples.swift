import Testing
import UIKit

extension UIView {
  @objc @discardableResult
  func add(_ views: [UIView]) -> UIView {
    views.forEach { addSubview($0) }
    return self
  }

  /// Has the same name and other parameters; nobody overrides it.
  @discardableResult func add(_ views: UIView...) -> UIView { add(views) }

  @objc var kind: String { "view" }
  @objc var mark: Int {
    get { tag }
    set { tag = newValue }
  }
  @objc class var family: String { "views" }
  @objc class func make() -> Self { Self(frame: .zero) }
  @objc func count(into sum: inout Int, step: @autoclosure () -> Int = 1) throws { sum += step() }
}

extension UIStackView {
  @discardableResult
  override func add(_ views: [UIView]) -> UIView {
    views.forEach { addArrangedSubview($0) }
    return self
  }

  override var kind: String { "stack in " + super.kind }
}

extension UIControl {
  override var kind: String { "control" }
}

class Dial: UIControl {
  override var kind: String { "dial of " + super.kind }
  override var mark: Int {
    get { super.mark + 1 }
    set { super.mark = newValue * 10 }
  }
  override class var family: String { "dials of " + super.family }
  override class func make() -> Self {
    let dial = super.make()
    dial.isEnabled = false
    return dial
  }
  override func count(into sum: inout Int, step: @autoclosure () -> Int = 1) throws {
    try super.count(into: &sum, step: step() + 100)
  }
  /// What `super` means outside of the override.
  var inherited: String { super.kind }
}

final class Knob: Dial {
  var nearest: String { super.kind }
}

extension Knob {
  override var kind: String { "knob of " + super.kind }
}

@MainActor @Suite struct ExtensionOverrideSamples {
  @Test func theClassOfTheObjectDecides() {
    let views: [UIView] = [UILabel(), UIStackView(), UIButton(), Dial(), Knob()]
    #expect(
      views.map(\.kind) == [
        "view", "stack in view", "control", "dial of control", "knob of dial of control",
      ])
  }

  @Test func methodsOfTheBaseClassCallThem() {
    let stack = UIStackView()
    let label = UILabel()
    #expect((stack as UIView).add(label, UILabel()) === stack)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.arrangedSubviews.first === label)
    let plain = UIView()
    plain.add([label])
    #expect(plain.subviews == [label])
  }

  @Test func superIsTheNearestClassAbove() {
    #expect(Dial().inherited == "control")
    #expect(Knob().inherited == "control")
    #expect(Knob().nearest == "dial of control")
  }

  @Test func propertiesAreSetByTheirOverrides() {
    let dial: UIView = Dial()
    dial.mark = 2
    #expect(dial.tag == 20)
    #expect(dial.mark == 21)
    let view = UIView()
    view.mark = 2
    #expect(view.mark == 2)
  }

  @Test func classesDecideForMembersOfTypes() {
    let types: [UIView.Type] = [UILabel.self, Dial.self, Knob.self]
    #expect(types.map { $0.family } == ["views", "dials of views", "dials of views"])
    #expect(!Dial.make().isEnabled)
    #expect(UIControl.make().isEnabled)
  }

  @Test func argumentsAreHandedOn() throws {
    var sum = 0
    try (Dial() as UIView).count(into: &sum)
    try UIView().count(into: &sum, step: 5)
    #expect(sum == 101 + 5)
  }
}
