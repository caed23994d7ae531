import RenderCore
import Testing
import UIKit

/// Masks as applications use them: gradients that fade, texts, rings and holes.
@MainActor @Suite struct MaskTests {
  private let view: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    return view
  }()

  /// The alpha of pixels of the view, from 0 to 255.
  private func alphas(at places: [(Int, Int)]) -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
      .image { view.layer.render(in: $0.cgContext) }
    guard let bitmap = image.cgImage?.bitmap else { return [] }
    return places.map { Int(bitmap.pixels[($0.1 * bitmap.width + $0.0) * 4 + 3]) }
  }

  @Test func `a gradient fades what it masks`() {
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    view.layer.mask = gradient
    let alphas = alphas(at: [(20, 0), (20, 20), (20, 39)])
    #expect(alphas[0] > 240)
    #expect((100...150).contains(alphas[1]))
    #expect(alphas[2] < 15)
  }

  @Test func `what is below a mask shines through where it lets it`() {
    let over = UIView(frame: view.bounds)
    over.backgroundColor = .blue
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    over.layer.mask = gradient
    view.addSubview(over)
    #expect(alphas(at: [(20, 5), (20, 35)]) == [255, 255])
  }

  @Test func `a ring shows what lies under its stroke alone`() {
    let ring = CAShapeLayer()
    ring.frame = view.bounds
    ring.path = UIBezierPath(ovalIn: view.bounds.insetBy(dx: 5, dy: 5)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.black.cgColor
    ring.lineWidth = 6
    view.layer.mask = ring
    #expect(alphas(at: [(20, 20), (5, 20), (0, 0)]) == [0, 255, 0])
  }

  @Test func `a hole stays open by the even-odd rule`() {
    let path = UIBezierPath(rect: view.bounds)
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillRule = .evenOdd
    view.layer.mask = shape
    #expect(alphas(at: [(20, 20), (5, 20)]) == [0, 255])
  }

  @Test func `a text lets through what lies under its characters`() {
    let label = UILabel(frame: view.bounds)
    label.text = "■■"
    label.font = .systemFont(ofSize: 20)
    view.mask = label
    let row = alphas(at: (0..<40).map { ($0, 22) } + [(20, 0)])
    #expect(row.contains { $0 > 200 })
    #expect(row.last == 0)
  }

  @Test func `a mask without colour hides all, and a half one lets half through`() {
    let cover = UIView(frame: view.bounds)
    view.mask = cover
    #expect(alphas(at: [(20, 20)]) == [0])
    cover.backgroundColor = UIColor(white: 0, alpha: 0.5)
    #expect((127...128).contains(alphas(at: [(20, 20)])[0]))
    cover.backgroundColor = .white
    cover.layer.cornerRadius = 20
    #expect(alphas(at: [(20, 20), (0, 0)]) == [255, 0])
  }
}
