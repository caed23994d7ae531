import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Sections and items in plain arrays.
  struct Model {
    var sections: [(id: Int, items: [Int])] = []

    var items: [Int] { sections.flatMap(\.items) }
    mutating func take(_ taken: [Int]) {
      for index in sections.indices { sections[index].items.removeAll { taken.contains($0) } }
    }
    mutating func insert(_ inserted: [Int], beside destination: Int, distance: Int) {
      take(inserted)
      let section = sections.firstIndex { $0.items.contains(destination) }!
      let place = sections[section].items.firstIndex(of: destination)! + distance
      sections[section].items.insert(contentsOf: inserted, at: place)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random operations agree with plain arrays`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var model = Model()
    var snapshot = Snapshot()
    var older: [(Snapshot, [Int])] = []
    for step in 0..<300 {
      change(&snapshot, &model, &random)
      if step % 50 == 0 { older.append((snapshot, model.items)) }
      #expect(snapshot.brokenInvariant() == nil, "seed \(seed), step \(step)")
      expectEqual(snapshot, model, "seed \(seed), step \(step)")
    }
    for (copy, items) in older { #expect(copy.itemIdentifiers == items, "seed \(seed)") }
  }

  private func change(_ snapshot: inout Snapshot, _ model: inout Model, _ random: inout SplitMix64)
  {
    let all = model.items
    let fresh = Array(
      Set(
        (0..<Int.random(in: 0...90, using: &random)).map { _ in
          Int.random(in: 0..<400, using: &random)
        }))
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where model.sections.count < 8:
      let id = (0..<100).first { id in !model.sections.contains { $0.id == id } }!
      if let beside = model.sections.indices.randomElement(using: &random) {
        snapshot.insertSections([id], beforeSection: model.sections[beside].id)
        model.sections.insert((id, []), at: beside)
      } else {
        snapshot.appendSections([id])
        model.sections.append((id, []))
      }
    case 1 where model.sections.count > 3:
      let gone = model.sections.remove(at: Int.random(in: 0..<model.sections.count, using: &random))
      snapshot.deleteSections([gone.id, 1000])
    case 2 where model.sections.count > 1:
      let from = Int.random(in: 0..<model.sections.count, using: &random)
      let moved = model.sections.remove(at: from)
      let beside = Int.random(in: 0..<model.sections.count, using: &random)
      snapshot.moveSection(moved.id, afterSection: model.sections[beside].id)
      model.sections.insert(moved, at: beside + 1)
    case 3, 4:
      guard let section = model.sections.indices.randomElement(using: &random) else { return }
      snapshot.appendItems(fresh, toSection: model.sections[section].id)
      model.take(fresh)
      model.sections[section].items += fresh
    case 5:
      guard let beside = all.randomElement(using: &random) else { return }
      let inserted = fresh.filter { $0 != beside }
      snapshot.insertItems(inserted, afterItem: beside)
      model.insert(inserted, beside: beside, distance: 1)
    case 6:
      snapshot.deleteItems(fresh)
      model.take(fresh)
    default:
      guard let item = all.randomElement(using: &random),
        let beside = all.randomElement(using: &random), item != beside
      else { return }
      snapshot.moveItem(item, beforeItem: beside)
      model.insert([item], beside: beside, distance: 0)
    }
  }

  private func expectEqual(_ snapshot: Snapshot, _ model: Model, _ comment: Comment) {
    let items = model.items
    #expect(snapshot.itemIdentifiers == items, comment)
    #expect(snapshot.numberOfItems == items.count, comment)
    #expect(snapshot.sectionIdentifiers == model.sections.map(\.id), comment)
    for (index, item) in items.enumerated() where snapshot.indexOfItem(item) != index {
      Issue.record("item \(item): \(snapshot.indexOfItem(item) ?? -1), expected \(index)")
    }
    for (index, section) in model.sections.enumerated() {
      #expect(snapshot.indexOfSection(section.id) == index, comment)
      #expect(snapshot.itemIdentifiers(inSection: section.id) == section.items, comment)
      #expect(snapshot.numberOfItems(inSection: section.id) == section.items.count, comment)
      if let item = section.items.first {
        #expect(snapshot.sectionIdentifier(containingItem: item) == section.id, comment)
      }
    }
    #expect(snapshot.indexOfItem(-1) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: -1) == nil)
  }

  @Test func `an empty section that is deleted after something was asked stays deleted`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    #expect(snapshot.itemIdentifiers == [])
    snapshot.deleteSections([1])
    snapshot.appendItems([9])
    #expect(snapshot.sectionIdentifiers == [2])
    #expect(snapshot.itemIdentifiers(inSection: 2) == [9])
    #expect(snapshot.indexOfSection(1) == nil)
  }

  @Test func `nothing appended to a section that is deleted does no harm`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([], toSection: 2)
    snapshot.deleteSections([2])
    snapshot.appendItems([9])
    snapshot.appendItems([8])
    snapshot.appendItems([9])
    #expect(snapshot.itemIdentifiers == [8, 9])
  }

  @Test func `marks are kept once each in asking order and go with their items`() {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([10, 11, 12], toSection: 1)
    snapshot.appendItems([20], toSection: 2)
    snapshot.reloadItems([12, 10])
    snapshot.reloadItems([10, 20])
    snapshot.reconfigureItems([11])
    snapshot.reloadSections([2])
    #expect(snapshot.reloadedItemIdentifiers == [12, 10, 20])
    #expect(snapshot.reconfiguredItemIdentifiers == [11])
    #expect(snapshot.reloadedSectionIdentifiers == [2])
    snapshot.deleteItems([10])
    snapshot.deleteSections([2])
    #expect(snapshot.reloadedItemIdentifiers == [12])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func `appending without a section is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
    expectText("There are currently no sections in the data source.", in: result)
  }

  @Test func `the same identifier twice in one call is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([1])
      snapshot.appendItems([4, 5, 4, 5, 4])
    }
    expectText(
      """
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
          4,
          5
      )}
      """, in: result)
  }

  @Test func `a section that is there already is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([1])
      snapshot.appendSections([1])
    }
    expectText("Section identifier that already exists: 1", in: result)
  }
}

/// Expects `text` in what a stopped program wrote to standard error.
func expectText(
  _ text: String, in result: ExitTest.Result?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(written.contains(text), sourceLocation: sourceLocation)
}
