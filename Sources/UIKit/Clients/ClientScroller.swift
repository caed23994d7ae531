import GeometryCore
import MotionCore
import QuartzCore
import RenderCore

/// A scroll view as a client shows it that scrolls content itself until the application answers.
package struct ClientScroller: Equatable {
  /// Stays the same while the view is there.
  package var number: Int
  /// The view on the screen, in points.
  package var frame: CGRect
  /// Where its content can be seen: the part of it that is not cut, and what lies beside it where it does not
  /// cut its content.
  package var visible: CGRect
  package var offset: CGPoint
  /// Where released content is to rest; nil if it does not coast.
  package var end: CGPoint?
  /// Whether a finger or a wheel moves the content.
  package var isHeld: Bool
  /// Whether anything moves it.
  package var isMoving: Bool
  package var rules: ScrollRules
  /// What lies in front of it, on the screen: fingers there are not the view's.
  package var covers: [CGRect]
  /// What is within it and does not move with the content, on the screen.
  package var fixed: [CGRect]
  /// What lies behind the content.
  package var background: RGBA
  let node: RenderNodeID
  let fixedNodes: Set<RenderNodeID>
}

/// The scroll views of a scene whose content a client can scroll itself.
///
/// Left out are those that are turned, faded or masked, and those without one colour behind them: there the
/// client waits for the application.
@MainActor package final class ClientScrolling {
  private unowned let scene: UIWindowScene
  private unowned let surface: SceneSurface
  private var known: [ObjectIdentifier: Known] = [:]
  private var lastNumber = 0

  @MainActor private final class Known {
    let number: Int
    @UntilGone var view: UIScrollView?
    /// Where the subviews were at the last look.
    var places: [ObjectIdentifier: CGPoint] = [:]
    var offset = CGPoint.zero
    /// Subviews that stayed on the screen while the content moved.
    var fixed: Set<ObjectIdentifier> = []

    init(_ view: UIScrollView, _ number: Int) {
      self.number = number
      self.view = view
    }
  }

  init(of scene: UIWindowScene, on surface: SceneSurface) {
    (self.scene, self.surface) = (scene, surface)
  }

  /// The scroll views that the last update of the surface drew, those in front first.
  ///
  /// - Complexity: O(n), n the number of views.
  package func scrollers() -> [ClientScroller] {
    guard let tree = surface.tree else { return [] }
    var found: [UIScrollView] = []
    for window in scene.windows where !window.isHidden { collect(window, &found) }
    var next: [ObjectIdentifier: Known] = [:]
    let scrollers = found.reversed().compactMap { view -> ClientScroller? in
      let entry = entry(of: view)
      next[ObjectIdentifier(view)] = entry
      return scroller(view, entry, in: tree)
    }
    known = next
    return scrollers
  }

  private func collect(_ view: UIView, _ found: inout [UIScrollView]) {
    var stack = [view]
    while let view = stack.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      if let scroll = view as? UIScrollView, scroll.mover === scroll, scroll.isScrollEnabled {
        found.append(scroll)
      }
      stack += view.subviews.reversed()
    }
  }

  private func entry(of view: UIScrollView) -> Known {
    if let entry = known[ObjectIdentifier(view)], entry.view === view { return entry }
    lastNumber += 1
    return Known(view, lastNumber)
  }

  private func scroller(
    _ view: UIScrollView, _ entry: Known, in tree: RenderTree
  ) -> ClientScroller? {
    let rules = view.drag.rules
    guard rules.scrollsX || rules.scrollsY, let node = view.layer.node,
      let window = view.window, let surroundings = Surroundings(of: view, rules)
    else { return nil }
    let shift = window.frame.origin
    let frame = view.convert(view.bounds, to: nil).offsetBy(dx: shift.x, dy: shift.y)
    let visible = surroundings.visible.offsetBy(dx: shift.x, dy: shift.y)
      .intersection(CGRect(origin: .zero, size: surface.size))
    guard visible.width >= 1, visible.height >= 1,
      !tree.isPainted(behind: node, upTo: surroundings.back, within: visible.core),
      let covers = tree.places(inFrontOf: node, within: visible.core)
    else { return nil }
    let fixed = fixedNodes(of: view, entry)
    return ClientScroller(
      number: entry.number, frame: frame, visible: visible, offset: view.contentOffset,
      end: view.drag.coast?.destination, isHeld: view.isDragging, isMoving: view.isMoving,
      rules: rules,
      covers: covers.map { CGRect($0) }
        + surroundings.corners.map { $0.offsetBy(dx: shift.x, dy: shift.y) },
      fixed: fixed.places.compactMap { tree.place(of: $0).map { CGRect($0) } },
      background: surroundings.background, node: node, fixedNodes: fixed.all)
  }

  // MARK: What stays

  /// The nodes of what does not move with the content: what was seen to stay while it moved, the lines that
  /// show its position, and what lies behind it.
  private func fixedNodes(
    of view: UIScrollView, _ entry: Known
  ) -> (places: [RenderNodeID], all: Set<RenderNodeID>) {
    let subviews = view.subviews.flatMap { child in
      (child as? UIScrollView).map { $0.mover !== $0 } == true ? child.subviews : [child]
    }
    let offset = view.contentOffset
    let moved = CGPoint(x: offset.x - entry.offset.x, y: offset.y - entry.offset.y)
    var places: [ObjectIdentifier: CGPoint] = [:]
    var fixed: Set<ObjectIdentifier> = []
    var nodes: [RenderNodeID] = []
    for child in subviews {
      let id = ObjectIdentifier(child)
      let place = child.frame.origin
      places[id] = place
      var isFixed = entry.fixed.contains(id)
      if moved != .zero, let former = entry.places[id] {
        isFixed =
          abs(place.x - former.x - moved.x) < 0.01 && abs(place.y - former.y - moved.y) < 0.01
      }
      guard isFixed else { continue }
      fixed.insert(id)
      if let node = child.layer.node { nodes.append(node) }
    }
    (entry.places, entry.offset, entry.fixed) = (places, offset, fixed)
    var all = Set(nodes)
    all.formUnion(view.indicators?.layers.compactMap(\.node) ?? [])
    if let background = (view as? UICollectionView)?.backgroundView?.layer.node {
      all.insert(background)
      nodes.removeAll { $0 == background }
    }
    return (nodes, all)
  }

  // MARK: Content

  /// The steps of the content in a rectangle of its own coordinates.
  package func content(of scroller: ClientScroller, in rect: CGRect) -> DisplayList {
    let left = scroller.fixedNodes.union([surface.leftOut].compactMap(\.self))
    return surface.tree?.content(of: scroller.node, in: rect.core, without: left) ?? DisplayList()
  }

  /// The pixels of steps of the content, over what lies behind it.
  package func picture(
    of list: DisplayList, in rect: CGRect, of scroller: ClientScroller
  ) -> Bitmap? {
    var placed = DisplayList()
    let origin = Point(x: -Double(rect.minX), y: -Double(rect.minY))
    placed.append(.transform(.translation(origin)))
    placed.append(contentsOf: list)
    return try? Platform.current.renderer.bitmap(
      of: placed, size: rect.size.core, scale: Double(surface.scale),
      background: scroller.background)
  }
}

