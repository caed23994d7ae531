import CollectionViewExtras
import UIKit

/// A collection view in a window on the screen, with rows of letters, and a clock that goes on by
/// hand.
@MainActor final class LetterTheatre: NSObject, UICollectionViewDataSource, UICollectionViewDelegate
{
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view: UICollectionView
  let clock: ManualClock
  var letters: [String]
  /// Whether also cells that come into view are told of.
  var tellsOfDisplay = false
  /// What was told, in order.
  var told: [String] = []

  private init(_ letters: String, _ layout: UICollectionViewLayout, _ clock: ManualClock) {
    self.clock = clock
    self.letters = letters.map(String.init)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
    clock.advance(by: 0)
  }

  /// - Parameter layout: By default rows of 20 points.
  static func run(
    _ letters: String, layout: UICollectionViewLayout? = nil,
    _ body: (LetterTheatre) throws -> Void
  ) rethrows {
    try ManualClock.run { clock in
      let rows = UICollectionViewCompositionalLayout(section: rowSection(height: 20))
      let theatre = LetterTheatre(letters, layout ?? rows, clock)
      defer { theatre.window.isHidden = true }
      try body(theatre)
    }
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Makes the letters others, in one batch, and tells of its end.
  func change(to letters: String, _ updates: @escaping () -> Void) {
    view.performBatchUpdates {
      self.letters = letters.map(String.init)
      updates()
    } completion: {
      self.told.append("completed \($0)")
    }
  }

  /// What is shown at each of some moments: each letter, its top on the screen and how much it can
  /// be seen, from top to bottom.
  func film(_ times: [Double]) -> String {
    var lines: [String] = []
    var now = 0.0
    for time in times {
      clock.advance(by: time - now)
      now = time
      lines.append("\(time): " + shownCells.map(\.text).sorted().joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  struct ShownCell {
    var cell: LetterCell
    var frame: CGRect
    var opacity: Double
    @MainActor var text: String {
      let place =
        frame.minX == 0 ? "\(rounded(frame.minY))" : "\(rounded(frame.minX)),\(rounded(frame.minY))"
      return cell.letter + "@" + place + (opacity < 1 ? "/\(rounded(opacity))" : "")
    }
  }

  /// The cells in the tree as they are shown now.
  var shownCells: [ShownCell] {
    let origin = (view.layer.presentation() ?? view.layer).bounds.origin
    return view.subviews.compactMap { $0 as? LetterCell }.map { cell in
      let shown = cell.layer.presentation() ?? cell.layer
      return ShownCell(
        cell: cell, frame: shown.frame.offsetBy(dx: -origin.x, dy: -origin.y),
        opacity: Double(shown.opacity))
    }
  }

  // MARK: What the view asks and tells

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LetterCell)?.letter = letters[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    told.append("scrolling ended")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard tellsOfDisplay else { return }
    told.append("\((cell as? LetterCell)?.letter ?? "") is shown at \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    told.append("\((cell as? LetterCell)?.letter ?? "") is gone from \(indexPath.item)")
  }
}

final class LetterCell: UICollectionViewCell {
  var letter = ""
}
