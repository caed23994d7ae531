import Foundation
import Testing
import UIKit

/// Layers that draw copies, text, or their content in one colour, by pixels.
@MainActor @Suite struct CopiedLayerTests {
  private let nothing: [UInt8] = [0, 0, 0, 0]

  private func dot(_ color: UIColor = .white) -> CALayer {
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    dot.backgroundColor = color.cgColor
    return dot
  }

  private func pixels(of layer: CALayer, _ width: CGFloat, _ height: CGFloat) -> Pixels {
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return Pixels(drawn(width, height) { layer.render(in: $0) })
  }

  @Test func `a replicator draws its sublayers once, or as often as it is told`() {
    let layer = CAReplicatorLayer()
    layer.addSublayer(dot())
    layer.instanceTransform = CATransform3DMakeTranslation(4, 0, 0)
    #expect(layer.instanceCount == 1)
    var pixels = pixels(of: layer, 12, 2)
    #expect(pixels[1, 1] == [255, 255, 255, 255] && pixels[5, 1] == nothing)
    layer.instanceCount = 3
    layer.instanceColor = UIColor.red.cgColor
    layer.instanceAlphaOffset = -0.5
    pixels = self.pixels(of: layer, 12, 2)
    #expect(pixels[1, 1] == [255, 0, 0, 255])
    // Half of the alpha, premultiplied.
    #expect(abs(Int(pixels[5, 1][3]) - 128) < 2 && pixels[5, 1][1] == 0)
    #expect(pixels[9, 1] == nothing && pixels[3, 1] == nothing)
  }

  @Test func `copies turn about the centre of the replicator`() {
    let layer = CAReplicatorLayer()
    layer.addSublayer(dot())
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let pixels = pixels(of: layer, 10, 10)
    #expect(pixels[1, 1][3] == 255 && pixels[9, 9][3] == 255 && pixels[9, 1] == nothing)
  }

  @Test func `a text layer draws its text from the top, in its colour`() throws {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36 && !layer.isWrapped && layer.alignmentMode == .natural)
    layer.string = "ABC"
    layer.fontSize = 20
    layer.foregroundColor = UIColor.red.cgColor
    let left = try #require(pixels(of: layer, 200, 60).inked)
    #expect(left.minX < 5 && left.maxX < 60 && left.maxY < 25)
    layer.alignmentMode = .right
    let right = try #require(pixels(of: layer, 200, 60).inked)
    #expect(right.maxX > 190)
    layer.string = NSAttributedString(
      string: "ABC", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let large = try #require(pixels(of: layer, 200, 60).inked)
    #expect(large.maxY > left.maxY)
    layer.string = nil
    #expect(pixels(of: layer, 200, 60).inked == nil)
  }

  @Test func `text of a layer is broken into lines if it wraps`() throws {
    let layer = CATextLayer()
    layer.string = "one two three four"
    layer.fontSize = 20
    let single = try #require(pixels(of: layer, 80, 200).inked)
    layer.isWrapped = true
    let wrapped = try #require(pixels(of: layer, 80, 200).inked)
    #expect(wrapped.maxY > single.maxY + 20)
  }

  @Test func `vibrancy gives all content the colour of its role`() {
    let view = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark)))
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 4))
    content.backgroundColor = .red
    view.contentView.addSubview(content)
    view.layoutIfNeeded()
    let pixels = Pixels(drawn(4, 4) { view.layer.render(in: $0) })
    #expect(pixels[1, 1] == [255, 255, 255, 255] && pixels[3, 1] == nothing)
    view.effect = nil
    let plain = Pixels(drawn(4, 4) { view.layer.render(in: $0) })
    #expect(plain[1, 1] == [255, 0, 0, 255] || plain[1, 1][0] > 240 && plain[1, 1][1] < 80)
  }
}
