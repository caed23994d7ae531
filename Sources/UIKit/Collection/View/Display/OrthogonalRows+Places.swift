import LayoutCore

// Rows that keep showing the item that they show, and rows that begin with another item than the
// first. Rules ORTH-15, ORTH-16.
extension OrthogonalRows {
  /// Notes which items the rows show that keep them. Called before the layout prepares.
  ///
  /// After a change of the data the former layout speaks of other items; it was asked before.
  ///
  /// - Complexity: O(r log n), r the number of sections with scrolling options.
  func notePlaces() {
    guard !hasFollowed, let layout = host.solvedLayout else { return }
    for (section, options) in layout.sectionsWithOptions {
      guard places[section] == nil, let row = layout.orthogonalRow(inSection: section) else {
        continue
      }
      if let start = starts[section], start == distances[section] {
        places[section] = RowPlace(item: options.additions.initialItem)
      } else if options.keepsShownItem {
        places[section] = row.place(at: distances[section] ?? row.start)
      }
    }
  }

  /// Scrolls rows so that they show the items of ``places``, and those that appear for the first time
  /// to their initial items. Called after the layout has prepared.
  func showPlaces() {
    guard let layout = host.solvedLayout, host.bounds.width > 0, host.bounds.height > 0 else {
      return
    }
    hasFollowed = false
    for (section, place) in places {
      guard let row = layout.orthogonalRow(inSection: section) else { continue }
      let distance = row.offset(of: place)
      let present = distances[section] ?? row.start
      guard abs(distance - present) > 0.001 else { continue }
      if starts[section] == present { starts[section] = distance }
      distances[section] = distance
    }
    places = [:]
    for (section, options) in layout.sectionsWithOptions
    where options.additions.initialItem > 0 && distances[section] == nil {
      guard let row = layout.orthogonalRow(inSection: section) else { continue }
      let distance = row.offset(of: RowPlace(item: options.additions.initialItem))
      starts[section] = distance
      distances[section] = distance
    }
  }

  /// Notes what rows show before a change of the data, and where that is after it.
  func followPlaces(_ plan: ChangePlan) {
    notePlaces()
    hasFollowed = true
    var moved: [Int: RowPlace] = [:]
    for (section, place) in places {
      guard let target = plan.destination(ofSection: section) else { continue }
      moved[target] = plan.destination(of: place, from: section, to: target)
    }
    places = moved
    starts = plan.carried(starts)
  }
}

extension ChangePlan {
  /// Where a row is that has been at `place`: at the same item, else at the next one that is still
  /// there, else at the one before. In a reloaded section items keep their index.
  ///
  /// - Complexity: O(d), d the number of deleted items next to it.
  fileprivate func destination(
    of place: RowPlace, from section: Int, to target: Int
  ) -> RowPlace {
    guard !reloadedSections.contains(target) else { return place }
    let count = before.itemCounts[section]
    func found(_ item: Int) -> Int? {
      destination(of: IndexPath(item: item, section: section))
        .flatMap { $0.section == target ? $0.item : nil }
    }
    var place = place
    let start = min(max(place.item, 0), max(count - 1, 0))
    if let item = (start..<count).lazy.compactMap(found).first {
      place.item = item
      return place
    }
    let item = (0..<start).reversed().lazy.compactMap(found).first
    return RowPlace(item: item ?? 0, turns: place.turns)
  }
}
