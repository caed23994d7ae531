import Testing
import UIKit

/// Index paths that name no row or item. Rule ERR-17.
@MainActor @Suite struct ShortIndexPathTests {
  private final class Data: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Calls with a path of too few indexes.
  private nonisolated static let calls:
    [(name: String, call: @MainActor @Sendable (UICollectionView, UITableView, IndexPath) -> Void)] =
      [
        ("section", { _, _, path in _ = IndexPath().section + path.item }),
        ("row", { _, _, path in _ = path.row }),
        ("deleteItems", { view, _, path in view.deleteItems(at: [path]) }),
        ("insertItems", { view, _, path in view.insertItems(at: [path]) }),
        ("moveItem", { view, _, path in view.moveItem(at: path, to: IndexPath(0, 1)) }),
        ("reloadItems", { view, _, path in view.reloadItems(at: [path]) }),
        ("deleteRows", { _, table, path in table.deleteRows(at: [path], with: .none) }),
        ("insertRows", { _, table, path in table.insertRows(at: [path], with: .none) }),
        ("moveRow", { _, table, path in table.moveRow(at: path, to: IndexPath(0, 1)) }),
        ("reloadRows", { _, table, path in table.reloadRows(at: [path], with: .none) }),
        (
          "dequeueReusableCell",
          { view, _, path in
            _ = view.collectionViewLayout.layoutAttributesForItem(at: path)?.indexPath.item
            _ = path.item
          }
        ),
        (
          "setter",
          { _, _, path in
            var path = path
            path.row = 1
          }
        ),
      ]

  @Test(arguments: calls.map(\.name), [0, 1])
  func `an index path of too few indexes is refused in UIKit's words`(
    name: String, length: Int
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name, length] in
      await MainActor.run {
        let data = Data()
        let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let view = UICollectionView(
          frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        view.layoutIfNeeded()
        let table = UITableView(frame: frame)
        table.dataSource = data
        table.layoutIfNeeded()
        let path = IndexPath(indexes: Array(repeating: 0, count: length))
        ShortIndexPathTests.calls.first { $0.name == name }?.call(view, table, path)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid index path for use with UI"), "\(text)")
  }

  @Test func `a size of no number is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Cell: UICollectionViewCell {
          override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
          ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = .nan
            return layoutAttributes
          }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let data = Data()
        view.dataSource = data
        view.layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("contains NaN"), "\(text)")
  }
}

extension IndexPath {
  fileprivate init(_ section: Int, _ item: Int) { self.init(item: item, section: section) }
}
