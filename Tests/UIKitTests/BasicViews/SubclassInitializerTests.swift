import Testing
import UIKit

/// Subclasses as applications write them, which call UIKit's designated initializers.
@MainActor @Suite struct SubclassInitializerTests {
  @Test func `a subclass calls the initializer of image views that takes an image`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    #expect(Avatar(picture).frame.size == CGSize(width: 20, height: 10))
    #expect(Framed(image: picture).clipsToBounds)
    #expect(Framed(image: nil).frame == .zero)
  }

  @Test func `initializers of stacks and indicators from archives do not fail`() {
    let coder = EmptyCoder()
    #expect(Column(coder: coder).axis == .vertical)
    #expect(Spinner(coder: coder).hidesWhenStopped == false)
  }
}

private final class EmptyCoder: NSCoder {}

private final class Avatar: UIImageView {
  init(_ picture: UIImage) { super.init(image: picture) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Framed: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Column: UIStackView {
  required init(coder: NSCoder) {
    super.init(coder: coder)
    axis = .vertical
  }
}

private final class Spinner: UIActivityIndicatorView {
  required init(coder: NSCoder) {
    super.init(coder: coder)
    hidesWhenStopped = false
  }
}
