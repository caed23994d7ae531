// Changes of a view's whole content that are seen as one.
extension UIView {
  /// Shows what `animations` changes within `view` as a transition of the whole view.
  ///
  /// Without a kind of transition in `options` the changes are seen at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let tally = AnimationTally { completion?($0) }
    if let transition = CATransition(options), duration > 0, ViewAnimations.isEnabled,
      view.layer.isOnScreen
    {
      transition.duration = duration
      view.layer.startBeside(transition, forKey: kCATransition, tally: tally)
    }
    if options.contains(.allowAnimatedContent) {
      tally.add()
      animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: { tally.end(finished: $0) })
    } else {
      ViewAnimations.withoutAnimation {
        animations?()
        view.layoutIfNeeded()
      }
    }
    tally.close()
  }

  /// Puts `toView` in the place of `fromView` and has that be seen as a transition of the view they
  /// are in.
  ///
  /// With `showHideTransitionViews` the two are hidden and shown instead of removed and added.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          toView.isHidden = false
          fromView.isHidden = true
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension CATransition {
  /// The transition that the options ask for; nil if they ask for none.
  fileprivate convenience init?(_ options: UIView.AnimationOptions) {
    self.init()
    timingFunction = CAMediaTimingFunction(options.curve.timing)
    let kind = UIView.AnimationOptions(rawValue: options.transition << 20)
    switch kind {
    case .transitionCrossDissolve: type = .fade
    case .transitionFlipFromLeft: (type, subtype) = (.flip, .fromLeft)
    case .transitionFlipFromRight: (type, subtype) = (.flip, .fromRight)
    case .transitionFlipFromTop: (type, subtype) = (.flip, .fromTop)
    case .transitionFlipFromBottom: (type, subtype) = (.flip, .fromBottom)
    default: return nil
    }
  }
}
