import CairoBackend
import RenderCore
import Synchronization
import TestSupport
import Testing
@testable import UIKit

/// What sizing cells by their texts costs, counted.
@MainActor @Suite struct TextCellWorkTests {
  /// Writes down what is measured.
  final class CountingText: TextMeasuring {
    private let widths = Mutex<[String: [Double?]]>([:])
    private let base = Platform.current.text

    func measurement(of block: TextBlock, maximumWidth: Double?) -> TextMeasurement {
      widths.withLock { $0[block.string, default: []].append(maximumWidth) }
      return base.measurement(of: block, maximumWidth: maximumWidth)
    }

    /// The widths each text was measured for, in order.
    var asked: [String: [Double?]] { widths.withLock { $0 } }
  }

  final class TextCell: UICollectionViewCell {
    /// How many there have ever been.
    static var count = 0
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.count += 1
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Texts: NSObject, UICollectionViewDataSource {
    let texts: [String]

    init(_ texts: [String]) {
      self.texts = texts
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TextCell)?.label.text = texts[indexPath.item]
      return cell
    }
  }

  /// Rows as wide as the view and as high as their texts.
  private func list(of data: Texts) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let view = UICollectionView(
      frame: phone,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    return view
  }

  @Test func `a text is measured for its width, and for its natural one in a new cell alone`() {
    var random = SplitMix64(seed: 3)
    let texts = (0..<60).map { number in
      (["\(number)"] + (0..<Int.random(in: 6...40, using: &random)).map { _ in "words" })
        .joined(separator: " ")
    }
    let counting = CountingText()
    var platform = Platform.current
    platform.text = counting
    Platform.$current.withValue(platform) {
      let data = Texts(texts)
      let view = list(of: data)
      while view.contentOffset.y + 480 < view.contentSize.height {
        view.contentOffset.y += min(480, view.contentSize.height - 480 - view.contentOffset.y)
        view.layoutIfNeeded()
      }
    }
    let unbroken = texts.filter { counting.asked[$0]?.first == .some(nil) }
    for text in texts {
      // 320 less the margins of 16.
      let asked: [Double?] = unbroken.contains(text) ? [nil, 288] : [288]
      #expect(counting.asked[text] == asked, "\(text)")
    }
    // Only a new cell asks how wide its text would like to be; one used again has its width.
    #expect((1..<20).contains(unbroken.count))
  }

  @Test func `what a jump leaves far behind is used again for what it brings into view`() {
    let texts = (0..<400).map { "Row \($0) " + String(repeating: "has words to wrap ", count: 5) }
    let view = list(of: Texts(texts))
    let before = TextCell.count
    // All but the last row go out of view, half of them farther than half a view.
    view.contentOffset.y = view.visibleCells.map(\.frame.minY).max() ?? 0
    view.layoutIfNeeded()
    #expect(TextCell.count - before <= view.visibleCells.count / 2 + 1)
  }

  @Test func `texts seen before are not shaped again, neither by a jump nor by new data`() {
    let texts = (0..<400).map { "Row \($0) " + String(repeating: "has words to wrap ", count: 5) }
    let text = PangoText()
    var platform = Platform.current
    platform.text = text
    Platform.$current.withValue(platform) {
      let data = Texts(texts)
      let view = list(of: data)
      #expect(text.shapes == 2 * view.visibleCells.count)
      let first = text.shapes
      view.contentOffset.y = view.contentSize.height / 2
      view.layoutIfNeeded()
      let shapes = text.shapes
      // Cells used again have a width already: their texts are shaped for that alone.
      #expect(shapes - first <= view.visibleCells.count + 2)
      for offset in [0, view.contentOffset.y, 0] {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
      }
      view.reloadData()
      view.layoutIfNeeded()
      #expect(text.shapes == shapes)
    }
  }
}
