import Testing

@testable import UIKit

@MainActor @Suite struct ConstraintActivityTests {
  @Test func `the nearest common ancestor keeps an active constraint`() {
    let root = host(100, 100)
    let box = root.place(UIView())
    let (first, second) = (box.place(UIView()), box.place(UIView()))
    let between = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
    let own = first.widthAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([between, own])
    #expect(box.constraints.count == 1 && box.constraints[0] === between)
    #expect(first.constraints.count == 1 && first.constraints[0] === own)
    #expect(root.constraints.isEmpty)
    between.isActive = false
    #expect(box.constraints.isEmpty)
  }

  @Test func `a constraint that was added to a view by name is listed there`() {
    let root = host(100, 100)
    let view = root.place(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 4)
    root.addConstraint(width)
    #expect(width.isActive)
    #expect(root.constraints.count == 1 && view.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(view.frame.width == 4.0)
    root.removeConstraint(width)
    #expect(!width.isActive && root.constraints.isEmpty)
  }

  @Test func `leaving the superview deactivates what leads out, and keeps what lies within`() {
    let root = host(100, 100)
    let box = root.place(UIView())
    let inner = box.place(UIView())
    let out = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let boxWidth = box.widthAnchor.constraint(equalToConstant: 50)
    let within = inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([out, boxWidth, within])
    root.layoutIfNeeded()
    #expect(inner.frame.width == 25.0)
    box.removeFromSuperview()
    #expect(!out.isActive && boxWidth.isActive && within.isActive)
    boxWidth.constant = 80
    box.layoutIfNeeded()
    #expect(inner.frame.width == 40.0)
    root.addSubview(box)
    boxWidth.constant = 60
    root.layoutIfNeeded()
    #expect(box.frame.width == 60.0)
    #expect(inner.frame.width == 30.0)
  }

  @Test func `moving to another superview deactivates what leads out`() {
    let (first, second) = (host(100, 100), host(100, 100))
    let view = first.place(UIView())
    let edge = view.leadingAnchor.constraint(equalTo: first.leadingAnchor)
    edge.isActive = true
    second.addSubview(view)
    #expect(!edge.isActive)
    #expect(first.constraints.isEmpty)
  }

  @Test func `an inactive constraint places nothing any more`() {
    let root = host(100, 100)
    let view = root.place(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 40)
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()
    #expect(view.frame.width == 40.0)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 10.0)
  }

  @Test func `constraints between strangers are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIView(), UIView())
        first.topAnchor.constraint(equalTo: second.topAnchor).isActive = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to activate constraint with anchors <NSLayoutAnchor"))
    #expect(text.contains("because they have no common ancestor. Does the constraint or its"))
  }

  @Test func `changing an active constraint from required is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        _ = constraint
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Mutating a priority from required to not on an installed constraint"))
  }

  @Test func `sides and reading directions cannot be mixed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("between a leading/trailing attribute and a right/left attribute"))
  }

  /// `make.left.equalTo(other.snp.top)` in a suite of constraints that runs on iOS.
  @Test func `positions on different axes are compared as numbers`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let views = [UIView(), UIView()]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    func constrain(
      _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView,
      _ second: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second,
        multiplier: 1, constant: constant
      ).isActive = true
    }
    constrain(views[1], .top, to: root, .top, 30)
    constrain(views[0], .left, to: views[1], .top, 50)
    constrain(views[0], .bottom, to: root, .centerX, 20)
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 80)
    #expect(views[0].frame.maxY == 120)
  }

  @Test func `sizes and positions cannot be mixed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid pairing of layout attributes"))
  }

  @Test func `a constraint describes itself`() {
    let view = UIView()
    let address = NSLayoutConstraint.name(of: view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "side"
    let own = NSLayoutConstraint.name(of: width)
    #expect("\(width)" == "<\(own) 'side' \(address).width == 100   (inactive)>")
    width.isActive = true
    #expect("\(width)" == "<\(own) 'side' \(address).width == 100   (active)>")
    #expect(address.hasPrefix("UIView:0x"))
    let ratio = view.heightAnchor.constraint(
      lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: -3)
    ratio.priority = .init(750)
    let text = "\(address).height <= 0.5*\(address).width - 3 @750   (inactive)>"
    #expect("\(ratio)".hasSuffix(text))
  }

  @Test func `a constraint names its sides`() {
    let root = UIView()
    let view = root.place(UIView())
    let constraint = view.topAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: 2)
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .bottom)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 1.0 && constraint.constant == 2.0)
    #expect(constraint.priority == .required)
    let width = view.widthAnchor.constraint(equalToConstant: 9)
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
  }
}
