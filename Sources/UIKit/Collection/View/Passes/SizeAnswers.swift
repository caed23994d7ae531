import Foundation

/// The sizes that elements asked for in one turn of layout.
///
/// A turn is what the outermost `layoutIfNeeded()` or a change of the data does; what goes out of view and comes back within
/// it is the same element.
@MainActor struct SizeAnswers {
  private var turn = 0
  private var sizes: [ElementIdentity: [CGSize]] = [:]

  /// Whether a line of elements is being measured, or several, after which the layout prepares with
  /// all their sizes. Until then it answers by what it was told, unprepared.
  var isWithinLine = false

  /// How often elements were looked at in the turn because sizes had changed.
  private(set) var passes = 0

  /// What is not moved on the screen in the turn.
  struct Anchor {
    var identity: ElementIdentity
    /// The generation of elements it is one of.
    var generation: Int
    /// Where the content was when it was held last.
    var offset: CGPoint
  }

  var anchor: Anchor?

  /// Notes what an element asks for instead of the size it has.
  ///
  /// - Returns: How often it asked for another size in this turn.
  mutating func note(_ size: CGSize, of identity: ElementIdentity) -> Int {
    sizes[identity, default: []].append(size)
    return sizes[identity]?.count ?? 0
  }

  /// All that an element asked for in this turn.
  func sizes(of identity: ElementIdentity) -> [CGSize] { sizes[identity] ?? [] }

  /// Forgets the answers of former turns.
  mutating func begin() {
    guard turn != LayoutPass.turn || !LayoutPass.isUnderWay else { return }
    turn = LayoutPass.turn
    passes = 0
    anchor = nil
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
  }

  /// Notes that the elements in view are looked at.
  mutating func beginPass() { passes += 1 }
}
