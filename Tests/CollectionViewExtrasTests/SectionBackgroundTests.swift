import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct SectionBackgroundTests {
  /// Sections of two rows of 40 points, each with the background `backgrounds` has for it.
  private final class Stage: NSObject, UICollectionViewDataSource {
    var backgrounds: [SectionBackground?]
    private(set) var view: UICollectionView!

    init(_ backgrounds: [SectionBackground?], inset: CGFloat = 0) {
      self.backgrounds = backgrounds
      super.init()
      let layout = UICollectionViewCompositionalLayout { [unowned self] index, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        if let background = self.backgrounds[index] {
          let item = NSCollectionLayoutDecorationItem.background(background)
          item.contentInsets = NSDirectionalEdgeInsets(
            top: inset, leading: inset, bottom: inset, trailing: inset)
          section.decorationItems = [item]
        }
        return section
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { backgrounds.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    /// The backgrounds in view from top to bottom.
    var shown: [SectionBackgroundView] {
      view.subviews.compactMap { $0 as? SectionBackgroundView }.sorted {
        $0.frame.minY < $1.frame.minY
      }
    }
  }

  @Test func `each section has the background its data asks for, and nothing is registered`() {
    let stage = Stage([.color(.red), nil, .color(.blue)])
    #expect(stage.shown.map(\.backgroundColor) == [.red, .blue])
    #expect(
      stage.shown.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 200, height: 80), CGRect(x: 0, y: 160, width: 200, height: 80),
      ])
  }

  @Test func `backgrounds lie behind the cells and keep to their insets`() throws {
    let stage = Stage([.color(.red)], inset: 5)
    let shown = try #require(stage.shown.first)
    #expect(shown.frame == CGRect(x: 5, y: 5, width: 190, height: 70))
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let order = stage.view.subviews
    #expect(try #require(order.firstIndex(of: shown)) < #require(order.firstIndex(of: cell)))
  }

  @Test func `a background in view takes over new data when the layout is computed again`() throws {
    let stage = Stage([.color(.red)])
    let before = try #require(stage.shown.first)
    stage.backgrounds = [.color(.green)]
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.shown.first === before)
    #expect(before.backgroundColor == .green)
  }

  @Test func `any view can be a background, and one of the same class is used again`() throws {
    func badge(_ text: String) -> SectionBackground {
      .view(UILabel()) { $0.text = text }
    }
    let stage = Stage([badge("one")])
    let label = try #require(stage.shown.first?.subviews.first as? UILabel)
    #expect(label.text == "one")
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
    stage.backgrounds = [badge("two")]
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.shown.first?.subviews.first === label)
    #expect(label.text == "two")
    stage.backgrounds = [.color(.red)]
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.shown.first?.subviews == [])
  }

  @Test func `a picture fills the background with its corners cut`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let stage = Stage([.image(image).cornerRadius(12).border(.blue, width: 2)])
    let shown = try #require(stage.shown.first)
    #expect((shown.subviews.first as? UIImageView)?.image === image)
    #expect(shown.layer.cornerRadius == 12)
    #expect(shown.layer.borderWidth == 2)
  }
}
