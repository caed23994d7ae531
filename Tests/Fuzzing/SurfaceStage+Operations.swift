import CollectionViewExtras
import QuartzCore
import UIKit

extension SurfaceStage {
  private static let colors: [UIColor] = [
    .systemRed, .systemBackground, .systemBlue.withAlphaComponent(0.5), .clear, .label,
    .secondarySystemBackground,
  ]

  func perform(_ operation: SurfaceOperation) {
    let numbers = operation.numbers
    let view = views[operation.index % views.count]
    switch operation.action {
    case .addView, .addLabel, .addScroll, .addShape, .addGradient, .addReplicator, .addBlur,
      .addLayer:
      add(operation.action, to: view, numbers)
    case .remove, .reparent, .reorder, .depth: rearrange(view, operation.action, numbers)
    case .frame: if view !== window { view.frame = frame(numbers) }
    case .bounds: if view !== window { view.bounds.origin = point(numbers, share: 4) }
    case .color: view.backgroundColor = color(numbers[0])
    case .text: change(view, text: numbers)
    case .opacity: view.alpha = [0, 0.3, 0.999, 1, 1][numbers[0] % 5]
    case .hide: if view !== window { view.isHidden.toggle() }
    case .corners, .border, .shadow, .clip, .mask, .contents, .stencil:
      decorate(view.layer, operation.action, numbers)
    case .turn, .perspective: if view !== window { turn(view, operation.action, numbers) }
    case .scroll, .scrollByFraction: scroll(view, operation.action, numbers)
    case .animate, .spin, .transition, .stopMotion: animate(view, operation.action, numbers)
    case .wait: clock.advance(by: Double(numbers[0]) / 60)
    case .resize: resize(numbers)
    case .style: view.overrideUserInterfaceStyle = numbers[0] % 2 == 0 ? .dark : .light
    case .redraw: view.setNeedsDisplay()
    }
  }

  private func color(_ number: Int) -> UIColor { Self.colors[number % Self.colors.count] }

  private func point(_ numbers: [Int], share: Int = 1) -> CGPoint {
    CGPoint(x: CGFloat(numbers[1]) / CGFloat(share), y: CGFloat(numbers[2]) / CGFloat(share))
  }

  /// Half of the frames lie between pixels.
  private func frame(_ numbers: [Int]) -> CGRect {
    let part = numbers[0] % 2 == 0 ? 0 : CGFloat(numbers[0]) / 100
    return CGRect(
      x: CGFloat(numbers[1]) - 10 + part, y: CGFloat(numbers[2]) - 10 + part,
      width: CGFloat(numbers[3] % 60 + 3) + part / 3, height: CGFloat(numbers[4] % 60 + 3))
  }

  // MARK: Tree

  private func add(_ action: SurfaceAction, to view: UIView, _ numbers: [Int]) {
    guard views.count < 30 else { return }
    let frame = frame(numbers)
    switch action {
    case .addLabel:
      let label = UILabel(frame: frame)
      label.text = "Words \(numbers[0])"
      label.numberOfLines = numbers[0] % 3
      keep(label, in: view)
    case .addScroll: addScroll(to: view, frame: frame.integral)
    case .addBlur:
      let blur = UIVisualEffectView(
        effect: UIBlurEffect(style: numbers[0] % 2 == 0 ? .regular : .systemThinMaterial))
      blur.frame = frame
      keep(blur, in: view)
    case .addShape, .addGradient, .addReplicator, .addLayer:
      let child = UIView(frame: frame)
      keep(child, in: view)
      child.layer.addSublayer(layer(action, child.bounds, numbers))
    default:
      let child = UIView(frame: frame)
      child.backgroundColor = color(numbers[0])
      keep(child, in: view)
    }
  }

  private func keep(_ child: UIView, in view: UIView) {
    ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(child)
    views.append(child)
  }

