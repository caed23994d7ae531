import Testing

@testable import UIKit

@MainActor @Suite struct LabelConstraintTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private func pin(_ view: UIView, in root: UIView, _ margin: CGFloat) {
    root.place(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: margin),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -margin),
    ])
  }

  @Test func `a label wraps at the width constraints give it`() throws {
    let root = host(200, 1000)
    let text = root.place(label("Several words that need more than one line at this width"))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(
      text.frame.size
        == CGSize(width: 200, height: text.sizeThatFits(CGSize(width: 200, height: 0)).height))
    let single = text.intrinsicContentSize.height
    #expect(text.frame.height > single * 1.5)
    text.text = "Short"
    root.layoutIfNeeded()
    #expect(text.frame.height == single)
  }

  @Test func `a cell is as high as the text of its content view at the width asked for`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let text = label("Several words that need more than one line at this width")
    pin(text, in: cell.contentView, 10)
    for width in [CGFloat(120), 300, 160] {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let height = text.sizeThatFits(CGSize(width: width - 20, height: 0)).height
      #expect(abs(size.width - width) < 0.01)
      #expect(abs(size.height - (height + 20)) < 0.01)
    }
    #expect(cell.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test func `labels in a row are aligned by their text`() {
    let (large, small) = (UILabel(), UILabel())
    (large.text, small.text) = ("Large", "small")
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 10)
    let root = host(300, 100)
    let stack = root.place(UIStackView(arrangedSubviews: [small, large]))
    stack.alignment = .firstBaseline
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let baselines = [small, large].map { $0.frame.minY + $0.baselineOffset(of: .firstBaseline) }
    #expect(abs(baselines[0] - baselines[1]) < 0.4)
    #expect(small.frame.minY > 10)
    #expect(small.frame.width == small.intrinsicContentSize.width)
  }

  // MARK: Longest lines

  private let words = "Several words that need more than one line at this width"

  /// A label at the top left of a root, at most as wide as the root less `margin`.
  private func place(_ text: UILabel, in root: UIView, margin: CGFloat = 0) {
    root.place(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -margin),
    ])
  }

  private func longestLine(_ text: UILabel, _ room: CGFloat) -> CGSize {
    text.sizeThatFits(CGSize(width: room, height: 0))
  }

  private func isNear(_ size: CGSize, _ other: CGSize) -> Bool {
    abs(size.width - other.width) < 0.01 && abs(size.height - other.height) < 0.01
  }

  @Test func `a broken text is as wide as its longest line`() {
    let root = host(200, 1000)
    let text = label(words)
    place(text, in: root, margin: 10)
    root.layoutIfNeeded()
    let size = longestLine(text, 190)
    #expect(size.width < 190)
    #expect(isNear(text.frame.size, size))
  }

  /// Recorded: an effect view at most 300 points wide around a stack around a broken label is 222.5
  /// wide.
  @Test func `what surrounds a broken text hugs it`() {
    let root = host(400, 1000)
    let bubble = root.place(UIView())
    let text = label(words)
    let stack = bubble.place(UIStackView(arrangedSubviews: [text]))
    (stack.axis, stack.alignment) = (.vertical, .center)
    NSLayoutConstraint.activate([
      bubble.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      bubble.topAnchor.constraint(equalTo: root.topAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
      stack.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: bubble.topAnchor),
      stack.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let size = longestLine(text, 200)
    #expect(size.width < 200)
    #expect(isNear(bubble.frame.size, CGSize(width: size.width + 40, height: size.height)))
  }

  @Test func `a broken text takes more room when there is more`() {
    let text = label(words)
    let root = host(200, 1000)
    place(text, in: root)
    for width in [CGFloat(200), 400, 120, 260, 120, 2000, 90] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(isNear(text.frame.size, longestLine(text, width)), "\(width)")
      let other = label(words)
      let fresh = host(width, 1000)
      place(other, in: fresh)
      fresh.layoutIfNeeded()
      #expect(isNear(other.frame.size, text.frame.size), "\(width)")
    }
  }

  @Test func `a question for the fitting size leaves a broken text as it is`() {
    let root = host(200, 1000)
    let text = label(words)
    place(text, in: root)
    root.layoutIfNeeded()
    let before = text.frame
    _ = root.systemLayoutSizeFitting(CGSize(width: 500, height: 0))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(text.frame == before)
  }

  private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// The header of a table, as applications size it after a layout.
  @Test func `a fitting size is as high as the text was laid out`() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    let text = label(words)
    pin(text, in: header, 10)
    let size = text.intrinsicContentSize
    let fitting = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(isNear(fitting, CGSize(width: size.width + 20, height: size.height + 20)))
    header.layoutIfNeeded()
    for width in [CGFloat(200), 150] {
      header.frame.size.width = width
      header.setNeedsLayout()
      header.layoutIfNeeded()
      let lines = longestLine(text, width - 20)
      let fitting = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(isNear(fitting, CGSize(width: lines.width + 20, height: lines.height + 20)))
      header.layoutIfNeeded()
      #expect(text.frame.width == width - 20)
    }
  }

  @Test func `a fitting size hugs the longest line before and after a layout`() {
    let bubble = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let text = label(words)
    pin(text, in: bubble, 10)
    text.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
    let lines = longestLine(text, 150)
    let expected = CGSize(width: lines.width + 20, height: lines.height + 20)
    #expect(lines.width < 150)
    for _ in 0..<2 {
      let fitting = bubble.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(isNear(fitting, expected))
      bubble.frame.size = fitting
      bubble.layoutIfNeeded()
    }
  }

  @Test func `a layout of a broken text asks for no other`() throws {
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
    let text = label(words)
    place(text, in: root)
    root.layoutIfNeeded()
    let (layouts, counters) = (root.layouts, try #require(root.engine).counters)
    root.layoutIfNeeded()
    #expect(root.layouts == layouts)
    for _ in 0..<3 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(root.layouts == layouts + 3)
    #expect(root.engine?.counters == counters)
  }

  // MARK: Subclasses

  /// Makes room around its text, as applications write it.
  private final class PaddedLabel: UILabel {
    private let padding = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 12)

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = super.textRect(
        forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: inner.minX - padding.left, y: inner.minY - padding.top,
        width: inner.width + padding.left + padding.right,
        height: inner.height + padding.top + padding.bottom)
    }
  }

  @Test func `the text rectangle of a subclass makes room around the text`() {
    let padded = PaddedLabel()
    padded.text = words
    let bare = label(words)
    let size = bare.intrinsicContentSize
    let expected = CGSize(width: size.width + 22, height: size.height + 12)
    #expect(isNear(padded.intrinsicContentSize, expected))
    #expect(isNear(padded.sizeThatFits(.zero), expected))
    padded.numberOfLines = 0
    let root = host(200, 1000)
    place(padded, in: root)
    root.layoutIfNeeded()
    let broken = longestLine(bare, 178)
    #expect(
      isNear(padded.frame.size, CGSize(width: broken.width + 22, height: broken.height + 12)))
  }

  private final class TallLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: size.height + 30)
    }
  }

  @Test func `the natural size of a subclass counts where its text is broken`() {
    let root = host(200, 1000)
    let tall = TallLabel()
    tall.numberOfLines = 0
    tall.text = words
    place(tall, in: root)
    root.layoutIfNeeded()
    let size = longestLine(label(words), 200)
    #expect(isNear(tall.frame.size, CGSize(width: size.width, height: size.height + 30)))
  }
}
