import CollectionViewExtras
import UIKit

// Mistakes where a person moves and drops items.
extension MistakeCase {
  /// Sends items that are moved to a place that there may not be.
  private final class Target: NSObject, UICollectionViewDelegate {
    let path: IndexPath

    init(_ path: IndexPath) { self.path = path }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { path }
  }

  /// Sends them there by itself.
  private final class Sending: UICollectionViewFlowLayout {
    var path: IndexPath = []

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { path }
  }

  /// Three letters that can be moved, and lost on the way.
  private final class Movables: NSObject, UICollectionViewDataSource {
    var letters = ["a", "b", "c"]
    var isLossy = false

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { letters.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.shownLetter = letters[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) {
      let letter = letters.remove(at: source.item)
      if !isLossy { letters.insert(letter, at: target.item) }
    }
  }

  /// The letters in view, in order, after the first was moved to where the third is.
  @MainActor private static func move(_ view: UICollectionView, isLossy: Bool = false) -> String {
    let letters = Movables()
    letters.isLossy = isLossy
    view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = letters
    view.layoutIfNeeded()
    let middle = view.layoutAttributesForItem(at: path(2))?.center ?? .zero
    _ = view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(middle)
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted()
      .compactMap { view.cellForItem(at: $0)?.shownLetter }.joined()
  }

  static let movements = [
    MistakeCase(
      "an item moved to no place by the delegate",
      "An item cannot be moved interactively from [0, 0] to [3, 0]: there is no such place.",
      leaves: "abc"
    ) {
      let (view, target) = (grid(), Target(path(0, 3)))
      view.delegate = target
      return move(view)
    },
    MistakeCase(
      "an item moved below the first place",
      "An item cannot be moved interactively from [0, 0] to [0, -1]: there is no such place.",
      leaves: "abc"
    ) {
      let (view, target) = (grid(), Target(path(-1)))
      view.delegate = target
      return move(view)
    },
    MistakeCase(
      "an item moved to no place by the layout",
      "An item cannot be moved interactively from [0, 0] to [0, 3]: there is no such place.",
      leaves: "abc"
    ) {
      let layout = Sending()
      layout.path = path(3)
      let view = grid()
      view.collectionViewLayout = layout
      return move(view)
    },
    MistakeCase(
      "an item moved to a path of no place",
      "An item cannot be moved interactively from [0, 0] to []: there is no such place.",
      leaves: "abc"
    ) {
      let view = grid()
      view.collectionViewLayout = Sending()
      return move(view)
    },
    MistakeCase(
      "an item lost on its way",
      "Invalid update: invalid number of items after an item was moved interactively from [0, 0]",
      leaves: "bc"
    ) { move(grid(), isLossy: true) },
    MistakeCase(
      "a placeholder at no place", "A placeholder cannot be inserted at [0, 9]: there is no such",
      leaves: "abc, false false"
    ) {
      let stage = PlaceholderTests.Stage()
      defer { stage.letters.close() }
      let context = stage.drop(at: path(9))
      let commits = context.commitInsertion { _ in }
      return "\(stage.letters.shown), \(stage.view.hasUncommittedUpdates) \(commits)"
    },
    MistakeCase(
      "a placeholder committed without an item",
      "Invalid update: invalid number of items after a placeholder was committed at [0, 1]",
      leaves: "abc, false"
    ) {
      let stage = PlaceholderTests.Stage()
      defer { stage.letters.close() }
      _ = stage.drop(at: path(1)).commitInsertion { _ in }
      stage.view.layoutIfNeeded()
      return "\(stage.letters.shown), \(stage.view.hasUncommittedUpdates)"
    },
  ]
}
