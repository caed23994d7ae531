import Testing
import UIKit

@MainActor @Suite struct FittingOfBrokenLayoutsTests {
  @Test func `a size asked for is not held back by what contradicts the size there is`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      content.heightAnchor.constraint(equalToConstant: 61),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
    ])
    // 8 + 61 + 8 does not go into 44: one of the five is broken.
    card.layoutIfNeeded()
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 100, height: 44), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 77))
    // The question has changed nothing: at the size it names, all five hold.
    card.frame.size.height = 77
    card.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 8, width: 100, height: 61))
  }
}
