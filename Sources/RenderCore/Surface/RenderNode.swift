import GeometryCore

/// The identity of a node for as long as it is in a tree; never given again.
package struct RenderNodeID: Hashable, Sendable {
  package let number: UInt32

  package init(_ number: UInt32) { self.number = number }
}

/// A layer as it was committed: the steps that draw it without its sublayers, and where it lies.
///
/// The steps are those that a plain recording of the layer appends before and after its sublayers,
/// so that both draw the same pixels.
package struct RenderNode: Sendable {
  package let id: RenderNodeID
  package var parent: RenderNodeID?
  /// The nodes of the sublayers, from back to front.
  package var children: [RenderNodeID] = []

  /// From the node's own coordinates to those of its parent; of a root, to those of the surface.
  package var placement = Transform2D.identity
  /// The layer's rectangle in its own coordinates. Its origin moves when content scrolls, and
  /// ``placement`` moves against it: children keep theirs.
  package var bounds = Rect.zero
  /// The order among siblings that it was recorded with.
  package var depth = 0.0
  /// The steps before the children.
  package var before = DisplayList()
  /// The steps after the children.
  package var after = DisplayList()
  /// What the node does to its children.
  package var envelope = RenderEnvelope()
  /// What the steps paint; found when the node is recorded.
  package var extent = PaintedExtent()
  /// Whether the steps depend on what lies below, as the bounds of a group do.
  package var followsDescendants = false
  /// Whether the places of the children depend on the node's own size and transforms.
  package var placesChildren = false

  package init(id: RenderNodeID) { self.id = id }

  /// Whether the node draws as `other` does, at the same place of its parent.
  package func looks(like other: RenderNode) -> Bool {
    placement == other.placement && before == other.before && after == other.after
  }
}

/// What a node does to the pixels of its children.
package struct RenderEnvelope: Hashable, Sendable {
  package var opacity = 1.0
  /// What the children are restricted to; nil for nothing.
  package var clip: Shape?
  /// The steps of the mask; nil for no mask.
  package var mask: DisplayList?
  /// Whether the sublayers are among the node's own steps, as those of replicators are.
  package var isWhole = false

  package init() {}

  /// Whether children are drawn as if the node were not there, but for a clip to a rectangle.
  package var isPlain: Bool {
    guard opacity >= 1, mask == nil, !isWhole else { return false }
    if let clip { if case .rectangle = clip { return true } else { return false } }
    return true
  }
}

/// What changed in a tree: nodes that came or were recorded again, and nodes that went.
package struct RenderTreeChange: Sendable {
  package var recorded: [RenderNode] = []
  package var gone: [RenderNodeID] = []
  /// The roots from back to front; nil for the same as before.
  package var roots: [RenderNodeID]?

  package init() {}

  package var isEmpty: Bool { recorded.isEmpty && gone.isEmpty && roots == nil }
}