  private func layer(_ action: SurfaceAction, _ bounds: CGRect, _ numbers: [Int]) -> CALayer {
    let layer: CALayer
    switch action {
    case .addShape:
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: bounds.offsetBy(dx: 2, dy: 1), transform: nil)
      shape.fillColor = color(numbers[0]).cgColor
      shape.strokeColor = UIColor.systemOrange.cgColor
      shape.lineWidth = CGFloat(numbers[1] % 9)
      layer = shape
    case .addGradient:
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
      gradient.type = numbers[0] % 2 == 0 ? .axial : .radial
      layer = gradient
    case .addReplicator:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = numbers[0] % 4
      replicator.instanceDelay = 0.1
      replicator.instanceAlphaOffset = -0.2
      replicator.instanceTransform = CATransform3DMakeTranslation(CGFloat(numbers[1] % 20), 5, 0)
      let dot = CALayer()
      dot.frame = CGRect(x: 1, y: 1, width: 9.5, height: 8)
      dot.backgroundColor = UIColor.systemPurple.cgColor
      replicator.addSublayer(dot)
      layer = replicator
    default:
      layer = CALayer()
      layer.backgroundColor = color(numbers[1]).cgColor
      let inner = CALayer()
      inner.frame = CGRect(x: 3, y: 2, width: 10, height: 30)
      inner.backgroundColor = color(numbers[2]).cgColor
      layer.addSublayer(inner)
    }
    layer.frame = bounds
    return layer
  }

  private func rearrange(_ view: UIView, _ action: SurfaceAction, _ numbers: [Int]) {
    guard view !== window else { return }
    let other = views[numbers[0] % views.count]
    switch action {
    case .remove:
      let gone = views.filter { $0.isDescendant(of: view) }
      view.removeFromSuperview()
      views.removeAll { candidate in gone.contains { $0 === candidate } }
      if views.count == 1 { addScroll(to: window, frame: frame(numbers).integral) }
    case .reparent:
      if !other.isDescendant(of: view), !(other is UIVisualEffectView) { other.addSubview(view) }
    case .depth: view.layer.zPosition = CGFloat(numbers[0] % 3) - 1
    default:
      if numbers[0] % 2 == 0 {
        view.superview?.bringSubviewToFront(view)
      } else {
        view.superview?.sendSubviewToBack(view)
      }
    }
  }

  private func change(_ view: UIView, text numbers: [Int]) {
    guard let label = view as? UILabel ?? view.subviews.lazy.compactMap({ $0 as? UILabel }).first
    else { return }
    label.text = String(repeating: "Text \(numbers[0]) ", count: 1 + numbers[1] % 4)
    label.font = .systemFont(ofSize: CGFloat(9 + numbers[2] % 20))
  }

  // MARK: Look

  private func decorate(_ layer: CALayer, _ action: SurfaceAction, _ numbers: [Int]) {
    switch action {
    case .corners:
      layer.cornerRadius = CGFloat(numbers[0] % 20)
      layer.cornerCurve = numbers[1] % 2 == 0 ? .continuous : .circular
      layer.maskedCorners = CACornerMask(rawValue: UInt(numbers[2] % 16))
    case .border:
      layer.borderWidth = CGFloat(numbers[0] % 5) / 2
      layer.borderColor = color(numbers[1]).cgColor
    case .shadow:
      layer.shadowOpacity = Float(numbers[0] % 3) / 2
      layer.shadowRadius = CGFloat(numbers[1] % 14)
      layer.shadowOffset = CGSize(width: numbers[2] % 20 - 10, height: numbers[3] % 20 - 10)
    case .clip: layer.masksToBounds.toggle()
    case .mask: mask(layer, numbers)
    case .stencil:
      layer.sublayers?.first?.opacity = numbers[0] % 2 == 0 ? 0.5 : 1
    default:
      layer.contents = numbers[0] % 3 == 0 ? nil : Self.picture
      layer.contentsGravity = numbers[1] % 2 == 0 ? .resize : .center
      layer.contentsScale = 2
    }
  }

  private static let picture: CGImage? = UIGraphicsImageRenderer(
    size: CGSize(width: 13, height: 9)
  ).image { context in
    UIColor.systemTeal.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 13, height: 9))
    UIColor.systemPink.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 2, y: 1, width: 8, height: 7))
  }.cgImage

  private func mask(_ layer: CALayer, _ numbers: [Int]) {
    if let mask = layer.mask, numbers[0] % 3 != 0 {
      // The mask changes, not the layer.
      mask.position.x += CGFloat(numbers[1] % 10)
      mask.opacity = Float(numbers[2] % 2)
      return
    }
    guard numbers[0] % 3 != 0, layer.bounds.width > 6, layer.bounds.height > 4 else {
      return layer.mask = nil
    }
    let mask: CALayer = numbers[1] % 2 == 0 ? CAGradientLayer() : CALayer()
    mask.frame = layer.bounds.insetBy(dx: 3, dy: 2)
    mask.cornerRadius = 8
    mask.backgroundColor = UIColor.black.cgColor
    (mask as? CAGradientLayer)?.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    layer.mask = mask
  }

  private func turn(_ view: UIView, _ action: SurfaceAction, _ numbers: [Int]) {
    let angle = CGFloat(numbers[0]) / 30
    guard action == .perspective else {
      let turn = CGAffineTransform(rotationAngle: numbers[2] % 2 == 0 ? angle : 0)
      let scale = 0.5 + CGFloat(numbers[1] % 12) / 8
      return view.transform = numbers[3] % 3 == 0 ? .identity : turn.scaledBy(x: scale, y: scale)
    }
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 300
    view.layer.isDoubleSided = numbers[1] % 2 == 0
    if numbers[2] % 2 == 0 {
      view.layer.transform = CATransform3DRotate(transform, angle, 0, 1, 0)
    } else {
      view.layer.sublayerTransform =
        numbers[3] % 2 == 0
        ? CATransform3DIdentity : CATransform3DRotate(transform, angle, 1, 0, 0.3)
    }
  }

  // MARK: Motion

  private func scroll(_ view: UIView, _ action: SurfaceAction, _ numbers: [Int]) {
    let scrolls = views.compactMap { $0 as? UIScrollView }
    guard let scroll = view as? UIScrollView ?? scrolls.first else { return }
    var offset = scroll.contentOffset
    switch action {
    case .scroll:
      offset.y += CGFloat(numbers[0] % 41 - 20)
      if numbers[1] % 3 == 0 { offset.x += CGFloat(numbers[2] % 21 - 10) }
    default:
      offset.y += CGFloat(numbers[0]) / 33
      offset.x += CGFloat(numbers[1] % 3) / 3
    }
    if numbers[3] % 7 == 0 {
      scroll.setContentOffset(
        CGPoint(x: 0, y: max(0, min(400, offset.y * 2))), animated: true)
    } else {
      scroll.contentOffset = offset
    }
  }

  private func animate(_ view: UIView, _ action: SurfaceAction, _ numbers: [Int]) {
    guard view !== window else { return }
    switch action {
    case .animate:
      UIView.animate(withDuration: Double(numbers[0] + 5) / 60) {
        if numbers[3] % 2 == 0 { view.alpha = numbers[4] % 2 == 0 ? 0.2 : 1 }
        if numbers[3] % 3 != 0 { view.frame = self.frame(numbers) }
        if numbers[4] % 5 == 0 { view.layer.zPosition = CGFloat(numbers[4] % 3) }
      }
    case .spin:
      let spin = CABasicAnimation(keyPath: numbers[0] % 2 == 0 ? "transform.rotation" : "opacity")
      spin.fromValue = 0
      spin.toValue = 1
      spin.duration = Double(numbers[1] + 5) / 60
      spin.repeatCount = Float(numbers[2] % 3)
      (view.layer.sublayers?.last ?? view.layer).add(spin, forKey: "spin")
    case .transition:
      let transition = CATransition()
      transition.type = [.fade, .moveIn, .push, .reveal][numbers[0] % 4]
      transition.duration = Double(numbers[1] + 5) / 60
      view.layer.add(transition, forKey: nil)
    default:
      view.layer.removeAllAnimations()
      view.layer.sublayers?.forEach { $0.removeAllAnimations() }
    }
  }

  private func resize(_ numbers: [Int]) {
    if numbers[0] % 4 == 0 { sizes.scale = CGFloat(numbers[1] % 3 + 1) }
    if numbers[0] % 4 == 1 {
      sizes.size = CGSize(width: 100 + numbers[1], height: 100 + numbers[2])
    }
    window.frame.size = CGSize(width: 60 + numbers[3], height: 60 + numbers[4])
  }
}
