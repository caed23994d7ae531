import Testing
import UIKit

/// What content and background configurations hold, and what of it their views show.
@MainActor @Suite struct ContentValueTests {
  typealias Content = UIListContentConfiguration

  /// The view of a configuration, 200 points wide.
  private func view(_ content: Content) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test func `a row's content begins empty and holds what it is given`() {
    var content = Content.cell()
    #expect(content.image == nil && content.text == nil && content.secondaryText == nil)
    #expect(content.attributedText == nil && content.secondaryAttributedText == nil)
    #expect(content.alpha == 1 && content.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(!content.prefersSideBySideTextAndSecondaryText && content.imageToTextPadding == 16)
    #expect(content.textToSecondaryTextHorizontalPadding == 8)
    #expect(content.textToSecondaryTextVerticalPadding == 3)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    content.image = image
    content.text = "Text"
    content.secondaryText = "Second"
    #expect(content.image === image && content.secondaryText == "Second")
    let shown = view(content)
    #expect(labels(shown).map(\.text) == ["Text", "Second"])
    #expect(shown.textLayoutGuide != nil && shown.imageLayoutGuide != nil)
    #expect(shown.secondaryTextLayoutGuide != nil)
    shown.layoutIfNeeded()
    #expect(shown.secondaryTextLayoutGuide?.layoutFrame == labels(shown)[1].frame)
    content.attributedText = NSAttributedString(string: "Marked")
    content.secondaryAttributedText = NSAttributedString(string: "Also marked")
    #expect(content.attributedText?.string == "Marked")
    #expect(content.secondaryAttributedText?.string == "Also marked")
    content.alpha = 0.5
    shown.configuration = content
    #expect((shown.configuration as? Content) == content && content.alpha == 0.5)
    #expect(labels(shown).map(\.attributedText?.string) == ["Marked", "Also marked"])
    #expect(shown.alpha == 0.5)
    content.secondaryText = nil
    content.secondaryAttributedText = nil
    shown.configuration = content
    #expect(shown.secondaryTextLayoutGuide == nil)
  }

  @Test func `distances move the texts`() throws {
    var content = Content.cell()
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    content.text = "A"
    content.secondaryText = "B"
    func frames() -> [CGRect] { labels(view(content)).map(\.frame) }
    let before = frames()
    content.imageToTextPadding += 6
    #expect(frames()[0].minX == before[0].minX + 6)
    content.textToSecondaryTextVerticalPadding += 4
    let gap = before[1].minY - before[0].maxY
    let wider = frames()
    let difference: CGFloat = wider[1].minY - wider[0].maxY - gap
    #expect(abs(difference - 4) < 0.01)
    content.prefersSideBySideTextAndSecondaryText = true
    // On one line: the second text stands at the end.
    #expect(frames()[1].minX > frames()[0].maxX && frames()[1].maxX == before[1].maxX)
    content.textToSecondaryTextHorizontalPadding = 500
    #expect(content.textToSecondaryTextHorizontalPadding == 500)
    // Where both do not fit beside each other they stand one above the other.
    #expect(frames()[1].minY >= frames()[0].maxY)
  }

