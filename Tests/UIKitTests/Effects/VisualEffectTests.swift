import Testing
import UIKit

@MainActor @Suite struct VisualEffectTests {
  /// Red on the left, blue from the middle on, under an effect view over all.
  private func stage(
    _ effect: UIVisualEffect?, isDark: Bool = false
  ) -> (view: UIView, pane: UIVisualEffectView) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    view.overrideUserInterfaceStyle = isDark ? .dark : .light
    for (x, color) in [(0, UIColor(red: 1, green: 0, blue: 0, alpha: 1)), (60, .blue)] {
      let half = UIView(frame: CGRect(x: x, y: 0, width: 60, height: 40))
      half.backgroundColor = color
      view.addSubview(half)
    }
    let pane = UIVisualEffectView(effect: effect)
    pane.frame = view.bounds
    view.addSubview(pane)
    return (view, pane)
  }

  @Test func `an effect blurs what lies behind the view`() {
    let sharp = Pixels(snapshot(stage(nil).view))
    #expect(sharp[58, 20] == [255, 0, 0, 255] && sharp[62, 20] == [0, 0, 255, 255])
    let blurred = Pixels(snapshot(stage(UIBlurEffect(style: .systemUltraThinMaterial)).view))
    let (left, right) = (blurred[58, 20], blurred[62, 20])
    // Four points of a bell of 20 are less than a tenth of it; colours come through 1.8 times.
    #expect(abs(Int(left[0]) - Int(right[0])) < 45 && abs(Int(left[2]) - Int(right[2])) < 45)
    #expect(blurred[2, 20][0] > blurred[118, 20][0] + 40)
  }

  @Test func `thicker panes let less through`() {
    func contrast(_ style: UIBlurEffect.Style) -> Int {
      let pixels = Pixels(snapshot(stage(UIBlurEffect(style: style)).view))
      return Int(pixels[2, 20][0]) - Int(pixels[118, 20][0])
    }
    let contrasts = [
      UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial,
    ].map(contrast)
    #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 > $1 }, "\(contrasts)")
    #expect(contrasts[4] > 0)
  }

  @Test func `a style follows the appearance unless its name says which`() {
    func brightness(_ style: UIBlurEffect.Style, isDark: Bool) -> Int {
      let pixels = Pixels(snapshot(stage(UIBlurEffect(style: style), isDark: isDark).view))
      return pixels[60, 20].prefix(3).reduce(0) { $0 + Int($1) }
    }
    #expect(brightness(.systemMaterial, isDark: false) > 500)
    #expect(brightness(.systemMaterial, isDark: true) < 250)
    #expect(
      brightness(.systemMaterialLight, isDark: true) == brightness(.systemMaterial, isDark: false))
    #expect(
      brightness(.systemMaterialDark, isDark: false) == brightness(.systemMaterial, isDark: true))
  }

  @Test func `content lies in front of the effect and corners cut it off`() {
    let (view, pane) = stage(UIBlurEffect(style: .systemThickMaterial))
    let mark = UIView(frame: CGRect(x: 50, y: 10, width: 20, height: 20))
    mark.backgroundColor = .green
    pane.contentView.addSubview(mark)
    pane.layer.cornerRadius = 20
    pane.clipsToBounds = true
    let pixels = Pixels(snapshot(view))
    #expect(pixels[60, 20] == [0, 255, 0, 255])
    #expect(pixels[0, 0] == [255, 0, 0, 255])
    pane.effect = nil
    #expect(Pixels(snapshot(view))[10, 20] == [255, 0, 0, 255])
    pane.frame.size.width = 100
    #expect(pane.contentView.frame == pane.bounds)
  }

  @Test func `a background configuration puts its fill over the effect`() {
    let (view, pane) = stage(nil)
    pane.removeFromSuperview()
    let cell = UICollectionViewListCell(frame: view.bounds)
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .systemUltraThinMaterial)
    cell.backgroundConfiguration = background
    view.addSubview(cell)
    let blurred = Pixels(snapshot(view))
    #expect(abs(Int(blurred[58, 20][0]) - Int(blurred[62, 20][0])) < 45)
    background.backgroundColor = .green
    cell.backgroundConfiguration = background
    #expect(Pixels(snapshot(view))[60, 20] == [0, 255, 0, 255])
    cell.backgroundConfiguration = .clear()
    #expect(Pixels(snapshot(view))[58, 20] == [255, 0, 0, 255])
  }

  @Test func `a background throws the shadow it is given`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let cell = UICollectionViewCell(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    view.addSubview(cell)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .white
    cell.backgroundConfiguration = background
    #expect(Pixels(snapshot(view))[30, 45][3] == 0)
    background.shadowProperties.opacity = 1
    background.shadowProperties.radius = 2
    background.shadowProperties.color = .red
    background.shadowProperties.offset = CGSize(width: 0, height: 6)
    cell.backgroundConfiguration = background
    let pixels = Pixels(snapshot(view))
    #expect(pixels[30, 44][0] > 150 && pixels[30, 44][1] == 0)
    #expect(pixels[30, 17][3] < 40 && pixels[30, 30] == [255, 255, 255, 255])
    background.shadowProperties.path = UIBezierPath(
      rect: CGRect(x: -15, y: 0, width: 10, height: 20))
    cell.backgroundConfiguration = background
    #expect(Pixels(snapshot(view))[10, 36][0] > 150)
  }
}
