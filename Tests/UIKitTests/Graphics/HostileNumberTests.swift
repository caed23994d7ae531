import CollectionViewExtras
import Testing
import UIKit

/// Numbers that are none, infinite or huge have a finite result, and do not take long.
@MainActor @Suite struct HostileNumberTests {
  private nonisolated static let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]

  /// How many segments a path has.
  private func count(_ path: UIBezierPath) -> Int {
    var count = 0
    path.cgPath.applyWithBlock { _ in count += 1 }
    return count
  }

  @Test(arguments: odd) func `arcs of odd angles are short`(angle: CGFloat) {
    for isClockwise in [true, false] {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: angle, clockwise: isClockwise)
      #expect(count(path) <= 17)
      // The control points of a quarter lie a seventh farther out than the circle.
      #expect(path.isEmpty || path.bounds.width <= 23)
      path.addArc(
        withCenter: .zero, radius: 10, startAngle: angle, endAngle: 1, clockwise: isClockwise)
      #expect(count(path) <= 34)
    }
  }

  @Test func `an arc of ten million radians is four turns at most`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 1e7, clockwise: true)
    #expect(count(path) <= 17)
    #expect(abs(path.currentPoint.x - 10 * cos(1e7)) < 1e-6)
    #expect(abs(path.currentPoint.y - 10 * sin(1e7)) < 1e-6)
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    // An odd number of turns is inside by either rule.
    for (turns, isInside) in [(5.0, true), (6, false)] {
      let turned = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: turns * 2 * .pi, clockwise: true)
      turned.usesEvenOddFillRule = true
      #expect(turned.contains(CGPoint(x: 3, y: 3)) == isInside)
    }
  }

  @Test func `a share of nothing draws no slice`() {
    let (part, whole) = (CGFloat(0), CGFloat(0))
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0,
      endAngle: 2 * .pi * part / whole, clockwise: true)
    #expect(path.isEmpty)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in path.fill() }
  }

  @Test(arguments: odd + [0, -1]) func `springs of odd numbers come to rest`(number: CGFloat) {
    let springs = (0..<4).map { index in
      let spring = CASpringAnimation(keyPath: "position.x")
      switch index {
      case 0: spring.mass = number
      case 1: spring.stiffness = number
      case 2: spring.damping = number
      default: spring.initialVelocity = number
      }
      return spring
    }
    for spring in springs {
      #expect(!spring.settlingDuration.isNaN && spring.settlingDuration >= 0)
    }
    #expect(
      !CASpringAnimation(perceptualDuration: Double(number), bounce: number).settlingDuration.isNaN)
    let timing = UISpringTimingParameters(
      mass: number, stiffness: number, damping: number, initialVelocity: .zero)
    #expect(!UIViewPropertyAnimator(duration: 1, timingParameters: timing).duration.isNaN)
  }

  @Test(arguments: odd.map { Double($0) })
  func `animations of odd times are shown and end`(time: Double) {
    Theatre.run { stage in
      var ends = 0
      UIView.animate(
        withDuration: time, delay: 0, animations: { stage.box.center.x = 50 },
        completion: { _ in ends += 1 })
      UIView.animate(
        withDuration: 1, delay: time, animations: { stage.box.alpha = 0.5 },
        completion: { _ in ends += 1 })
      UIView.animate(
        withDuration: time, delay: 0, usingSpringWithDamping: CGFloat(time),
        initialSpringVelocity: CGFloat(time), animations: { stage.box.center.y = 70 },
        completion: { _ in ends += 1 })
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.beginTime, animation.duration, animation.timeOffset) = (time, time, time)
      (animation.speed, animation.repeatCount) = (Float(time), Float(time))
      animation.fromValue = 0
      stage.box.layer.add(animation, forKey: nil)
      for _ in 0..<5 {
        stage.clock.advance(by: 1)
        #expect(stage.box.layer.presentation()?.position.x.isFinite != false)
        #expect(stage.box.layer.presentation()?.opacity.isFinite != false)
      }
      stage.box.removeFromSuperview()
      stage.clock.advance(by: 1)
      #expect(ends == 3)
    }
  }

  @Test(arguments: odd) func `cropping by odd numbers gives a part or nothing`(number: CGFloat) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    for rect in [
      CGRect(x: number, y: 0, width: 2, height: 2), CGRect(x: 0, y: 0, width: number, height: 2),
      CGRect(x: number, y: number, width: number, height: number),
      CGRect(x: 0, y: number, width: 2, height: abs(number)),
    ] {
      let part = image.cgImage?.cropping(to: rect)
      #expect((part?.width ?? 1) <= (image.cgImage?.width ?? 0))
    }
  }

  @Test(arguments: odd.filter { !$0.isFinite })
  func `what is transformed by odd numbers is not seen, and is no obstacle`(number: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIView(frame: root.bounds)
    view.backgroundColor = .red
    root.addSubview(view)
    view.addSubview(UILabel(frame: view.bounds))
    view.transform = CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: number, ty: 0)
    _ = snapshot(root)
    _ = (view.frame, root.hitTest(CGPoint(x: 3, y: 3), with: nil))
    _ = view.convert(CGPoint(x: 1, y: 1), to: root)
    #expect(root.hitTest(CGPoint(x: 3, y: 3), with: nil) === root)
    view.transform = .identity
    #expect(root.hitTest(CGPoint(x: 3, y: 3), with: nil) !== root)
  }

  @Test func `coordinates of an anchor point that are not finite are those of the middle`() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: CGFloat.nan, y: 0.25)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.25))
  }

  @Test(arguments: odd) func `paragraphs of odd lengths have a finite size`(number: CGFloat) {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.headIndent) = (number, number, number)
    (style.firstLineHeadIndent, style.tailIndent) = (number, number)
    (style.minimumLineHeight, style.maximumLineHeight) = (number, number)
    style.lineHeightMultiple = number
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one two three\nfour", attributes: [.paragraphStyle: style])
    let size = label.sizeThatFits(CGSize(width: 60, height: 1_000))
    #expect(size.width.isFinite && size.height.isFinite)
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    _ = snapshot(label)
  }
}
