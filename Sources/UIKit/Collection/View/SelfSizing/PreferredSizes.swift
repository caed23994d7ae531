import Foundation

/// The sizes that elements preferred in one layout pass.
///
/// A layout pass is the outermost `layoutIfNeeded()` or a change of the data. An element that
/// leaves and enters again within it is the same.
@MainActor struct PreferredSizes {
  private var turn = 0
  private var sizes: [ElementIdentity: [CGSize]] = [:]

  /// Whether lines of elements are being measured before the layout prepares with all their sizes.
  /// Meanwhile it returns attributes without preparing.
  var isWithinLine = false

  /// How often the visible elements were compared in the layout pass because sizes had changed.
  private(set) var passes = 0

  /// The element that keeps its place on the screen for the layout pass.
  struct Anchor {
    var identity: ElementIdentity
    /// The generation of the elements when it was chosen.
    var generation: Int
    /// The content offset when it was last brought to its place.
    var offset: CGPoint
  }

  var anchor: Anchor?

  /// Adds a size that an element prefers over its present one.
  ///
  /// - Returns: How many other sizes it has preferred in this layout pass.
  mutating func add(_ size: CGSize, of identity: ElementIdentity) -> Int {
    sizes[identity, default: []].append(size)
    return sizes[identity]?.count ?? 0
  }

  /// The sizes that an element has preferred in this layout pass, in order.
  func sizes(of identity: ElementIdentity) -> [CGSize] { sizes[identity] ?? [] }

  /// Removes the sizes of former layout passes.
  mutating func begin() {
    guard turn != LayoutPass.turn || !LayoutPass.isUnderWay else { return }
    turn = LayoutPass.turn
    passes = 0
    anchor = nil
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
  }

  /// Counts a comparison of the visible elements.
  mutating func beginPass() { passes += 1 }
}
