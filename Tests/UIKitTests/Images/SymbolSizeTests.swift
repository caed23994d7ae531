import Testing
import UIKit

/// Sizes and alignment rectangles of symbols. Rule TEXT-11.
@MainActor @Suite struct SymbolSizeTests {
  private let window: UIWindow = {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.traitOverrides.displayScale = 2
    window.isHidden = false
    return window
  }()

  private func shown(_ name: String, height: CGFloat? = nil) throws -> UIImageView {
    let view = UIImageView(image: try #require(UIImage(systemName: name)))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.topAnchor.constraint(equalTo: window.topAnchor, constant: 40).isActive = true
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    window.layoutIfNeeded()
    return view
  }

  @Test(
    arguments: [("star.fill", 22, 20), ("checkmark.seal", 22.5, 22), ("ellipsis", 19, 6)]
      as [(String, CGFloat, CGFloat)])
  func `a view is as large as the image of its symbol`(
    name: String, width: CGFloat, height: CGFloat
  ) throws {
    let size = try shown(name).frame.size
    #expect(abs(size.width - width) <= 0.5 && abs(size.height - height) <= 0.5, "\(size)")
  }

  @Test(
    arguments: [
      ("plus", 24, 2, 20), ("chevron.right", 24, 2, 20.5), ("chevron.right", 44, 2, 41),
      ("brazilianrealsign.circle.fill", 208, 0.5, 207), ("cloud.heavyrain.fill", 50, -0.5, 51.5),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func `a height is that of the alignment rectangle, which is a line high`(
    name: String, height: CGFloat, top: CGFloat, frame: CGFloat
  ) throws {
    let rect = try shown(name, height: height).frame
    #expect(abs(rect.minY - 40 - top) <= 0.5 && abs(rect.height - frame) <= 0.5, "\(rect)")
  }

  @Test func `the middle of a symbol is at half the height of capitals beside it`() throws {
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    let view = try shown("circle")
    NSLayoutConstraint.activate([
      label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
      label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    window.layoutIfNeeded()
    let baseline = label.frame.minY + label.font.ascender
    #expect(abs(view.frame.midY - (baseline - label.font.capHeight / 2)) < 0.5)
    #expect(abs(label.frame.minY - view.alignmentRect(forFrame: view.frame).minY) < 0.5)
  }

  @Test func `images have the baselines and insets that they are given`() throws {
    let symbol = try #require(UIImage(systemName: "circle"))
    #expect(symbol.hasBaseline && !symbol.imageWithoutBaseline().hasBaseline)
    #expect(symbol.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    let plain = UIImage()
    #expect(!plain.hasBaseline && plain.baselineOffsetFromBottom == nil)
    let given = plain.withBaselineOffset(fromBottom: 5)
    #expect(given.baselineOffsetFromBottom == 5 && !given.imageWithoutBaseline().hasBaseline)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(symbol.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
  }
}
