import Testing
import UIKit

@Suite struct ColorSetTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 10_000).rounded() / 10_000 }
  }

  @Test func `a colour has an appearance for each style and contrast, in any notation`() throws {
    let brand = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
    func shown(_ traits: UITraitCollection) -> [CGFloat] {
      components(brand.resolvedColor(with: traits))
    }
    // 0x80 is 128 of 255.
    #expect(shown(.phone()) == [1, 0.502, 0, 1])
    #expect(shown(.phone(.dark)) == [0.25, 0.5, 0.75, 0.5])
    #expect(shown(.phone(contrast: .high)) == [0.2, 0.4, 0.6, 1])
    #expect(shown(.phone(.dark, contrast: .high)) == [1, 1, 1, 1])
  }

  @Test func `a colour that is asked for again is equal`() {
    let color = { UIColor(named: "brand", in: bundle, compatibleWith: nil) }
    #expect(color() == color())
    #expect(color() != UIColor(named: "mist", in: bundle, compatibleWith: nil))
  }

  @Test func `spaces are converted, and names of the system's colours known`() throws {
    let vivid = try #require(UIColor(named: "vivid", in: bundle, compatibleWith: nil))
    #expect(components(vivid) == [1.0931, -0.2267, -0.1501, 1])
    #expect(
      components(vivid) == components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)))
    let mist = try #require(UIColor(named: "mist", in: bundle, compatibleWith: nil))
    #expect(mist.cgColor.numberOfComponents == 2)
    let action = try #require(UIColor(named: "action", in: bundle, compatibleWith: nil))
    for traits in [UITraitCollection.phone(), .phone(.dark)] {
      #expect(
        components(action.resolvedColor(with: traits))
          == components(UIColor.systemBlue.resolvedColor(with: traits)))
    }
  }

  @Test func `an idiom has its own colour`() throws {
    let color = try #require(UIColor(named: "device", in: bundle, compatibleWith: nil))
    #expect(components(color.resolvedColor(with: .phone())) == [1, 0, 0, 1])
    #expect(components(color.resolvedColor(with: .phone(idiom: .pad))) == [0, 0, 1, 1])
  }

  @Test func `there is no colour of an unknown name or of an empty set`() {
    #expect(UIColor(named: "brandy", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "empty", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "brand") == nil, "the main bundle is another one")
  }

  @MainActor @Test func `a view shows the colour of its style`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = UIColor(named: "brand", in: bundle, compatibleWith: nil)
    #expect(picture(view).pixel(1, 1) == "FF8000FF")
    view.traitOverrides.accessibilityContrast = .high
    #expect(picture(view).pixel(1, 1) == "336699FF")
  }

  @Test func `a data set is read with its type`() throws {
    let words = try #require(NSDataAsset(name: "words", bundle: bundle))
    #expect(try JSONDecoder().decode([String].self, from: words.data) == ["one", "two"])
    #expect(words.typeIdentifier == "public.json")
    #expect(words.name == "words")
    #expect(NSDataAsset(name: "words") == nil)
    #expect(NSDataAsset(name: "swords", bundle: bundle) == nil)
  }

  @Test func `resources are written as names of their own`() async {
    #expect(UIColor(resource: .brand) == UIColor(named: "brand", in: bundle, compatibleWith: nil))
    #expect(UIImage(resource: .note).size == CGSize(width: 5, height: 5))
    await #expect(processExitsWith: .failure) {
      _ = UIImage(resource: ImageResource(name: "nothing", bundle: .main))
    }
  }
}

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "brand", bundle: bundle)
}

extension ImageResource {
  fileprivate static let note = ImageResource(name: "note", bundle: bundle)
}
