import Testing
import UIKit

@MainActor @Suite struct CardCornerTests {
  /// How many pixels of each point's first row lie outside the corner: those that a quarter of is
  /// not covered.
  private func offsets(_ layer: CALayer, points: Int = 12) -> [Int] {
    let picture = Pixels(
      drawn(layer.bounds.width, layer.bounds.height, scale: 3) { layer.render(in: $0) })
    return (0..<points).map { point in
      (0..<120).first { picture[$0, 3 * point][3] > 193 } ?? 120
    }
  }

  private func card(_ curve: CALayerCornerCurve) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    layer.backgroundColor = UIColor.black.cgColor
    layer.cornerRadius = 10
    layer.cornerCurve = curve
    return layer
  }

  @Test func `corners are circular until they are told otherwise`() {
    #expect(CALayer().cornerCurve == .circular)
    #expect(CALayerCornerCurve.continuous.rawValue == "continuous")
  }

  /// Counted on a picture of iOS 17, a card with a radius of 10 at three pixels a point.
  @Test func `a continuous corner has the edge that phones draw`() {
    // The same count of a circle, where it is known: a pixel at most is counted otherwise.
    let circle = zip(offsets(card(.circular)), [26, 16, 12, 8, 6, 4, 2, 1, 1, 0, 0, 0])
    #expect(circle.map { abs($0 - $1) }.reduce(0, +) <= 1)
    #expect(offsets(card(.continuous)) == [31, 17, 12, 8, 6, 4, 3, 2, 1, 1, 1, 0])
  }

  @Test func `a continuous corner is the same along both sides and at every corner`() {
    let picture = Pixels(drawn(60, 44, scale: 3) { card(.continuous).render(in: $0) })
    let (right, bottom) = (60 * 3 - 1, 44 * 3 - 1)
    for x in 0..<50 {
      for y in 0..<50 {
        let own = Int(picture[x, y][3])
        let others: [[UInt8]] = [
          picture[y, x], picture[right - x, y], picture[x, bottom - y],
          picture[right - x, bottom - y],
        ]
        let differences = others.map { abs(Int($0[3]) - own) }
        #expect(differences.allSatisfy { $0 <= 32 }, "\(x), \(y)")
      }
    }
  }

  @Test func `where there is no room for more a continuous corner is the quarter of a circle`() {
    let (circle, curve) = (card(.circular), card(.continuous))
    for layer in [circle, curve] { layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
    let differences = zip(offsets(circle, points: 10), offsets(curve, points: 10))
      .map { abs($0 - $1) }
    #expect(differences.allSatisfy { $0 <= 1 })
  }

  @Test func `corners that are left out are square`() {
    let layer = card(.continuous)
    layer.maskedCorners = [.layerMaxXMinYCorner]
    #expect(offsets(layer) == Array(repeating: 0, count: 12))
  }

  @Test func `borders and masks follow the curve`() {
    let layer = card(.continuous)
    layer.masksToBounds = true
    layer.backgroundColor = nil
    let inner = CALayer()
    inner.frame = layer.bounds
    inner.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(inner)
    #expect(offsets(layer).prefix(3) == [31, 17, 12])
    let masked = CALayer()
    masked.frame = layer.bounds
    masked.backgroundColor = UIColor.red.cgColor
    masked.mask = card(.continuous)
    #expect(offsets(masked).prefix(3) == [31, 17, 12])
    let framed = card(.continuous)
    framed.backgroundColor = nil
    framed.borderWidth = 2
    #expect(abs(offsets(framed)[0] - 31) <= 1)
  }

  @Test func `the cards of a list have continuous corners`() {
    let stage = PhoneStage(PhoneStage.Plan(sections: 1, rows: 3))
    let fills = (0...2).map { stage.cell(0, $0).subviews[0].subviews[0].layer }
    #expect(fills[0].cornerCurve == .continuous && fills[2].cornerCurve == .continuous)
    #expect(fills[0].cornerRadius == 10.0 && fills[1].cornerRadius == 0.0)
  }
}
