import Testing
import UIKit

/// Sizes of buttons without configurations, as documents and pictures of iOS 12 to 17 have them.
@MainActor @Suite(.serialized) struct ButtonSizeTests {
  private func button(
    _ title: String, size: CGFloat? = nil, type: UIButton.ButtonType = .custom
  ) -> UIButton {
    let button = UIButton(type: type)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    button.setTitle(title, for: .normal)
    return button
  }

  @Test(
    arguments: [(13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (28, 46)]
      as [(CGFloat, CGFloat)])
  func `a button is 12 points higher than a line in whole points`(size: CGFloat, height: CGFloat) {
    #expect(button("Title", size: size).intrinsicContentSize.height == height)
    #expect(
      button("Title", size: size, type: .system).intrinsicContentSize.height == height)
  }

  @Test func `two lines of 15 points are 48 high`() {
    let button = button("Title\nSubtitle", size: 15)
    button.titleLabel?.numberOfLines = 0
    #expect(button.intrinsicContentSize.height == 48)
  }

  @Test func `a title's own lines count where the label has one`() {
    let button = button("Title\nSubtitle", size: 15, type: .system)
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.intrinsicContentSize.height == 48)
    button.setTitle("Title", for: .normal)
    #expect(button.intrinsicContentSize.height == 30)
  }

  @Test func `a title that may wrap makes the button higher where it is narrow`() {
    let button = button("A title of several words", size: 15)
    button.titleLabel?.numberOfLines = 2
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    parent.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: parent.topAnchor),
      button.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 120),
    ])
    parent.layoutIfNeeded()
    #expect(button.frame.height == 48)
  }

  @Test func `an empty button has room for a line`() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func `a short title is at least 30 wide, an image as large as it is`() throws {
    #expect(button("I").intrinsicContentSize.width == 30)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in }
    let pictured = UIButton()
    pictured.setImage(image, for: .normal)
    #expect(pictured.intrinsicContentSize == CGSize(width: 22, height: 22))
  }

  @Test func `insets of the application's own replace the room`() {
    let button = button("I", size: 15)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    #expect(button.intrinsicContentSize.height == 20)
    #expect(button.intrinsicContentSize.width < 30)
  }

  @Test func `a font that comes later counts`() {
    let parent = UIView()
    let button = button("Title", size: 15)
    parent.addSubview(button)
    button.titleLabel?.font = .systemFont(ofSize: 28)
    #expect(button.intrinsicContentSize.height == 46)
  }

  @Test func `an image that is larger than its button fits in it`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 80)).image { _ in }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 44, height: 44))
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 4, y: 4, width: 36, height: 36))
  }

  @Test(arguments: [false, true])
  func `a tint colour of the image view counts`(isConfigured: Bool) {
    let button = UIButton(type: .system)
    if isConfigured { button.configuration = .plain() }
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.imageView?.tintColor == .systemBlue)
    button.tintColor = .systemGreen
    #expect(button.imageView?.tintColor == .systemGreen)
    button.imageView?.tintColor = .systemRed
    button.isHighlighted = true
    button.tintColor = .systemPink
    #expect(button.imageView?.tintColor == .systemRed)
  }

  // MARK: Baselines

  private func beside(_ button: UIButton, _ extra: [NSLayoutConstraint] = []) -> UILabel {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let label = UILabel()
    label.font = .systemFont(ofSize: 28)
    label.text = "Title"
    for view in [label, button] {
      parent.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(
      [
        label.topAnchor.constraint(equalTo: parent.topAnchor, constant: 40),
        label.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ] + extra)
    parent.layoutIfNeeded()
    return label
  }

  /// The distance of a title's baseline below that of a label.
  private func offset(_ button: UIButton, _ label: UILabel) throws -> CGFloat {
    let title = try #require(button.titleLabel)
    let place = title.convert(CGPoint.zero, to: label.superview).y + title.font.ascender
    return place - (label.frame.minY + label.font.ascender)
  }

  @Test(arguments: [false, true])
  func `the first baseline is the title's`(isConfigured: Bool) throws {
    let button = button("See All", type: .system)
    if isConfigured { button.configuration = .plain() }
    let label = beside(button)
    #expect(abs(try offset(button, label)) < 0.7)
    #expect(abs(button.frame.height - button.intrinsicContentSize.height) < 0.5)
  }

  @Test func `the first baseline is the title's in a button of a given height`() throws {
    let button = button("See All", type: .system)
    let label = beside(button, [button.heightAnchor.constraint(equalToConstant: 60)])
    #expect(abs(try offset(button, label)) < 0.7)
  }

  @Test func `the last baseline is the title's`() throws {
    let button = button("See All", type: .system)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    parent.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      button.lastBaselineAnchor.constraint(equalTo: parent.topAnchor, constant: 100),
    ])
    parent.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let baseline = button.frame.minY + title.frame.minY + title.font.ascender
    #expect(abs(baseline - 100) < 0.7)
  }

  // MARK: Pop-up buttons

  @Test(arguments: [false, true])
  func `a pop-up button has chevrons behind its title`(isConfigured: Bool) throws {
    let button = UIButton(type: .system)
    if isConfigured { button.configuration = .gray() }
    button.menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    func chevrons() -> UIImageView? {
      button.subviews.compactMap { $0 as? UIImageView }
        .first { $0 !== button.imageView && $0.image != nil }
    }
    let narrow = button.intrinsicContentSize.width
    #expect(chevrons() == nil)
    button.changesSelectionAsPrimaryAction = true
    let icon = try #require(chevrons())
    #expect(button.intrinsicContentSize.width > narrow)
    button.sizeToFit()
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    #expect(title.text == "Small" && icon.frame.minX > title.frame.maxX)
    #expect(icon.frame.maxX <= button.bounds.width + 0.01)
    #expect(abs(icon.frame.midY - title.frame.midY) < 0.7)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(icon.frame.maxX < title.frame.minX)
    button.changesSelectionAsPrimaryAction = false
    #expect(chevrons() == nil)
  }
}
