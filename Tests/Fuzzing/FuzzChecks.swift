import UIKit

/// What must be true of a view whenever it is laid out.
@MainActor struct FuzzChecks {
  let stage: FuzzStage

  private var view: UICollectionView { stage.view }

  /// The first thing that is not as it must be.
  func complaint() -> String? {
    stage.complaint ?? countComplaint() ?? cellComplaint() ?? visibilityComplaint()
      ?? headerComplaint() ?? selectionComplaint() ?? completionComplaint()
      ?? layoutComplaint()
  }

  /// The state of the layout engine is consistent.
  private func layoutComplaint() -> String? {
    (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.brokenInvariant()
  }

  private func countComplaint() -> String? {
    let counts = (0..<view.numberOfSections).map(view.numberOfItems)
    let expected = stage.model.sections.map(\.items.count)
    return counts == expected ? nil : "the sections have \(counts) items, not \(expected)"
  }

  /// Each cell in view shows the item of its place, where the layout says.
  private func cellComplaint() -> String? {
    var seen: Set<ObjectIdentifier> = []
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? FuzzCell else {
        return "\(path) is visible and has no cell"
      }
      guard let item = stage.item(at: path) else { return "\(path) is visible and not there" }
      guard cell.item == item else { return "\(path) shows item \(cell.item), not \(item)" }
      guard seen.insert(ObjectIdentifier(cell)).inserted else { return "a cell is shown twice" }
      guard view.indexPath(for: cell) == path else { return "the cell at \(path) is elsewhere" }
      guard cell.isSelected == stage.selection.contains(item) else {
        return "the cell of item \(item) is \(cell.isSelected ? "" : "not ")selected"
      }
      guard let attributes = view.layoutAttributesForItem(at: path) else {
        return "\(path) is visible and not laid out"
      }
      let sideways = stage.layout.scrollsSideways(section: path.section)
      guard sideways || isSame(cell.frame, attributes.frame) else {
        return "the cell at \(path) is at \(cell.frame), not \(attributes.frame)"
      }
      guard cell.isDescendant(of: view), cell.alpha == 1, !cell.isHidden else {
        return "the cell at \(path) is not to be seen"
      }
    }
    // What is still seen to go is taken back when it is gone.
    let isTold =
      stage.clock.isAtRest ? seen == stage.displayed : seen.isSubset(of: stage.displayed)
    return isTold ? nil : "cells were announced that are not shown, or not taken back"
  }

  private func completionComplaint() -> String? {
    stage.clock.isAtRest && stage.begun != stage.ended
      ? "\(stage.begun) changes have begun and \(stage.ended) are over" : nil
  }

  /// Frames of views are sums of their centres and halves of their sizes.
  private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }

  /// What is visible is what lies in the bounds, asked item by item.
  private func visibilityComplaint() -> String? {
    let visible = Set(view.indexPathsForVisibleItems)
    for (section, content) in stage.model.sections.enumerated()
    where !stage.layout.scrollsSideways(section: section) {
      for item in content.items.indices {
        let path = IndexPath(item: item, section: section)
        guard let frame = view.layoutAttributesForItem(at: path)?.frame else {
          return "\(path) is not laid out"
        }
        let isInside =
          frame.maxX > view.bounds.minX && frame.minX < view.bounds.maxX
          && frame.maxY > view.bounds.minY && frame.minY < view.bounds.maxY
          && frame.width > 0 && frame.height > 0
        if isInside != visible.contains(path) {
          return "\(path) at \(frame) is \(isInside ? "not " : "")visible in \(view.bounds)"
        }
      }
    }
    return nil
  }

  private func headerComplaint() -> String? {
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: "header") {
      let header = view.supplementaryView(forElementKind: "header", at: path) as? FuzzHeader
      guard stage.model.sections.indices.contains(path.section),
        header?.section == stage.model.sections[path.section].name
      else { return "the header at \(path) is that of section \(header?.section ?? -1)" }
    }
    return nil
  }

  private func selectionComplaint() -> String? {
    let selected = Set((view.indexPathsForSelectedItems ?? []).compactMap(stage.item))
    return selected == stage.selection
      ? nil : "the selection is \(selected.sorted()), not \(stage.selection.sorted())"
  }

  /// Whether no more than the content is in view, as far as there is enough of it.
  var restsInside: Bool {
    let most = max(0, view.contentSize.height - view.bounds.height)
    return view.contentOffset.y >= -0.001 && view.contentOffset.y <= most + 0.001
  }
}
