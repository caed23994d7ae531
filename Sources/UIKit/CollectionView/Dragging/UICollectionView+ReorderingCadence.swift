extension UICollectionView {
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
