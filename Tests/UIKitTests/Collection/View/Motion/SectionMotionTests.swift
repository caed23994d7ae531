import CollectionViewExtras
import Testing
import UIKit

/// Headers, footers, backgrounds and whole sections in changes that are seen over time.
@MainActor @Suite struct SectionMotionTests {
  /// Sections of rows of 20 points between a header and a footer of 10, on a background.
  @MainActor private final class SectionStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let view: UICollectionView
    let clock: ManualClock
    var source: UICollectionViewDiffableDataSource<String, String>?

    init(_ clock: ManualClock) {
      self.clock = clock
      let section = rowSection(height: 20)
      let line = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: line, elementKind: "header", alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: line, elementKind: "footer", alignment: .bottom),
      ]
      section.decorationItems = [.background(elementKind: "ground")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<LetterCell, String> { $0.letter = $2 }
      let views = ["header", "footer"].map { kind in
        UICollectionView.SupplementaryRegistration<TitleView>(elementKind: kind) {
          [unowned self] view, _, path in
          view.title = kind + " " + (self.source?.sectionIdentifier(for: path.section) ?? "")
        }
      }
      let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueConfiguredReusableSupplementary(
          using: views[kind == "header" ? 0 : 1], for: path)
      }
      self.source = source
      window.addSubview(view)
      window.isHidden = false
    }

    func apply(_ sections: [(String, String)], animated: Bool = true) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      for (section, letters) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(letters.map(String.init))
      }
      source?.apply(snapshot, animatingDifferences: animated)
    }

    /// What is shown now, from top to bottom: names, tops and, of what is not fully seen, how much.
    var shown: String {
      let views = view.subviews.compactMap { $0 as? UICollectionReusableView }
      let looks = views.map { view -> (CGFloat, String) in
        let shown = view.layer.presentation() ?? view.layer
        let name =
          (view as? LetterCell)?.letter ?? (view as? TitleView)?.title ?? "ground"
        let height = name == "ground" ? "+\(rounded(Double(shown.frame.height)))" : ""
        let opacity = shown.opacity < 1 ? "/\(rounded(Double(shown.opacity)))" : ""
        return (shown.frame.minY, name + "@\(rounded(Double(shown.frame.minY)))\(height)\(opacity)")
      }
      return looks.sorted { $0 < $1 }.map(\.1).joined(separator: ", ")
    }
  }

  private final class TitleView: UICollectionReusableView { var title = "" }

  private func run(_ body: (SectionStage) -> Void) {
    ManualClock.run { clock in
      let stage = SectionStage(clock)
      stage.apply([("A", "ab"), ("B", "c")], animated: false)
      clock.advance(by: 0)
      body(stage)
      stage.window.isHidden = true
    }
  }

  @Test func `headers, footers and backgrounds go along with what is inserted`() {
    run { stage in
      stage.apply([("A", "axb"), ("B", "c")])
      stage.clock.advance(by: 0.15)
      #expect(
        stage.shown == """
          ground@0.0+70.0, header A@0.0, a@10.0, x@30.0/0.5, b@40.0, footer A@60.0, \
          ground@70.0+40.0, header B@70.0, c@80.0, footer B@100.0
          """)
      stage.clock.advance(by: 0.15)
      #expect(
        stage.shown == """
          ground@0.0+80.0, header A@0.0, a@10.0, x@30.0, b@50.0, footer A@70.0, \
          ground@80.0+40.0, header B@80.0, c@90.0, footer B@110.0
          """)
      #expect(stage.clock.isAtRest)
    }
  }

  @Test func `a section that is deleted fades with all that belongs to it`() {
    run { stage in
      stage.apply([("B", "c")])
      stage.clock.advance(by: 0.15)
      #expect(
        stage.shown == """
          ground@0.0+60.0/0.5, header A@0.0/0.5, a@10.0/0.5, b@30.0/0.5, ground@30.0+40.0, \
          header B@30.0, c@40.0, footer A@50.0/0.5, footer B@60.0
          """)
      stage.clock.advance(by: 0.15)
      #expect(stage.shown == "ground@0.0+40.0, header B@0.0, c@10.0, footer B@30.0")
    }
  }

  @Test func `a section that is inserted fades in with all that belongs to it`() {
    run { stage in
      stage.apply([("A", "ab"), ("C", "d"), ("B", "c")])
      stage.clock.advance(by: 0.15)
      #expect(
        stage.shown == """
          ground@0.0+60.0, header A@0.0, a@10.0, b@30.0, footer A@50.0, \
          ground@60.0+40.0/0.5, header C@60.0/0.5, d@70.0/0.5, \
          ground@80.0+40.0, header B@80.0, c@90.0, footer C@90.0/0.5, footer B@110.0
          """)
    }
  }

  @Test func `sections that change places pass each other`() {
    run { stage in
      stage.apply([("B", "c"), ("A", "ab")])
      stage.clock.advance(by: 0.15)
      #expect(
        stage.shown == """
          ground@20.0+60.0, header A@20.0, a@30.0, ground@30.0+40.0, header B@30.0, c@40.0, \
          b@50.0, footer B@60.0, footer A@70.0
          """)
    }
  }
}
