import Testing
import UIKit

/// Edges of buttons as they were before configurations.
@MainActor @Suite struct ButtonEdgeTests {
  private func button(_ type: UIButton.ButtonType = .custom) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Buy", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.sizeToFit()
    return button
  }

  @Test func `room around the content counts in its size`() {
    let plain = button().intrinsicContentSize
    let roomy = button()
    roomy.contentEdgeInsets = UIEdgeInsets(top: 4, left: 16, bottom: 6, right: 10)
    #expect(roomy.intrinsicContentSize.width == plain.width + 26)
    #expect(roomy.intrinsicContentSize.height == plain.height + 10)
    roomy.sizeToFit()
    roomy.layoutIfNeeded()
    #expect(roomy.imageView?.frame.minX == 16)
  }

  @Test func `title and image are moved, and take no more room`() throws {
    let plain = button()
    plain.layoutIfNeeded()
    let moved = button()
    moved.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
    moved.titleEdgeInsets = UIEdgeInsets(top: 2, left: 0, bottom: -2, right: 0)
    #expect(moved.intrinsicContentSize == plain.intrinsicContentSize)
    moved.layoutIfNeeded()
    let (image, former) = (
      try #require(moved.imageView?.frame), try #require(plain.imageView?.frame)
    )
    #expect(image.minX == former.minX - 8)
    let (title, was) = (
      try #require(moved.titleLabel?.frame), try #require(plain.titleLabel?.frame)
    )
    #expect(title.minY == was.minY + 2 && title.minX == was.minX)
    moved.contentHorizontalAlignment = .left
    moved.imageEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 90)
    moved.layoutIfNeeded()
    #expect(moved.imageView?.frame.minX == 5)
  }

  @Test func `a configuration has edges of its own`() {
    let button = button(.system)
    button.configuration = .plain()
    let size = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(button.intrinsicContentSize == size)
  }
}
