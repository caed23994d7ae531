import Testing
import UIKit

@Suite struct StandardImageTests {
  @Test(arguments: [
    (UIImage.add, "plus.circle.fill"), (.remove, "minus.circle.fill"),
    (.actions, "ellipsis.circle"), (.checkmark, "checkmark.circle.fill"),
    (.strokedCheckmark, "checkmark.circle"),
  ])
  func `the system's images are symbols`(image: UIImage, name: String) throws {
    let symbol = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage)
    #expect(image.pngData() == symbol.pngData())
  }
}
