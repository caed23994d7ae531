import Testing
import UIKit

/// How the lines of a button's title lie to each other.
@MainActor @Suite struct ButtonTitleTests {
  /// The alignment of the lines in a button that is too narrow for its title.
  private func alignment(
    of configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }
  ) -> NSTextAlignment? {
    var configuration = configuration
    configuration.title = "Continue to the next step"
    let button = UIButton(configuration: configuration)
    change(button)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    button.layoutIfNeeded()
    return button.titleLabel?.textAlignment
  }

  @Test func `lines lie in the middle where nothing stands beside them`() {
    #expect(alignment(of: .filled()) == .center)
    var withPicture = UIButton.Configuration.plain()
    withPicture.image = UIImage(systemName: "star")
    #expect(alignment(of: withPicture) == .natural)
    withPicture.imagePlacement = .top
    #expect(alignment(of: withPicture) == .center)
    var withSubtitle = UIButton.Configuration.plain()
    withSubtitle.subtitle = "Of four"
    #expect(alignment(of: withSubtitle) == .natural)
    #expect(alignment(of: .plain()) { $0.contentHorizontalAlignment = .leading } == .natural)
  }

  @Test func `a configuration says how lines lie`() {
    var configuration = UIButton.Configuration.filled()
    for (said, left, right) in [
      (UIButton.Configuration.TitleAlignment.leading, NSTextAlignment.left, NSTextAlignment.right),
      (.center, .center, .center), (.trailing, .right, .left),
    ] {
      configuration.titleAlignment = said
      #expect(alignment(of: configuration) == left)
      let mirrored = alignment(of: configuration) {
        $0.semanticContentAttribute = .forceRightToLeft
      }
      #expect(mirrored == right)
    }
  }

  @Test func `without a configuration lines lie as the label says`() {
    let button = UIButton(type: .system)
    button.setTitle("Continue to the next step", for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.textAlignment = .right
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    button.layoutIfNeeded()
    button.isHighlighted = true
    #expect(button.titleLabel?.textAlignment == .right)
    button.configuration = .plain()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == .center)
    button.configuration = nil
    #expect(button.titleLabel?.textAlignment == .natural)
  }
}
