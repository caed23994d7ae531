import TestSupport
import Testing
import UIKit

/// What Apple's data source asked its provider for, all applies of `Fixtures/DataSource/applies.json`.
@MainActor @Suite struct RecordedApplyTests {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  struct Case: Decodable {
    let id: String
    let inputs: [String: RecordedValue]
    let expected: RecordedValue

    /// A text of the inputs.
    func text(_ key: String) -> String {
      guard case .text(let text)? = inputs[key] else { fatalError("no text \(key): \(inputs)") }
      return text
    }

    var list: [String] {
      text("reloadItems").split(separator: ",").map(String.init)
    }
  }

  nonisolated static let cases: [Case] = Recordings.cases("DataSource/applies")

  /// "A:x,y,z B:w".
  func snapshot(_ text: String) -> Snapshot {
    var snapshot = Snapshot()
    for section in text.split(separator: " ") {
      let parts = section.split(separator: ":")
      snapshot.appendSections([String(parts[0])])
      snapshot.appendItems(parts[1].split(separator: ",").map(String.init))
    }
    return snapshot
  }

  @Test func `there are all recorded cases`() {
    #expect(Self.cases.count == 7)
  }

  @Test(arguments: cases.filter { $0.id.hasPrefix("diffable-apply") }.map(\.id))
  func `the provider is asked as recorded`(id: String) throws {
    let recording = try #require(Self.cases.first { $0.id == id })
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var asked: [String] = []
    let source = Source(collectionView: view) { view, path, item in
      asked.append("\(path.section).\(path.item)\(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot(recording.text("from")), animatingDifferences: false)
    view.layoutIfNeeded()
    asked = []
    var next = snapshot(recording.text("to"))
    next.reloadItems(recording.list)
    next.reloadSections(recording.text("reloadSections").split(separator: ",").map(String.init))
    source.apply(next, animatingDifferences: false)
    view.layoutIfNeeded()
    let expected = recording.expected["provider asked for (any order)"]
    #expect(RecordedValue.list(asked.sorted().map(RecordedValue.text)) == expected)
  }

  /// diffable-section-apply-1.
  @Test func `a section shows the visible items of what is applied to it`() throws {
    let recording = try #require(Self.cases.first { $0.id == "diffable-section-apply-1" })
    #expect(recording.text("sections") == "S1 empty, S2 p q")
    let view = UICollectionView(
      frame: phone, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Source(collectionView: view) { _, _, _ in nil }
    var snapshot = Snapshot()
    snapshot.appendSections(["S1", "S2"])
    snapshot.appendItems(["p", "q"])
    source.apply(snapshot)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b", "c"])
    tree.append(["a1", "a2"], to: "a")
    source.apply(tree, to: "S1")
    let items = source.snapshot().itemIdentifiers
    #expect(.list(items.map(RecordedValue.text)) == recording.expected["items"])
  }
}
