// Images in place of the control's own look.
extension UISegmentedControl {
  /// The segments that an offset is for.
  public enum Segment: Int, Sendable {
    /// All segments.
    case any
    /// The first segment of several.
    case left
    /// The segments between the first and the last.
    case center
    /// The last segment of several.
    case right
    /// The only segment.
    case alone
  }

  /// Sets the image behind segments in a state; nil for that of the normal state.
  ///
  /// With an image for the normal state the control is as high as that image and shows neither its own
  /// background nor the selected segment's.
  ///
  /// - Parameter barMetrics: Only images for `default` are shown.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images[state, barMetrics] = backgroundImage }

  /// The image that was set behind segments in a state; nil if there is none.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { images[state, barMetrics] }

  /// Sets the image between two segments of the given states; nil for that of the normal state at both
  /// sides, or for the control's own line. Segments are as far apart as the image is wide.
  ///
  /// - Parameter barMetrics: Only images for `default` are shown.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { images[leftState, rightState, barMetrics] = dividerImage }

  /// The image that was set between two segments of the given states; nil if there is none.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images[leftState, rightState, barMetrics] }

  /// Moves the contents of segments at a position, in addition to their own offsets.
  ///
  /// - Parameter barMetrics: Only offsets for `default` are used.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { images[leftCenterRightOrAlone, barMetrics] = adjustment }

  /// The offset of the contents of segments at a position. The default is zero.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { images[leftCenterRightOrAlone, barMetrics] }
}
