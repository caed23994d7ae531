import TestSupport
import UIKit

/// How cells answer when they are asked for their heights.
package enum StubbornBehavior: Int, CaseIterable, Sendable {
  /// One of two heights in turn.
  case oscillating
  /// A little more each time.
  case growing
  /// A little less each time.
  case shrinking
  /// Another height each time.
  case random
  /// As much as an area of a fixed size needs at the width it is given.
  case widthDependent
  /// Another height only after it was asked some times.
  case slow
  /// Numbers that make no sense, among others.
  case senseless

  /// What an item answers the `ask`-th time, in points.
  func height(of item: Int, ask: Int, width: CGFloat) -> CGFloat {
    let own = CGFloat(16 + (item &* 7919 % 160 + 160) % 160) / 2
    switch self {
    case .oscillating: return ask % 2 == 0 ? own : own + 6
    case .growing: return own + CGFloat(ask)
    case .shrinking: return max(0, own * 3 - CGFloat(ask) * 4.5)
    case .random:
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: item &* 1_000_003 &+ ask))
      return CGFloat(random.integer(0...240)) / 2
    case .widthDependent: return (own * 200 / max(width, 1) * 2).rounded(.up) / 2
    case .slow: return ask < 3 ? 30 : own
    case .senseless:
      let answers: [CGFloat] = [.nan, own, -.infinity, -8, 0, own + 0.123_456, 1e12, .infinity]
      return answers[abs(item &+ ask) % answers.count]
    }
  }
}

/// What cells are arranged by.
package enum SoakLayout: Int, CaseIterable, Sendable {
  /// Rows.
  case list
  /// Rows with headers and footers of estimated heights.
  case headers
  /// Two cells of different heights beside each other.
  case pairs
  /// Rows, and between them rows that scroll sideways.
  case mixed

  @MainActor func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [self] index, _ in
      switch self {
      case .list: rows(1)
      case .headers: withBoundaries(rows(1))
      case .pairs: rows(2)
      case .mixed: index % 2 == 1 ? carousel() : rows(1)
      }
    }
  }

  @MainActor private func rows(_ columns: Int) -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(30)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  @MainActor private func carousel() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(60), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  @MainActor private func withBoundaries(
    _ section: NSCollectionLayoutSection
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "header", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "footer", alignment: .bottom),
    ]
    return section
  }
}

/// What one run of the suite consists of; a seed names it.
package struct SoakConditions: Sendable {
  package let seed: UInt64
  package let behavior: StubbornBehavior
  package let layout: SoakLayout
  /// Whether a diffable data source says what there is, or one of index paths.
  package let isDiffable: Bool

  package init(seed: UInt64) {
    self.seed = seed
    let behaviors = StubbornBehavior.allCases
    let layouts = SoakLayout.allCases
    behavior = behaviors[Int(seed % UInt64(behaviors.count))]
    let rest = seed / UInt64(behaviors.count)
    layout = layouts[Int(rest % UInt64(layouts.count))]
    isDiffable = rest / UInt64(layouts.count) % 2 == 0
  }

  package var text: String {
    "seed \(seed): \(behavior) cells, \(layout), \(isDiffable ? "diffable" : "index paths")"
  }
}