  @Test func `margins are kept on the axes that preserve those of the superview`() {
    var content = Content.cell()
    content.text = "A"
    content.directionalLayoutMargins = .zero
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    holder.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 30)
    func place(_ axes: UIAxis) -> CGFloat? {
      content.axesPreservingSuperviewLayoutMargins = axes
      #expect(content.axesPreservingSuperviewLayoutMargins == axes)
      let shown = UIListContentView(configuration: content)
      shown.frame = holder.bounds
      holder.addSubview(shown)
      shown.layoutIfNeeded()
      defer { shown.removeFromSuperview() }
      return labels(shown).first?.frame.minX
    }
    #expect(place(.horizontal) == 30)
    #expect(place([]) == 0)
    #expect(place(.both) == 30)
  }

  @Test func `texts are aligned, limited and changed as their properties say`() throws {
    var content = Content.cell()
    content.text = "one Two"
    var text = content.secondaryTextProperties
    #expect(text.alignment == .natural && text.lineBreakMode == .byTruncatingTail)
    #expect(text.transform == .none && text.colorTransformer == nil)
    #expect(text.adjustsFontForContentSizeCategory && !text.showsExpansionTextWhenTruncated)
    text.font = .systemFont(ofSize: 31)
    text.lineBreakMode = .byTruncatingMiddle
    text.numberOfLines = 2
    text.adjustsFontSizeToFitWidth = true
    text.minimumScaleFactor = 0.5
    text.allowsDefaultTighteningForTruncation = true
    text.adjustsFontForContentSizeCategory = false
    text.showsExpansionTextWhenTruncated = true
    text.color = .red
    text.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(text.lineBreakMode == .byTruncatingMiddle && text.resolvedColor() == .green)
    #expect(text.colorTransformer?.transform(.red) == .green)
    #expect(!text.adjustsFontForContentSizeCategory && text.showsExpansionTextWhenTruncated)
    content.secondaryText = "one Two"
    content.secondaryTextProperties = text
    #expect(content.secondaryTextProperties == text)
    let label = try #require(labels(view(content)).last)
    #expect(label.lineBreakMode == .byTruncatingMiddle && label.numberOfLines == 2)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.allowsDefaultTighteningForTruncation)
    #expect(label.showsExpansionTextWhenTruncated && !label.adjustsFontForContentSizeCategory)
    #expect(label.textColor == .green && label.font == .systemFont(ofSize: 31))

    let alignments: [(Content.TextProperties.TextAlignment, NSTextAlignment)] = [
      (.natural, .natural), (.center, .center), (.justified, .justified),
    ]
    for (alignment, shown) in alignments {
      content.textProperties.alignment = alignment
      #expect(labels(view(content)).first?.textAlignment == shown)
    }
    let transforms: [(Content.TextProperties.TextTransform, String)] = [
      (.none, "one Two"), (.uppercase, "ONE TWO"), (.lowercase, "one two"),
      (.capitalized, "One Two"),
    ]
    for (transform, shown) in transforms {
      content.textProperties.transform = transform
      #expect(content.textProperties.transform == transform)
      #expect(labels(view(content)).first?.text == shown)
    }
  }

  @Test func `images are limited, rounded, tinted and stroked as their properties say`() throws {
    var content = Content.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    var image: Content.ImageProperties = content.imageProperties
    #expect(image.preferredSymbolConfiguration != nil && image.tintColor == nil)
    #expect(image.tintColorTransformer == nil && image.cornerRadius == 0)
    #expect(image.maximumSize == .zero && image.reservedLayoutSize == .zero)
    #expect(!image.accessibilityIgnoresInvertColors && image.strokeWidth == 0)
    #expect(image.strokeColor == nil && image.strokeColorTransformer == nil)
    #expect(image.resolvedTintColor(for: .blue) == .blue)
    #expect(image.resolvedStrokeColor(for: .blue) == .blue)
    let symbols = UIImage.SymbolConfiguration(pointSize: 31)
    image.preferredSymbolConfiguration = symbols
    image.tintColor = .red
    image.tintColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .green : .black }
    image.cornerRadius = 4
    image.maximumSize = CGSize(width: 20, height: 0)
    image.accessibilityIgnoresInvertColors = true
    image.strokeWidth = 2
    image.strokeColor = .yellow
    image.strokeColorTransformer = UIConfigurationColorTransformer { $0 == .yellow ? .brown : $0 }
    #expect(image.preferredSymbolConfiguration == symbols && image.tintColor == .red)
    #expect(image.resolvedTintColor(for: .blue) == .green)
    #expect(image.resolvedStrokeColor(for: .blue) == .brown)
    #expect(image.tintColorTransformer != nil && image.strokeColorTransformer != nil)
    #expect(image.maximumSize.width == 20 && image.strokeColor == .yellow)
    content.imageProperties = image
    let shown = view(content)
    let picture = try #require(shown.subviews.compactMap { $0 as? UIImageView }.first)
    // 40 by 20 made to fit a width of 20.
    #expect(picture.frame.size == CGSize(width: 20, height: 10))
    #expect(picture.layer.cornerRadius == 4 && picture.layer.borderWidth == 2)
    #expect(picture.tintColor == .green && picture.accessibilityIgnoresInvertColors)
    let begin = labels(shown)[0].frame.minX
    image.reservedLayoutSize = CGSize(width: 50, height: 0)
    #expect(image.reservedLayoutSize.width == 50)
    content.imageProperties = image
    // The room is 30 points wider than the picture.
    #expect(labels(view(content))[0].frame.minX == begin + 30)
    image.reservedLayoutSize = CGSize(width: Content.ImageProperties.standardDimension, height: 0)
    content.imageProperties = image
    let standard = labels(view(content))[0].frame.minX
    #expect(standard > begin && standard < begin + 30)
  }

  @Test func `headers that stand out have larger, bolder texts`() {
    let plain = Content.groupedHeader().textProperties.font.pointSize
    let prominent = Content.prominentInsetGroupedHeader().textProperties.font.pointSize
    let extra = Content.extraProminentInsetGroupedHeader().textProperties.font.pointSize
    #expect([plain, prominent, extra] == [13, 20, 22])
    #expect(Content.prominentInsetGroupedHeader().textProperties.transform == .none)
  }

  @Test func `a content view says what it can show`() {
    let shown: any UIView & UIContentView = Content.cell().makeContentView()
    #expect(shown.supports(Content.valueCell()))
    #expect(!shown.supports(CellConfigurationTests.Remembering()))
  }

  @Test func `transformers of colours and of texts hold their functions`() {
    let darker = UIConfigurationColorTransformer { _ in .black }
    #expect(darker.transform(.red) == .black && darker(.red) == .black)
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
    #expect(UIConfigurationColorTransformer.monochromeTint(.red) != .red)
    let marking = UIConfigurationTextAttributesTransformer { container in
      var copy = container
      copy.languageIdentifier = "de"
      return copy
    }
    #expect(marking.transform(AttributeContainer()).languageIdentifier == "de")
  }

  @Test func `a background holds and shows its views, picture and stroke`() throws {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.customView == nil && background.image == nil)
    #expect(background.visualEffect == nil && background.imageContentMode == .scaleToFill)
    #expect(background.backgroundColorTransformer == nil)
    #expect(background.strokeColor == nil && background.strokeColorTransformer == nil)
    #expect(background.resolvedStrokeColor(for: .blue) == .blue)
    let own = UIView()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let effect = UIBlurEffect(style: .systemMaterial)
    background.customView = own
    background.image = image
    background.imageContentMode = .center
    background.visualEffect = effect
    background.strokeColor = .red
    background.strokeWidth = 1
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .brown }
    #expect(background.customView === own && background.image === image)
    #expect(background.imageContentMode == .center && background.visualEffect === effect)
    #expect(background.strokeColor == .red && background.strokeColorTransformer != nil)
    #expect(background.resolvedStrokeColor(for: .blue) == .green)
    #expect(background.backgroundColorTransformer?(.red) == .brown)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(own.isDescendant(of: cell) && own.frame.size == CGSize(width: 100, height: 44))
    func views(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views($0) } }
    let picture = try #require(views(cell).compactMap { $0 as? UIImageView }.first)
    #expect(picture.image === image && picture.contentMode == .center)
    let blurred = views(cell).compactMap { $0 as? UIVisualEffectView }.map(\.effect)
    #expect(blurred.contains { $0 === effect })
  }

  @Test func `a background throws a shadow`() {
    var background = UIBackgroundConfiguration.clear()
    var shadow: UIShadowProperties = background.shadowProperties
    #expect(shadow.color == .black && shadow.opacity == 0 && shadow.radius == 3)
    #expect(shadow.offset == .zero && shadow.path == nil)
    let outline = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    shadow.color = .red
    shadow.opacity = 0.5
    shadow.radius = 7
    shadow.offset = CGSize(width: 1, height: 2)
    shadow.path = outline
    #expect(shadow.color == .red && shadow.opacity == 0.5 && shadow.radius == 7)
    #expect(shadow.offset == CGSize(width: 1, height: 2) && shadow.path === outline)
    background.backgroundColor = .white
    background.shadowProperties = shadow
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    func layers(_ view: UIView) -> [CALayer] { [view.layer] + view.subviews.flatMap(layers) }
    let thrown = layers(cell).first { $0.shadowOpacity > 0 }
    #expect(thrown?.shadowOpacity == 0.5 && thrown?.shadowRadius == 7)
    #expect(thrown?.shadowOffset == CGSize(width: 1, height: 2))
    #expect(thrown?.shadowPath != nil)
  }
}

