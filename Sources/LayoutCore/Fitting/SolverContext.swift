import GeometryCore

/// The state shared by the solvers of a layout.
struct SolverContext {
  let environment: LayoutEnvironment
  let scrollAxis: Axis
  let grid: PixelGrid
  var work = LayoutWork()
  /// The mistakes in the description that is being solved.
  var causes: CauseSet = []
  /// Records the steps for an explanation; nil otherwise.
  var trace: SolverTrace?
  private(set) var kinds = [""]
  private var kindIndexes: [String: UInt16] = [:]

  init(environment: LayoutEnvironment, scrollAxis: Axis) {
    self.environment = environment
    self.scrollAxis = scrollAxis
    grid = PixelGrid(scale: environment.scale)
  }

  /// The index of a kind.
  mutating func index(ofKind name: String) -> UInt16 {
    if let known = kindIndexes[name] { return known }
    let index = UInt16(truncatingIfNeeded: kinds.count)
    kinds.append(name)
    kindIndexes[name] = index
    return index
  }

  /// Records a mistake, and its numbers for an explanation.
  mutating func note(_ cause: LayoutDiagnostic.Cause, _ values: (String, Double)...) {
    causes.insert(cause)
    trace?.note(cause, values.map { LayoutDiagnostic.Value($0.0, $0.1) })
  }

  private mutating func noteInsets(_ insets: DirectionalInsets, exceeding size: Size) {
    note(
      .insetsExceedContainer, ("width", size.width),
      ("leading and trailing", insets.total(.horizontal)), ("height", size.height),
      ("top and bottom", insets.total(.vertical)))
  }

  /// The length of a dimension in a container, in points: fractions floored to device pixels,
  /// others as they are; never negative. Rules NUM-1, NUM-2.
  ///
  /// - Parameter container: The reference size for fractions, without insets and fixed spacing.
  mutating func resolved(_ dimension: LayoutDimension, in container: Size) -> Double {
    let length =
      switch dimension {
      case .fractionalWidth(let share): grid.floored(share * container.width)
      case .fractionalHeight(let share): grid.floored(share * container.height)
      case .absolute(let length), .estimated(let length): length
      case .uniformAcrossSiblings(let estimate): estimate
      }
    if length < 0 { note(.negativeSize, ("size", length)) }
    return min(max(length, 0), LengthLimits.largest)
  }

  mutating func resolved(_ extent: LayoutExtent, in container: Size) -> Size {
    Size(
      width: resolved(extent.width, in: container), height: resolved(extent.height, in: container))
  }

  /// The size without `insets`, never negative.
  mutating func room(in size: Size, less insets: DirectionalInsets) -> Size {
    let width = size.width - insets.total(.horizontal)
    let height = size.height - insets.total(.vertical)
    if width < 0 || height < 0 { noteInsets(insets, exceeding: size) }
    return Size(width: max(width, 0), height: max(height, 0))
  }

  /// A frame without `insets`.
  ///
  /// Insets larger than the frame leave the absolute value of the difference, as in UIKit.
  /// Rule SPACE-6.
  mutating func inset(_ frame: Rect, by insets: DirectionalInsets) -> Rect {
    guard insets != .zero else { return frame }
    let width = frame.size.width - insets.total(.horizontal)
    let height = frame.size.height - insets.total(.vertical)
    if width < 0 || height < 0 { noteInsets(insets, exceeding: frame.size) }
    return Rect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top, width: abs(width),
      height: abs(height))
  }
}

extension DirectionalInsets {
  /// The insets for an element of `extent`: none along estimated axes. Rule SPACE-7.
  func effective(for extent: LayoutExtent) -> DirectionalInsets {
    effective(estimated: extent.estimatedAxes)
  }

  /// The insets for an element with estimated axes: none along those.
  func effective(estimated axes: AxisSet) -> DirectionalInsets {
    var insets = self
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  static func + (left: DirectionalInsets, right: DirectionalInsets) -> DirectionalInsets {
    DirectionalInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }

  /// The insets along `axis` only.
  func only(_ axis: Axis) -> DirectionalInsets {
    axis == .horizontal
      ? DirectionalInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : DirectionalInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}
