/// A layout guide with a frame that its owner sets.
///
/// Created on first access, so that content without constraints needs no solver.
@MainActor final class FollowingGuide {
  private unowned let owner: UIView
  private var guide: UILayoutGuide?
  private var sides: [NSLayoutConstraint] = []

  init(in owner: UIView) {
    self.owner = owner
  }

  /// The guide, moved to `frame` in the coordinates of the owner.
  func updated(_ frame: CGRect) -> UILayoutGuide {
    let guide = guide ?? make()
    followIfMade(frame)
    return guide
  }

  /// Moves the guide to `frame` if it has been created.
  func followIfMade(_ frame: CGRect) {
    guard guide != nil else { return }
    let lengths = [frame.minX, frame.minY, frame.width, frame.height]
    for (constraint, length) in zip(sides, lengths) where constraint.constant != length {
      constraint.constant = length
    }
  }

  private func make() -> UILayoutGuide {
    let guide = UILayoutGuide()
    owner.addLayoutGuide(guide)
    sides = [
      guide.leftAnchor.constraint(equalTo: owner.leftAnchor),
      guide.topAnchor.constraint(equalTo: owner.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(sides)
    self.guide = guide
    return guide
  }
}
