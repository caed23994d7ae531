/// A control of segments side by side, one of which is selected.
///
/// - Note: 32 points high with corners of 8, a selected segment 2 points from the edge with corners
///   of 6, segments a point apart and titles of 13 points, as on iOS 13 to 18. Rule CTRL-2.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index for no selected segment.
  public nonisolated static let noSegment = -1

  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2
  /// The space between segments.
  private static let gap: CGFloat = 1
  private var gap: CGFloat { images.dividerWidth ?? Self.gap }

  private var segments: [SegmentView] = []
  private let pill = UIView()
  private var dividers: [UIImageView] = []
  /// The images in place of the control's own look.
  final var images = SegmentImages() { didSet { segmentsDidChange() } }
  private var selection = noSegment
  /// The segment a finger is on; nil for none.
  private var pressed: Int?
  /// Whether the finger came down on the selected segment and drags the selection.
  private var leadsPill = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with segments.
  ///
  /// - Parameter items: Strings, images and actions; other values are refused.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { SegmentView(Self.content(of: $0)) }
    segmentsDidChange()
    sizeToFit()
  }

  /// Creates a control whose segments show the titles or images of actions and perform them.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { SegmentView(Self.content(of: $0)) }
    segmentsDidChange()
    if frame.size == .zero { sizeToFit() }
  }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    layer.cornerRadius = 8
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = 6
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 4
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(pill)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    show()
  }

  private static func content(of item: Any) -> SegmentView.Content {
    switch item {
    case let action as UIAction:
      SegmentView.Content(
        title: action.title, image: action.image, action: action,
        isEnabled: !action.attributes.contains(.disabled))
    case let image as UIImage: SegmentView.Content(image: image)
    case let title as String: SegmentView.Content(title: title)
    default:
      refuse(
        """
        UISegmentedControl shows strings, images and actions, got \(type(of: item)). Pass one of \
        these for each segment.
        """)
    }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. An index beyond the last segment appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image. An index beyond the last segment appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment that performs an action when it is selected. It replaces one with the same
  /// identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let former = segmentIndex(identifiedBy: action.identifier)
    if former != Self.noSegment { removeSegment(at: former, animated: animated) }
    insert(Self.content(of: action), at: segment, animated: animated)
  }

  /// Inserts a segment; an index beyond the last segment appends it.
  private func insert(_ content: SegmentView.Content, at place: Int, animated: Bool) {
    let place = min(max(place, 0), segments.count)
    segments.insert(SegmentView(content), at: place)
    if selection >= place { selection += 1 }
    change(animated: animated)
  }

  /// Removes a segment. An index beyond the last segment removes the last one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(segment, 0), segments.count - 1)
    segments.remove(at: place).removeFromSuperview()
    if selection == place {
      selection = Self.noSegment
    } else if selection > place {
      selection -= 1
    }
    change(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selection = Self.noSegment
    segmentsDidChange()
  }

  private func change(animated: Bool) {
    segmentsDidChange()
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  private func segmentsDidChange() {
    while dividers.count > max(0, segments.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    while dividers.count < segments.count - 1 {
      let divider = UIImageView()
      divider.isUserInteractionEnabled = false
      insertSubview(divider, belowSubview: pill)
      dividers.append(divider)
    }
    for segment in segments where segment.superview !== self { addSubview(segment) }
    show()
    invalidateIntrinsicContentSize()
  }

  // MARK: What segments show

  private func content(_ segment: Int) -> SegmentView.Content { view(at: segment).content }

  /// The view of a segment; an index beyond the last segment gives the last one.
  private func view(at segment: Int) -> SegmentView {
    refuse(
      unless: !segments.isEmpty && segment >= 0,
      """
      Segment \(segment) of UISegmentedControl is out of bounds, there are \(segments.count). \
      Insert segments first.
      """)
    return segments[min(segment, segments.count - 1)]
  }

  private func set<Value>(
    _ path: WritableKeyPath<SegmentView.Content, Value>, _ value: Value, at segment: Int
  ) {
    view(at: segment).content[keyPath: path] = value
    segmentsDidChange()
  }

  /// Sets the title of a segment and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    set(\.image, nil, at: segment)
    set(\.title, title, at: segment)
  }

  /// The title of a segment; nil for one with an image.
  open func titleForSegment(at segment: Int) -> String? { content(segment).title }

  /// Sets the image of a segment and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    set(\.title, nil, at: segment)
    set(\.image, image, at: segment)
  }

  /// The image of a segment; nil for one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { content(segment).image }

  /// Sets the action of a segment, whose title or image the segment shows.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let former = view(at: segment).content
    var content = Self.content(of: action)
    (content.width, content.offset) = (former.width, former.offset)
    view(at: segment).content = content
    segmentsDidChange()
  }

  /// The action of a segment, if it has one.
  open func actionForSegment(at segment: Int) -> UIAction? { content(segment).action }

  /// The index of the segment with an action; ``noSegment`` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment in points; 0 lets the control determine it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    set(\.width, width, at: segment)
  }

  /// The width that was set for a segment; 0 by default.
  open func widthForSegment(at segment: Int) -> CGFloat { content(segment).width }

  /// Sets the offset of a segment's content from its middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    set(\.offset, offset, at: segment)
  }

  /// The offset of a segment's content from its middle.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment).offset }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    set(\.isEnabled, enabled, at: segment)
  }

  /// Whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { content(segment).isEnabled }

  // MARK: Selection

  /// The index of the selected segment; ``noSegment``, the default, for none. Setting it sends no
  /// actions.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      refuse(
        unless: newValue >= Self.noSegment && newValue < segments.count,
        """
        Segment \(newValue) of UISegmentedControl is out of bounds, there are \(segments.count). \
        Insert segments first, or select UISegmentedControl.noSegment.
        """)
      selection = newValue
      show()
    }
  }

  /// Whether segments do not stay selected after a touch. The default is `false`.
  open var isMomentary = false {
    didSet {
      if isMomentary { selection = Self.noSegment }
      show()
    }
  }

  /// Whether the widths of segments follow their contents instead of being equal. The default is
  /// `false`.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  private func select(_ segment: Int) {
    guard segment != selection || isMomentary else { return }
    selection = segment
    if isMomentary { show() } else { UIView.animate(withDuration: 0.25) { self.showNow() } }
    if let action = segments[segment].content.action { sendAction(action) }
    sendActions(for: .valueChanged)
    if isMomentary { selection = Self.noSegment }
    show()
  }

  private func showNow() {
    show()
    layoutIfNeeded()
  }

  // MARK: Touches

  private func segment(at touch: UITouch) -> Int? {
    let point = touch.location(in: self)
    return segments.indices.first {
      let frame = segments[$0].frame
      return point.x >= frame.minX && point.x < frame.maxX + gap
        && segments[$0].content.isEnabled
    }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    leadsPill = pressed == selection && pressed != nil && !isMomentary
    show()
    return pressed != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let under = segment(at: touch)
    guard under != pressed, under != nil || !leadsPill else { return true }
    pressed = isTouchInside ? under : nil
    UIView.animate(withDuration: 0.25) { self.showNow() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = isTouchInside || leadsPill ? pressed : nil
    pressed = nil
    leadsPill = false
    if let chosen { select(chosen) }
    show()
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    leadsPill = false
    show()
  }

  // MARK: Look

  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles in a state; nil for the control's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }

  /// The attributes that were set for titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// The colour of the selected segment; nil, the default, for white, or a grey in dark appearance.
  open var selectedSegmentTintColor: UIColor? { didSet { show() } }

  private static let pillColor = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  /// The segment that appears selected.
  private var shownSelection: Int {
    if isMomentary || leadsPill, let pressed { return pressed }
    return selection
  }

  private func show() {
    backgroundColor = images.hasBackground ? .clear : .tertiarySystemFill
    pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
    let shown = shownSelection
    pill.isHidden = shown == Self.noSegment || images.hasBackground
    for (index, segment) in segments.enumerated() {
      segment.state = index == selection ? .selected : .normal
      if !isEnabled || !segment.content.isEnabled { segment.state.insert(.disabled) }
      segment.show(titleAttributes(of: index))
      segment.label.alpha = pressed == index && shown != index ? 0.4 : 1
      segment.showBackground(images.background(imageState(of: index)))
      segment.adjustment = images.adjustment(ofSegment: index, of: segments.count)
    }
    for (index, divider) in dividers.enumerated() {
      divider.image = images.divider(imageState(of: index), imageState(of: index + 1))
      divider.backgroundColor = divider.image == nil && !images.hasBackground ? .separator : nil
      let isCovered = index == shown || index + 1 == shown
      divider.alpha = isCovered && divider.image == nil ? 0 : 1
    }
    setNeedsLayout()
  }

  /// The state that decides on the images of a segment.
  private func imageState(of index: Int) -> State {
    if !isEnabled || !segments[index].content.isEnabled { return .disabled }
    if index == shownSelection { return .selected }
    return index == pressed ? .highlighted : .normal
  }

  private func titleAttributes(of index: Int) -> [NSAttributedString.Key: Any] {
    titleAttributes(
      isSelected: index == shownSelection, isOn: isEnabled && segments[index].content.isEnabled)
  }

  private func titleAttributes(isSelected: Bool, isOn: Bool) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
      .foregroundColor: isOn ? UIColor.label : .tertiaryLabel,
    ]
    let states: [State] = [.normal] + (isOn ? [] : [.disabled]) + (isSelected ? [.selected] : [])
    for state in states { result.merge(attributes[state] ?? [:]) { $1 } }
    return result
  }

  override func stateDidChange() { show() }

  // MARK: Layout

  /// The widths of the segments in a control of a width; nil for their natural widths.
  private func widths(in width: CGFloat?) -> [CGFloat] {
    // The selected segment is no wider than it would be otherwise.
    let attributes = titleAttributes(isSelected: false, isOn: true)
    let wanted = segments.map {
      $0.content.width > 0 ? $0.content.width : $0.naturalWidth(attributes)
    }
    let widest = zip(segments, wanted).filter { $0.0.content.width <= 0 }.map(\.1).max() ?? 0
    let natural = zip(segments, wanted).map { segment, wanted in
      segment.content.width > 0 || apportionsSegmentWidthsByContent ? wanted : widest
    }
    guard let width = width.map({ $0 - gaps }) else { return natural }
    // What is left over or lacks is shared by those without a width of their own.
    let free = segments.indices.filter { segments[$0].content.width <= 0 }
    let taken = segments.map(\.content.width).reduce(0, +)
    let wish = free.map { natural[$0] }.reduce(0, +)
    guard wish > 0 else { return natural }
    return segments.indices.map { index in
      let own = segments[index].content.width
      return own > 0 ? own : max(0, width - taken) * natural[index] / wish
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidth, height: ownHeight - alignmentRectInsets.bottom)
  }

  /// The frame reaches a point below what constraints place. Rule AL-2.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalWidth, height: ownHeight)
  }

  /// The height of the background images; that of the control's own look without any.
  private var ownHeight: CGFloat { images.height ?? Self.height }

  private var naturalWidth: CGFloat {
    widths(in: nil).map { $0.rounded(.up) }.reduce(gaps, +)
  }

  /// The width of the spaces between segments.
  private var gaps: CGFloat { CGFloat(max(segments.count - 1, 0)) * gap }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = traitCollection.pixelGrid
    var x: CGFloat = 0
    for (index, width) in widths(in: bounds.width).enumerated() {
      let (left, right) = (grid.nearest(Double(x)), grid.nearest(Double(x + width)))
      x += width + gap
      let frame = CGRect(x: left, y: 0, width: right - left, height: Double(bounds.height))
      segments[index].frame = isMirrored ? mirrored(frame) : frame
      guard index < dividers.count else { continue }
      let inset: Double = dividers[index].image == nil ? 8 : 0
      let line = CGRect(
        x: right, y: inset, width: Double(gap),
        height: max(0, Double(bounds.height) - 2 * inset))
      dividers[index].frame = isMirrored ? mirrored(line) : line
    }
    placePill()
  }

  private func placePill() {
    guard segments.indices.contains(shownSelection) else { return }
    let frame = segments[shownSelection].frame.shrunk(dx: Self.inset, dy: Self.inset)
    pill.transform = .identity
    pill.frame = frame
    // A finger presses the selected segment in a little.
    let isPressed = leadsPill && pressed != nil
    if isPressed { pill.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
