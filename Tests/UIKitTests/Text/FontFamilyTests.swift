import Testing
import UIKit

// Which families are drawn is the back end's own.
@testable import CairoBackend

@Suite struct FontFamilyTests {
  @Test(arguments: [
    "AppleSDGothicNeo-Bold", "AmericanTypewriter-CondensedLight", "ArialRoundedMTBold",
    "AvenirNextCondensed-DemiBold", "BodoniSvtyTwoITCTT-BookIta", "BradleyHandITCTT-Bold",
    "ChalkboardSE-Light", "DINAlternate-Bold", "DINCondensed-Bold", "Futura-CondensedExtraBold",
    "Futura-Medium", "GillSans-SemiBoldItalic", "HelveticaNeue-CondensedBlack", "HiraginoSans-W6",
    "HoeflerText-BlackItalic", "KohinoorDevanagari-Semibold", "MarkerFelt-Wide",
    "Optima-ExtraBlack",
    "PingFangSC-Semibold", "PingFangTC-Ultralight", "SnellRoundhand-Black", "Thonburi-Light",
    "ZapfDingbatsITC",
  ])
  func `code finds the fonts of iOS by their PostScript names`(name: String) {
    #expect(UIFont(name: name, size: 17)?.fontName == name)
  }

  @Test func `each font that is listed can be made, once`() {
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty && Set(names).count == names.count, "\(family): \(names)")
      #expect(UIFont(name: family, size: 17)?.familyName == family)
      for name in names {
        let font = UIFont(name: name, size: 17)
        #expect(font?.fontName == name && font?.familyName == family, "\(name)")
      }
    }
    #expect(UIFont.familyNames.count >= 75)
    #expect(Set(UIFont.familyNames).count == UIFont.familyNames.count)
  }

  @Test(arguments: ["Futura-Condensed", "futura", "Futura Condensed", "NoSuchFont-Bold", ""])
  func `a name that is not listed gives no font`(name: String) {
    #expect(UIFont(name: name, size: 17) == nil)
  }

  @Test func `it is said for each family what is drawn in its place`() {
    for family in UIFont.familyNames where family != "DejaVu Serif" {
      #expect(FamilySubstitute.byName[family.lowercased()] != nil, "\(family)")
    }
  }

  @Test func `a condensed face is narrower, and stays so in archives`() throws {
    let font = try #require(UIFont(name: "Futura-CondensedMedium", size: 20))
    #expect(font.fontDescriptor.symbolicTraits == .traitCondensed)
    let plain = try #require(font.fontDescriptor.withSymbolicTraits([]))
    #expect(plain.postscriptName == "Futura-Medium")
    #expect(plain.withSymbolicTraits(.traitCondensed)?.postscriptName == font.fontName)
    #expect(width(font) < 0.9 * width(UIFont(descriptor: plain, size: 20)))
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: false)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    #expect(UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
  }

  @Test func `a family of bold faces alone is bold by its own name too`() {
    let traits = UIFont(name: "DIN Alternate", size: 20)?.fontDescriptor.symbolicTraits
    #expect(traits == .traitBold)
  }

  private func width(_ font: UIFont) -> CGFloat {
    ("Hamburg" as NSString).size(withAttributes: [.font: font]).width
  }
}
