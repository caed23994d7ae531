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
}
