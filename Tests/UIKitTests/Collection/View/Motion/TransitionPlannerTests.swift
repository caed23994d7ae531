import Testing

@testable import UIKit

/// Where what comes into view is seen to come from, and where what goes out of view goes.
@MainActor @Suite struct TransitionPlannerTests {
  private func attributes(_ item: Int, y: CGFloat, alpha: CGFloat = 1)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
    attributes.alpha = alpha
    return attributes
  }

  private func text(_ attributes: UICollectionViewLayoutAttributes) -> String {
    "\(Int(attributes.frame.minY))/\(Double(attributes.alpha))"
  }

  private func text(_ ending: TransitionPlanner.Ending) -> String {
    switch ending {
    case .fades: "fades"
    case .moves(let place): text(place)
    }
  }

  @Test(arguments: [
    (false, false, "50/0.0"), (false, true, "20/1.0"), (true, false, "-10/0.25"),
    (true, true, "-10/0.25"),
  ])
  func `what comes begins where the layout says, else where it was, else faded at its place`(
    isAnswered: Bool, wasNear: Bool, start: String
  ) {
    var planner = TransitionPlanner()
    let identity = ElementIdentity.cell(IndexPath(item: 3, section: 0))
    if isAnswered { planner.initials[identity] = attributes(3, y: -10, alpha: 0.25) }
    if wasNear { planner.formers[identity] = attributes(1, y: 20) }
    #expect(text(planner.start(of: attributes(3, y: 50))) == start)
    // Others are none of its business.
    #expect(text(planner.start(of: attributes(4, y: 60))) == "60/0.0")
  }

  @Test(arguments: [
    (false, false, false, "fades"), (false, true, false, "70/1.0"), (false, true, true, "70/0.0"),
    (true, false, false, "90/0.5"), (true, true, false, "90/0.5"), (true, true, true, "90/0.5"),
    (false, false, true, "fades"),
  ])
  func `what goes ends where the layout says, else where it is now, else it fades`(
    isAnswered: Bool, isThere: Bool, isReplaced: Bool, ending: String
  ) {
    var planner = TransitionPlanner()
    let former = ElementIdentity.cell(IndexPath(item: 2, section: 0))
    if isAnswered { planner.finals[former] = attributes(2, y: 90, alpha: 0.5) }
    let place = isThere ? attributes(5, y: 70) : nil
    #expect(text(planner.ending(of: former, to: place, isReplaced: isReplaced)) == ending)
  }
}
