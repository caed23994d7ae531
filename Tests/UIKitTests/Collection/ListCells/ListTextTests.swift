import Testing
import UIKit

@MainActor @Suite struct ListTextTests {
  private func label(_ text: String, width share: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    let natural = label.sizeThatFits(.zero)
    label.frame = CGRect(x: 0, y: 0, width: natural.width * share, height: natural.height)
    label.showsExpansionTextWhenTruncated = true
    return label
  }

  private let text = "Properties of the elements of the seventh period"

  @Test func `letters move closer before text is cut off`() {
    let label = label(text, width: 0.97)
    #expect(label.expansionText == text)
    let before = Pixels(snapshot(label))
    label.allowsDefaultTighteningForTruncation = true
    #expect(label.expansionText == nil)
    let after = Pixels(snapshot(label))
    #expect(before.bitmap.pixels != after.bitmap.pixels)
  }

  @Test func `text much too long is cut off all the same`() {
    let label = label(text, width: 0.6)
    label.allowsDefaultTighteningForTruncation = true
    #expect(label.expansionText == text)
  }

  @Test func `text that fits has nothing to expand, nor has a label that is not asked to`() {
    #expect(label(text, width: 1).expansionText == nil)
    let cut = label(text, width: 0.6)
    cut.showsExpansionTextWhenTruncated = false
    #expect(cut.expansionText == nil)
  }

  @Test func `a list's content hands the properties on`() throws {
    var content = UIListContentConfiguration.sidebarCell()
    content.text = text
    content.image = UIImage(systemName: "star")
    content.textProperties.showsExpansionTextWhenTruncated = true
    content.imageProperties.accessibilityIgnoresInvertColors = true
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    view.layoutIfNeeded()
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.allowsDefaultTighteningForTruncation && label.expansionText == text)
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.accessibilityIgnoresInvertColors)
    #expect(!UIListContentConfiguration.cell().textProperties.allowsDefaultTighteningForTruncation)
  }

  @Test func `a transformer of attributes makes containers of others`() {
    let louder = UIConfigurationTextAttributesTransformer { input in
      var output = input
      output.foregroundColor = .systemRed
      output.kern = (input.kern ?? 0) + 1
      return output
    }
    var container = AttributeContainer()
    container.font = UIFont.systemFont(ofSize: 12)
    container.kern = 2
    let result = louder(container)
    #expect(result.foregroundColor == .systemRed && result.kern == 3.0)
    #expect(result.font == UIFont.systemFont(ofSize: 12))
  }

  @Test func `a line with an effect shows its colour over the effect`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.visualEffect = UIBlurEffect(style: .systemThinMaterial)
    list.separatorConfiguration.color = .red
    let stage = ListCellTests.Stage(list)
    let line = try #require(stage.cell(0).subviews.first { $0.frame.height < 1 && !$0.isHidden })
    let pane = try #require(line.subviews.first as? UIVisualEffectView)
    #expect(pane.effect == UIBlurEffect(style: .systemThinMaterial))
    #expect(pane.contentView.backgroundColor == .red && line.backgroundColor == nil)
    #expect(pane.frame == line.bounds)
  }
}
