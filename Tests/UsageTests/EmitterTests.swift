import CollectionViewExtras
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct EmitterTests {
  /// A red picture of 10 by 10 pixels.
  private var dot: CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    }.cgImage
  }

  private func cell(_ rate: Float, life: Float, velocity: CGFloat = 0) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = dot
    cell.name = "dot"
    (cell.birthRate, cell.lifetime, cell.velocity) = (rate, life, velocity)
    return cell
  }

  /// A view of 100 by 100 with an emitter in its middle.
  private func onScreen(
    _ cells: [CAEmitterCell], _ body: (UIView, CAEmitterLayer, ManualClock) -> Void
  ) {
    ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.traitOverrides.displayScale = 1
      let view = UIView(frame: window.bounds)
      view.backgroundColor = .white
      window.addSubview(view)
      window.isHidden = false
      let emitter = CAEmitterLayer()
      emitter.frame = view.bounds
      emitter.emitterPosition = CGPoint(x: 50, y: 50)
      emitter.beginTime = CACurrentMediaTime()
      emitter.emitterCells = cells
      view.layer.addSublayer(emitter)
      body(view, emitter, clock)
      window.isHidden = true
    }
  }

  /// The places of red pixels in what the view shows.
  private func red(_ view: UIView) -> [CGPoint] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    guard let image = picture.cgImage, let data = image.dataProvider?.data as Data? else {
      return []
    }
    var places: [CGPoint] = []
    for y in 0..<100 {
      for x in 0..<100 {
        let place = y * image.bytesPerRow + x * 4
        let bytes = data[place..<(place + 3)]
        if bytes.max() ?? 0 > 200, bytes.min() ?? 255 < 60 { places.append(CGPoint(x: x, y: y)) }
      }
    }
    return places
  }

  @Test func `particles come at their rate and go after their life`() {
    onScreen([cell(1, life: 0.5)]) { view, _, clock in
      clock.advance(by: 0.9)
      #expect(red(view).isEmpty)
      clock.advance(by: 0.2)
      #expect(red(view).count == 100)
      clock.advance(by: 0.6)
      #expect(red(view).isEmpty)
      clock.advance(by: 0.4)
      #expect(red(view).count == 100)
    }
  }

  @Test func `a particle flies in its direction`() {
    let cell = cell(1, life: 5, velocity: 20)
    cell.emissionLongitude = .pi / 2
    onScreen([cell]) { view, _, clock in
      clock.advance(by: 2)
      let places = red(view)
      // Two particles: one just born in the middle, one a second old and 20 points below.
      #expect(places.map(\.x).min() == 45 && places.map(\.x).max() == 54)
      #expect(abs((places.map(\.y).max() ?? 0) - 74) < 2)
    }
  }

  @Test func `the same seed gives the same picture, and another one another`() {
    func picture(_ seed: UInt32) -> [CGPoint] {
      var result: [CGPoint] = []
      let cell = cell(30, life: 2, velocity: 30)
      (cell.emissionRange, cell.velocityRange) = (2 * .pi, 10)
      onScreen([cell]) { view, emitter, clock in
        emitter.seed = seed
        clock.advance(by: 1)
        result = red(view)
      }
      return result
    }
    let first = picture(1)
    #expect(!first.isEmpty)
    #expect(first == picture(1))
    #expect(first != picture(2))
  }

  @Test func `particles that are there stay when the emission stops`() {
    onScreen([cell(10, life: 1)]) { view, emitter, clock in
      clock.advance(by: 0.5)
      emitter.setValue(0, forKeyPath: "emitterCells.dot.birthRate")
      clock.advance(by: 0.5)
      #expect(!red(view).isEmpty)
      clock.advance(by: 1)
      #expect(red(view).isEmpty)
    }
  }

  @Test func `a layer that is rendered in its model state has no particles`() {
    onScreen([cell(10, life: 1)]) { view, _, clock in
      clock.advance(by: 0.5)
      let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
        view.layer.render(in: context.cgContext)
      }
      #expect(picture.size == CGSize(width: 100, height: 100))
    }
  }

  @Test func `cells have the values of Core Animation at first, and copies all values`() {
    let cell = CAEmitterCell()
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled)
    #expect(cell.color?.alpha == 1)
    let layer = CAEmitterLayer()
    #expect(layer.birthRate == 1 && layer.emitterShape == .point && layer.emitterMode == .volume)
    (cell.velocity, cell.spinRange, cell.alphaSpeed, cell.name) = (3, 4, 5, "a")
    cell.emitterCells = [CAEmitterCell()]
    let copy = cell.copy() as? CAEmitterCell
    #expect(copy?.velocity == 3 && copy?.spinRange == 4 && copy?.alphaSpeed == 5)
    #expect(copy?.name == "a" && copy?.emitterCells?.count == 1)
  }
}
