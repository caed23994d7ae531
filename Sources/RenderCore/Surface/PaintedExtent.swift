import GeometryCore

/// Where steps paint, and what that depends on. Points of the list's own coordinates.
package struct PaintedExtent: Hashable, Sendable {
  /// A rectangle around all that is painted; nil for nothing.
  package var painted: Rect?
  /// Where pixels that were there before are read, and how far around, in points: the panes of
  /// materials.
  package var backdrops: [Backdrop] = []
  /// Steps whose pixels may differ when they are moved by whole pixels: they are sampled between
  /// pixels.
  package var unmovable: [Unmovable] = []

  /// Where steps are drawn that cannot always be moved.
  package struct Unmovable: Hashable, Sendable {
    package var rect: Rect
    package var kind: Kind

    package enum Kind: Hashable, Sendable {
      /// Movable where a unit is as wide as high and upright.
      case gradient
      /// A picture in a frame of this size: movable where it is upright, and kept at its size.
      case picture(Size)
      /// Never movable.
      case other
    }
  }

  package struct Backdrop: Hashable, Sendable {
    package var rect: Rect
    /// The deviation of the blur in points.
    package var blurRadius: Double
  }

  package init() {}

  /// - Parameters:
  ///   - list: Steps whose states and groups are closed.
  ///   - ink: A rectangle around the characters of a text in a frame.
  /// - Complexity: O(n), n the number of steps.
  package init(of list: DisplayList, ink: @escaping (TextBlock, Rect) -> Rect) {
    var reader = ExtentReader(ink: ink)
    for command in list.commands { reader.read(command) }
    self = reader.extent
  }
}

/// Larger than any surface, and small enough for sums.
extension Rect {
  static let everywhere = Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
}

private struct ExtentReader {
  let ink: (TextBlock, Rect) -> Rect
  var extent = PaintedExtent()
  private var state = State()
  private var stack: [State] = []

  private struct State {
    var transform = Transform2D.identity
    var clip = Rect.everywhere
    /// Whether steps change all that the clip leaves.
    var isUnbounded = false
  }

  init(ink: @escaping (TextBlock, Rect) -> Rect) { self.ink = ink }

  mutating func read(_ command: DisplayCommand) {
    switch command {
    case .save: stack.append(state)
    case .restore, .endGroup: state = stack.popLast() ?? state
    case .transform(let transform): state.transform = transform.concatenated(state.transform)
    case .clip(let shape): clip(to: shape.box)
    case .blend(let mode): state.isUnbounded = mode.changesAround
    case .fill(let shape, let paint): add(shape.box, paint)
    case .stroke(let shape, let paint, let style):
      let reach = shape.reach(of: style)
      let box = shape.box.inset(dx: -reach, dy: -reach)
      add(box, paint)
    case .shadow(let shape, let shadow): add(shadow, of: shape)
    case .shadowOf(_, let bounds, let shadow): add(shadow, of: .rectangle(bounds))
    case .hints: break
    case .backdrop(let shape, let material):
      guard let box = add(shape.box) else { return }
      let density = abs(state.transform.determinant).squareRoot()
      extent.backdrops.append(.init(rect: box, blurRadius: material.blurRadius * density))
      extent.unmovable.append(.init(rect: box, kind: .other))
    case .image(_, let frame, _): addUnmovable(frame, .picture(frame.size))
    case .symbol(_, let frame, _, _):
      let reach = 0.5 * max(frame.size.width, frame.size.height)
      add(frame.inset(dx: -reach, dy: -reach))
    case .text(let block, let frame):
      let box = ink(block, frame)
      if block.hasOrnaments { addUnmovable(box, .other) } else { add(box) }
    case .beginGroup(_, let bounds):
      stack.append(state)
      clip(to: bounds)
      if state.isUnbounded { add(.everywhere) }
      state.isUnbounded = false
    }
  }

  private mutating func clip(to box: Rect) {
    let placed = state.transform.applied(to: box)
    state.clip = state.clip.intersection(placed) ?? Rect(origin: placed.origin, size: .zero)
  }

  @discardableResult private mutating func add(_ box: Rect) -> Rect? {
    let placed = state.isUnbounded ? state.clip : state.transform.applied(to: box)
    guard let seen = placed.intersection(state.clip), placed.minX.isFinite, placed.maxX.isFinite
    else { return nil }
    extent.painted = extent.painted?.union(seen) ?? seen
    return seen
  }

  private mutating func add(_ box: Rect, _ paint: Paint) {
    switch paint {
    case .color: add(box)
    case .linearGradient, .radialGradient: addUnmovable(box, .gradient)
    case .conicGradient, .tiles: addUnmovable(box, .other)
    }
  }

  private mutating func addUnmovable(_ box: Rect, _ kind: PaintedExtent.Unmovable.Kind) {
    guard let seen = add(box) else { return }
    // What transforms of its own do to a step is not looked at more closely.
    let isPlain = state.transform.isEvenScale && state.transform.a == 1
    extent.unmovable.append(.init(rect: seen, kind: isPlain ? kind : .other))
  }

  private mutating func add(_ shadow: Shadow, of shape: Shape) {
    let reach = 4 * max(0, shadow.radius) + 2
    let box = shape.box.offset(by: shadow.offset).inset(dx: -reach, dy: -reach)
    // Masks of wide blurs are coarser than the surface, and stretched.
    if shadow.radius > 10 { addUnmovable(box, .other) } else { add(box) }
  }
}

extension Shape {
  /// An upright rectangle around the shape.
  var box: Rect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect):
      return rect.normalized
    case .path(let path): return path.box
    }
  }

  /// How far a stroke goes beyond the box.
  fileprivate func reach(of style: StrokeStyle) -> Double {
    let half = max(0, style.width) / 2
    guard case .path = self, style.join == .miter else { return 1.5 * half + 1 }
    return half * max(1.5, style.miterLimit) + 1
  }
}

extension Rect {
  fileprivate var normalized: Rect {
    Rect(
      x: Swift.min(minX, maxX), y: Swift.min(minY, maxY), width: abs(size.width),
      height: abs(size.height))
  }
}

extension ShapePath {
  /// A rectangle around all points and controls.
  fileprivate var box: Rect {
    var box: Rect?
    func add(_ point: Point) {
      let dot = Rect(origin: point, size: .zero)
      box = box?.union(dot) ?? dot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadratic(let control, let end): [control, end].forEach(add)
      case .cubic(let first, let second, let end): [first, second, end].forEach(add)
      case .close: break
      }
    }
    return box ?? .zero
  }
}

extension BlendMode {
  /// Whether steps change what lies around their own area.
  fileprivate var changesAround: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