/// A cell that configures itself in the way that documentation recommends.
private final class SelfConfiguringCell: UICollectionViewCell {
  var states: [UICellConfigurationState] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state)
    var content = UIListContentConfiguration.cell().updated(for: state)
    content.text = state.isSelected ? "On" : "Off"
    contentConfiguration = content
  }
}

@MainActor @Suite struct SelfConfiguringCellTests {
  @Test func `a cell is asked to update its configuration for each state`() {
    let cell = SelfConfiguringCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.layoutIfNeeded()
    #expect(cell.states.map(\.isSelected) == [false])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.states.map(\.isSelected) == [false, true])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "On")
  }

  @Test func `automatic updates can be turned off and handlers be read`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.configurationUpdateHandler == nil)
    cell.backgroundConfiguration = .listGroupedCell()
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.automaticallyUpdatesContentConfiguration = false
    #expect(!cell.automaticallyUpdatesContentConfiguration)
    #expect(!cell.automaticallyUpdatesBackgroundConfiguration)
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == .listGroupedCell())
    cell.automaticallyUpdatesBackgroundConfiguration = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    var tags: [Int] = []
    let handler: UICollectionViewCell.ConfigurationUpdateHandler = { cell, _ in
      tags.append(cell.tag)
    }
    cell.tag = 5
    cell.configurationUpdateHandler = handler
    cell.layoutIfNeeded()
    #expect(tags == [5])
    cell.configurationUpdateHandler?(cell, cell.configurationState)
    #expect(tags == [5, 5])
  }

  @Test func `a drag of a cell begins in no state and goes through two`() {
    final class Dragged: UICollectionViewCell {
      var states: [DragState] = []
      override func dragStateDidChange(_ dragState: DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
      }
    }
    let cell = Dragged(frame: .zero)
    for state in [UICollectionViewCell.DragState.lifting, .dragging, .none] {
      cell.dragStateDidChange(state)
    }
    #expect(cell.states == [.lifting, .dragging, .none])
    #expect(UICollectionViewCell.DragState.none.rawValue == 0)
  }
}
