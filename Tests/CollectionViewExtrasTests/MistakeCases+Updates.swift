import CollectionViewExtras
import UIKit

// Mistakes in changes of the data.
extension MistakeCase {
  /// A view of three items after updates.
  @MainActor private static func update(
    _ change: @escaping (UICollectionView, Counts) -> Void
  ) -> String {
    let (view, counts) = (grid(), Counts([3]))
    view.dataSource = counts
    view.layoutIfNeeded()
    var completed = false
    view.performBatchUpdates({ change(view, counts) }, completion: { completed = $0 })
    return "\(count(view)), \(completed)"
  }

  static let updates = [
    MistakeCase(
      "fewer sections than none", "A data source cannot have -1 sections.", leaves: "0 cells"
    ) {
      let (view, counts) = (grid(), Counts([2]))
      counts.sectionCount = -1
      view.dataSource = counts
      return count(view)
    },
    MistakeCase(
      "fewer items than none", "Section 0 of a data source cannot have -2 items.",
      leaves: "3 cells"
    ) {
      let (view, counts) = (grid(), Counts([-2, 3]))
      view.dataSource = counts
      return count(view)
    },
    MistakeCase(
      "fewer items than none after an update",
      "Section 0 of a data source cannot have -1 items.", leaves: "0 cells, true"
    ) {
      update { view, counts in
        counts.counts = [-1]
        view.deleteItems(at: [path(0)])
      }
    },
    MistakeCase(
      "the number of items of no section",
      "Request for the number of items in section 4 when there are only 1 sections in the",
      leaves: "0"
    ) {
      let (view, counts) = (grid(), Counts([2]))
      view.dataSource = counts
      return "\(view.numberOfItems(inSection: 4))"
    },
    MistakeCase(
      "the number of items of no section of a snapshot",
      "Request for the number of items in section 4 when there are only 1 sections in the",
      leaves: "0"
    ) {
      let view = grid()
      let source = Source(collectionView: view) { _, _, _ in nil }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      source.apply(snapshot)
      return "\(source.collectionView(view, numberOfItemsInSection: 4))"
    },
    MistakeCase(
      "scrolling to no item", "Attempted to scroll the collection view to an out-of-bounds item",
      leaves: "2 cells, 0.0"
    ) {
      let (view, counts) = (grid(), Counts([2]))
      view.dataSource = counts
      view.scrollToItem(at: path(9), at: .top, animated: false)
      return "\(count(view)), \(view.contentOffset.y)"
    },
    MistakeCase(
      "numbers of items that disagree", "Invalid update: invalid number of items in section 0.",
      leaves: "5 cells, true"
    ) {
      update { view, counts in
        counts.counts = [5]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    },
    MistakeCase(
      "numbers of sections that disagree", "Invalid update: invalid number of sections.",
      leaves: "4 cells, true"
    ) {
      update { view, counts in
        counts.counts = [3, 1]
        view.deleteSections([0])
      }
    },
    MistakeCase(
      "an item that is not there deleted", "attempt to delete item 7 from section 0",
      leaves: "3 cells, true"
    ) { update { view, _ in view.deleteItems(at: [IndexPath(item: 7, section: 0)]) } },
    MistakeCase(
      "an item inserted beyond the last",
      "attempt to insert item 9 into section 0, but there are only 4 items in section 0",
      leaves: "4 cells, true"
    ) {
      update { view, counts in
        counts.counts = [4]
        view.insertItems(at: [path(9)])
      }
    },
    MistakeCase(
      "an item deleted and moved",
      "attempt to perform a delete and a move from the same index path ([0, 1])",
      leaves: "3 cells, true"
    ) {
      update { view, _ in
        view.deleteItems(at: [path(1)])
        view.moveItem(at: path(1), to: path(0))
      }
    },
    MistakeCase(
      "an item deleted and reloaded", "attempt to delete and reload the same index path ([0, 1])",
      leaves: "2 cells, true"
    ) {
      update { view, counts in
        counts.counts = [2]
        view.deleteItems(at: [path(1)])
        view.reloadItems(at: [path(1)])
      }
    },
    MistakeCase(
      "a section that is not there deleted",
      "attempt to delete section 3, but there are only 1 sections before the update",
      leaves: "3 cells, true"
    ) { update { view, _ in view.deleteSections([3]) } },
    MistakeCase(
      "a section moved beyond the last",
      "attempt to move section 0 to section 5, but there are only 1 sections after the update",
      leaves: "3 cells, true"
    ) { update { view, _ in view.moveSection(0, toSection: 5) } },
  ]
}
