// Images in place of the stepper's own look.
extension UIStepper {
  /// Sets the image behind the buttons in a state; nil for that of the normal state. Each button
  /// stretches it to its size.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.backgrounds[state] = image
  }

  /// The image that was set behind the buttons in a state; nil if there is none.
  public func backgroundImage(for state: State) -> UIImage? { images.backgrounds[state] }

  /// Sets the image between the buttons in the given states; nil for that of the normal state at both
  /// sides, or for a line.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) { images.dividers[[leftState.rawValue, rightState.rawValue]] = image }

  /// The image that was set between the buttons in the given states; nil if there is none.
  public func dividerImage(
    forLeftSegmentState state: State, rightSegmentState: State
  ) -> UIImage? { images.dividers[[state.rawValue, rightSegmentState.rawValue]] }

  /// Sets the image of the button that increases the value in a state; nil for that of the normal
  /// state, or for a plus sign.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    images.signs[1][state] = image
  }

  /// The image that was set for the button that increases the value in a state; nil if there is none.
  public func incrementImage(for state: State) -> UIImage? { images.signs[1][state] }

  /// Sets the image of the button that decreases the value in a state; nil for that of the normal
  /// state, or for a minus sign.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    images.signs[0][state] = image
  }

  /// The image that was set for the button that decreases the value in a state; nil if there is none.
  public func decrementImage(for state: State) -> UIImage? { images.signs[0][state] }
}

/// The images of a stepper in each state.
struct StepperImages {
  var backgrounds: [UIControl.State: UIImage] = [:]
  /// By the states at both sides.
  var dividers: [[UInt]: UIImage] = [:]
  /// Those of the buttons that decrease and increase the value.
  var signs: [[UIControl.State: UIImage]] = [[:], [:]]

  func background(_ state: UIControl.State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[[left.rawValue, right.rawValue]]
      ?? dividers[[UIControl.State.normal.rawValue, UIControl.State.normal.rawValue]]
  }

  func sign(_ half: Int, _ state: UIControl.State) -> UIImage? {
    signs[half][state] ?? signs[half][.normal]
      ?? UIImage(systemName: half == 0 ? "minus" : "plus")
  }
}
