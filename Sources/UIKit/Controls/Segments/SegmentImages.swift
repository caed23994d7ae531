/// The images of a segmented control in place of its own look, and offsets of its contents.
struct SegmentImages {
  private struct Key: Hashable {
    let left: UIControl.State
    let right: UIControl.State
    let metrics: UIBarMetrics
  }

  private var backgrounds: [Key: UIImage] = [:]
  private var dividers: [Key: UIImage] = [:]
  private var offsets: [UISegmentedControl.Segment: [UIBarMetrics: UIOffset]] = [:]

  /// The background that was set for a state.
  subscript(state: UIControl.State, metrics: UIBarMetrics) -> UIImage? {
    get { backgrounds[Key(left: state, right: state, metrics: metrics)] }
    set { backgrounds[Key(left: state, right: state, metrics: metrics)] = newValue }
  }

  /// The divider that was set between segments of two states.
  subscript(
    left: UIControl.State, right: UIControl.State, metrics: UIBarMetrics
  ) -> UIImage? {
    get { dividers[Key(left: left, right: right, metrics: metrics)] }
    set { dividers[Key(left: left, right: right, metrics: metrics)] = newValue }
  }

  /// The offset that was set for a kind of segment.
  subscript(segment: UISegmentedControl.Segment, metrics: UIBarMetrics) -> UIOffset {
    get { offsets[segment]?[metrics] ?? UIOffset() }
    set { offsets[segment, default: [:]][metrics] = newValue }
  }

  /// Whether images replace the control's own background.
  var hasBackground: Bool { self[.normal, .default] != nil }

  /// The background of a segment: that of its state, or of the normal one.
  func background(_ state: UIControl.State) -> UIImage? {
    self[state, .default] ?? self[.normal, .default]
  }

  /// The divider between two segments: that of their states; or else of one of them and the normal
  /// one, or of the normal one at both sides.
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    self[left, right, .default] ?? self[left, .normal, .default]
      ?? self[.normal, right, .default] ?? self[.normal, .normal, .default]
  }

  /// The width of dividers in points; nil without images.
  var dividerWidth: CGFloat? {
    (divider(.normal, .normal) ?? dividers.first { $0.key.metrics == .default }?.value)?.size.width
  }

  /// The height of the backgrounds in points; nil without images.
  var height: CGFloat? { background(.normal)?.size.height }

  /// The offset of a segment's content: that of its position, or of any.
  func adjustment(ofSegment index: Int, of count: Int) -> UIOffset {
    let segment: UISegmentedControl.Segment =
      switch index {
      case _ where count == 1: .alone
      case 0: .left
      case count - 1: .right
      default: .center
      }
    return offsets[segment]?[.default] ?? offsets[.any]?[.default] ?? UIOffset()
  }
}
