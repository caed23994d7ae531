import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct ButtonMenuTests {
  private let diary = Diary()
  private let frame = CGRect(x: 100, y: 100, width: 120, height: 44)

  private func menu() -> UIMenu {
    UIMenu(
      title: "Sort",
      children: ["Name", "Date"].map { title in
        UIAction(title: title) { [diary] _ in diary.note(title) }
      })
  }

  @Test func `a touch opens the menu of a button that shows it as its primary action`() {
    let button = UIButton(type: .system)
    button.frame = frame
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    diary.follow(
      button,
      [
        (.touchDown, "down"), (.menuActionTriggered, "menu"), (.touchUpInside, "up"),
        (.primaryActionTriggered, "primary"),
      ])
    onStage(button) { window, _ in
      window.tap(at: button.center)
      #expect(button.contextMenuInteraction?.visibleMenu === button.menu)
      #expect(diary.entries == ["down", "menu"])
    }
  }

  @Test func `without it the button is pressed`() {
    let button = UIButton(type: .system)
    button.frame = frame
    button.menu = menu()
    diary.follow(button, [(.primaryActionTriggered, "primary")])
    onStage(button) { window, _ in
      window.tap(at: button.center)
      #expect(diary.entries == ["primary"])
      #expect(button.contextMenuInteraction?.performLongPress(at: .zero) == true)
    }
    button.menu = nil
    #expect(button.contextMenuInteraction == nil)
  }

  @Test func `a pop-up button shows and ticks what is chosen`() throws {
    let button = UIButton(configuration: .gray())
    button.frame = frame
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.titleLabel?.text == "Name")
    try onStage(button) { window, _ in
      window.tap(at: button.center)
      let interaction = try #require(button.contextMenuInteraction)
      let date = try #require(interaction.visibleMenu?.children.last as? UIAction)
      #expect(interaction.performTap(on: date))
      #expect(interaction.visibleMenu == nil)
    }
    #expect(diary.entries == ["Date"])
    #expect(button.titleLabel?.text == "Date")
    #expect(button.menu?.selectedElements.map(\.title) == ["Date"])
  }

  @Test func `a configuration decides whether a button has the chevrons of a pop-up`() {
    let button = UIButton(configuration: .gray())
    let plainWidth = button.intrinsicContentSize.width
    button.configuration?.indicator = .popup
    button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
    let chevrons = button.subviews.compactMap { $0 as? UIImageView }.filter { $0.tintColor == .red }
    #expect(chevrons.count == 1)
    #expect(button.intrinsicContentSize.width > plainWidth)
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.configuration?.indicator = .none
    #expect(chevrons.allSatisfy { $0.superview == nil })
    button.configuration?.indicator = .automatic
    #expect(button.subviews.contains { $0 is UIImageView && $0.tintColor == .red })
  }

  @Test func `a press turns a button on that changes its selection`() {
    let button = UIButton(type: .system)
    button.frame = frame
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { [diary] in
        diary.note(($0.sender as? UIButton)?.isSelected == true ? "on" : "off")
      }, for: .primaryActionTriggered)
    onStage(button) { window, _ in
      window.tap(at: button.center)
      window.tap(at: button.center)
    }
    #expect(diary.entries == ["on", "off"])
  }

  @Test func `attributes of a configuration's title lie above the style's`() {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Buy now")
    title.font = .systemFont(ofSize: 30)
    configuration.attributedTitle = title
    #expect(configuration.title == "Buy now")
    let button = UIButton(configuration: configuration)
    let text = button.titleLabel?.attributedText
    let font = text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
    let color = text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .white)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .systemFont(ofSize: 11)
      return attributes
    }
    configuration.title = "Small"
    button.configuration = configuration
    #expect(button.titleLabel?.font.pointSize == 11)
  }

  @Test func `an indicator turns in the place of the picture`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Loading"
    configuration.image = UIImage(systemName: "star")
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true)
    #expect(button.imageView?.image == nil)
    configuration.showsActivityIndicator = false
    button.configuration = configuration
    #expect(indicator?.superview == nil && button.imageView?.image != nil)
  }

  @Test func `a destructive button is red`() {
    let button = UIButton(type: .system)
    button.role = .destructive
    #expect(button.currentTitleColor == .systemRed)
    #expect(UIButton.ButtonType.roundedRect == .system)
  }
}
