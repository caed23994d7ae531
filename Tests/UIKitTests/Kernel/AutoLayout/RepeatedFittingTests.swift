import TestSupport
import Testing

@testable import UIKit

/// A view that is asked for its size again and again, as a cell is that is used again.
@MainActor @Suite struct RepeatedFittingTests {
  /// A title and a text below a picture; the text wraps.
  private final class Card: UIView {
    let title = UILabel()
    let text = UILabel()
    let picture = UIView()
    let pictureHeight: NSLayoutConstraint
    let textWidth: NSLayoutConstraint

    init() {
      pictureHeight = picture.heightAnchor.constraint(equalToConstant: 20)
      textWidth = text.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      text.numberOfLines = 0
      for view in [picture, title, text] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        pictureHeight,
        picture.topAnchor.constraint(equalTo: topAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: trailingAnchor),
        title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private static func words(_ count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  private func change(_ card: Card, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: card.text.text = Self.words(Int.random(in: 0...30, using: &random))
    case 3: card.title.text = Self.words(Int.random(in: 0...4, using: &random))
    case 4: card.pictureHeight.constant = CGFloat(Int.random(in: 0...60, using: &random))
    case 5: card.textWidth.isActive.toggle()
    case 6: card.frame.size.width = CGFloat(Int.random(in: 10...30, using: &random) * 10)
    case 7: card.text.numberOfLines = Int.random(in: 0...2, using: &random)
    default:
      let priority = Float(Int.random(in: 1...9, using: &random) * 100)
      card.text.setContentCompressionResistancePriority(.init(priority), for: .horizontal)
    }
  }

  @Test(arguments: 0..<40)
  func `an answer does not depend on the questions before`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let card = Card()
    card.layoutIfNeeded()
    for step in 0..<60 {
      let layOut = Bool.random(using: &random)
      let priorities: [UILayoutPriority] = [.required, .fittingSizeLevel]
      let horizontal = priorities[Int.random(in: 0...4, using: &random) == 0 ? 1 : 0]
      let target = CGSize(
        width: Bool.random(using: &random) ? card.bounds.width : 150,
        height: CGFloat(Int.random(in: 0...2, using: &random) * 40))
      var (answer, fresh) = (CGSize.zero, CGSize.zero)
      // Some of the changes contradict each other.
      _ = reports {
        change(card, &random)
        if layOut { card.layoutIfNeeded() }
        answer = card.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: horizontal,
          verticalFittingPriority: .fittingSizeLevel)
        fresh = ConstraintEngine(host: card, isLive: false)
          .fittingSize(target, horizontal: horizontal, vertical: .fittingSizeLevel)
      }
      #expect(
        abs(answer.width - fresh.width) < 1e-6 && abs(answer.height - fresh.height) < 1e-6,
        "seed \(seed), step \(step): \(answer), from the beginning \(fresh)")
    }
  }

  @Test(arguments: 0..<20)
  func `questions do not change the layout`(seed: UInt64) {
    let (asked, left) = (Card(), Card())
    var (first, second) = (SplitMix64(seed: seed), SplitMix64(seed: seed))
    for step in 0..<40 {
      _ = reports {
        change(asked, &first)
        change(left, &second)
        for height: CGFloat in [0, 100] {
          _ = asked.systemLayoutSizeFitting(
            CGSize(width: asked.bounds.width, height: height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        asked.layoutIfNeeded()
        left.layoutIfNeeded()
      }
      #expect(asked.subviews.count == left.subviews.count)
      for (one, other) in zip(asked.subviews, left.subviews) {
        #expect(one.frame == other.frame, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `a question that is asked again with another text adds nothing to the solver`() throws
  {
    let card = Card()
    card.layoutIfNeeded()
    func ask() -> CGSize {
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 40), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    card.text.text = Self.words(3)
    let low = ask()
    let engine = try #require(card.constraintState?.engine)
    let structure = try #require(engine.fitting?.solver.structure)
    card.text.text = Self.words(30)
    let high = ask()
    #expect(high.height > low.height)
    #expect(engine.fitting?.solver.structure == structure)
  }
}
