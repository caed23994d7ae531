import GeometryCore

extension UICollectionView {
  /// Called with whether a transition has completed, and whether it ended with the new layout.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The axis on which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical scrolling.
    case vertical
    /// Horizontal scrolling.
    case horizontal

    var axis: Axis {
      switch self {
      case .vertical: .vertical
      case .horizontal: .horizontal
      }
    }
  }

  /// The kind of view that displays an element of a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, which displays an item.
    case cell
    /// A supplementary view, such as a header.
    case supplementaryView
    /// A decoration view, which displays no data.
    case decorationView
  }

  /// The changes of visible self-sizing views that make the view measure them again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled
    /// `invalidateIntrinsicContentSize()` on them or on a cell's content view, and another content
    /// configuration of a cell.
    case enabled
    /// In addition, changes of constraints and intrinsic sizes within a cell's content view.
    case enabledIncludingConstraints
  }

  /// The position of an item in the visible area after scrolling to it; empty for the nearest.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Creates a position from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)

    /// 0, 0.5 or 1 for the first of three positions that is contained; nil for none.
    func share(start: Self, middle: Self, end: Self) -> CGFloat? {
      if contains(start) { return 0 }
      if contains(middle) { return 0.5 }
      return contains(end) ? 1 : nil
    }
  }

  /// How soon items make room for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    /// While it moves.
    case immediate
    /// After it stays for a short time.
    case fast
    /// After it stays for a longer time.
    case slow

    /// The time it has to stay, in seconds.
    ///
    /// - Note: UIKit does not document the times.
    var delay: Double {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.4
      }
    }
  }
}
