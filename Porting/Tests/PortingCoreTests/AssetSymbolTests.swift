import PortingCore
import Testing

/// Xcode's names of images and colours in catalogues.
@Suite struct AssetSymbolTests {
  private func text(_ assets: [AssetSymbols.Asset], sources: [Source] = []) -> String {
    AssetSymbols(assets, in: "Bundle.main", sources: sources).text ?? ""
  }

  @Test(arguments: [
    ("blackYP", "blackYP"), ("Image 1", "image1"), ("image-1", "image1"),
    ("logo_small", "logoSmall"),
    ("URLIcon", "urlIcon"), ("LogoImage", "logo"), ("1st", "_1st"), ("default", "`default`"),
    ("PRO", "pro"),
  ])
  func `an image's name is a Swift name`(name: String, symbol: String) {
    let text = text([.init(kind: .image, name: name)])
    #expect(
      text.contains(
        "static let \(symbol) = ImageResource(name: \"\(name)\", bundle: Bundle.main)"))
    #expect(text.contains("static var \(symbol): UIImage { UIImage(resource: .\(symbol)) }"))
  }

  @Test func `a colour loses its ending, and folders are types`() {
    let text = text([
      .init(kind: .color, name: "AccentColor"), .init(kind: .image, name: "Tab Icons/home"),
    ])
    #expect(text.contains("static var accent: UIColor { UIColor(resource: .accent) }"))
    #expect(text.contains("enum TabIcons { static let home = ImageResource("))
    #expect(text.contains("UIImage(resource: .TabIcons.home)"))
  }

  @Test func `what UIKit or the module has is not declared again`() {
    let own = Source(path: "A.swift", text: "extension UIColor { static let ink = UIColor.black }")
    let text = text(
      [.init(kind: .color, name: "red"), .init(kind: .color, name: "ink")], sources: [own])
    #expect(!text.contains("var red") && text.contains("let red = ColorResource"))
    #expect(!text.contains("var ink") && text.contains("let ink = ColorResource"))
  }

  @Test func `without assets there is no file`() { #expect(text([]).isEmpty) }
}