/// What of a view the views around it leave, and what is behind it.
@MainActor private struct Surroundings {
  /// In the window.
  var visible: CGRect
  /// Round corners that cut it, in the window.
  var corners: [CGRect] = []
  var background: RGBA
  /// The layer that has the background.
  var back: RenderNodeID?

  /// Nil for views whose pixels do not lie straight on the screen.
  init?(of view: UIView, _ rules: ScrollRules) {
    let beside = view.clipsToBounds ? 0 : CGFloat(1e5)
    visible = view.convert(
      view.bounds.insetBy(
        dx: rules.scrollsX ? -beside : 0, dy: rules.scrollsY ? -beside : 0), to: nil)
    var color: RGBA?
    for current in sequence(first: view, next: \.superview) {
      let layer = current.layer
      guard current.transform == .identity, layer.opacity >= 1, layer.mask == nil, !layer.isMoving
      else { return nil }
      if color == nil, let own = layer.backgroundColor?.rgba, own.alpha > 0 {
        guard own.alpha >= 1 else { return nil }
        (color, back) = (own, layer.node)
      }
      guard current.clipsToBounds else { continue }
      let box = current.convert(current.bounds, to: nil)
      visible = visible.intersection(box)
      guard layer.cornerRadius > 0 else { continue }
      // Continuous corners begin further away.
      let reach = min(1.6 * layer.cornerRadius, min(box.width, box.height) / 2)
      corners += [
        CGRect(x: box.minX, y: box.minY, width: reach, height: reach),
        CGRect(x: box.maxX - reach, y: box.minY, width: reach, height: reach),
        CGRect(x: box.minX, y: box.maxY - reach, width: reach, height: reach),
        CGRect(x: box.maxX - reach, y: box.maxY - reach, width: reach, height: reach),
      ]
    }
    guard let color, !visible.isNull else { return nil }
    background = color
    corners = corners.map { $0.intersection(visible) }.filter { !$0.isEmpty && !$0.isNull }
  }
}
