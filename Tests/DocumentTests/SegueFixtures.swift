import UIKit

/// The controllers of `Segues.storyboard` and `Pot.xib`.
final class SegueController: UIViewController {
  private(set) var touches = 0
  private(set) var unwound: [String] = []

  override class var _documentMembers: [_DocumentMember] {
    super._documentMembers + [
      .action(Selector("touched:", SegueController.touched(_:))),
      .action(Selector("home:", SegueController.home(_:))),
    ]
  }

  func touched(_ sender: UITapGestureRecognizer) { touches += 1 }
  func home(_ segue: UIStoryboardSegue) { unwound.append(segue.identifier ?? "") }
}

final class LeafController: UIViewController {}

/// A segue that adds the destination as a child.
final class OwnSegue: UIStoryboardSegue {
  override func perform() {
    source.addChild(destination)
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}

final class PotController: UIViewController {
  private(set) weak var sizeLabel: UILabel!

  override class var _documentMembers: [_DocumentMember] {
    super._documentMembers + [
      .outlet("sizeLabel") { (owner: PotController, value: UILabel) in owner.sizeLabel = value }
    ]
  }
}

/// A view that notes where it is when each thing happens.
final class WitnessView: UIView {
  private(set) var moments: [String] = []
  var mark = 0 { didSet { note("attribute") } }
  weak var other: UIView? { didSet { note("outlet") } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init")
  }

  override class var _documentMembers: [_DocumentMember] {
    super._documentMembers + [
      .attribute("mark") { (owner: WitnessView, value: Int) in owner.mark = value },
      .outlet("other") { (owner: WitnessView, value: UIView) in owner.other = value },
    ]
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    note("awake")
  }

  private func note(_ moment: String) {
    let place = superview.map { "in \($0.subviews.count) subviews" } ?? "alone"
    moments.append("\(moment): \(place), \(constraints.count) constraint, \(Int(frame.minX))")
  }
}

/// What extensions add to classes of UIKit's, as the porting tool lists it.
final class _DocumentExtensions: _DocumentObject {
  static var _documentMembers: [_DocumentMember] {
    [
      .attribute("roundness") { (owner: UIView, value: CGFloat) in owner.roundness = value },
      .action(Selector("shake:", UIView.shake(_:))),
    ]
  }
}

extension UIView {
  var roundness: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  func shake(_ sender: UIButton) { tag += 1 }
}
