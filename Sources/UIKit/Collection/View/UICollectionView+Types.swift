import GeometryCore

extension UICollectionView {
  /// The axis a layout scrolls along.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal

    var axis: Axis {
      switch self {
      case .vertical: .vertical
      case .horizontal: .horizontal
      }
    }
  }

  /// What an element of a layout is shown by.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// What makes the sizes of views in view invalid that size themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing the views do.
    case disabled
    /// `invalidateIntrinsicContentSize()` on them or on a cell's content view, and another content
    /// configuration of a cell.
    case enabled
    /// Besides, changes of the constraints and the natural sizes within a cell's content view.
    case enabledIncludingConstraints
  }

  /// Where an item is to be in view after scrolling to it; none: wherever the least movement ends.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)

    /// 0, a half or 1 for the first of three positions that is named; nil for none.
    func share(start: Self, middle: Self, end: Self) -> CGFloat? {
      if contains(start) { return 0 }
      if contains(middle) { return 0.5 }
      return contains(end) ? 1 : nil
    }
  }

  /// How soon items make room for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    /// As it moves.
    case immediate
    /// When it stays for a moment.
    case fast
    /// When it stays for a while.
    case slow

    /// How long it has to stay, in seconds.
    ///
    /// - Note: UIKit does not say how long; these are ours.
    var delay: Double {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.4
      }
    }
  }
}
