import Foundation
import Synchronization
import Testing

@testable import UIKit

@Suite struct AppFontTests {
  private let folder = "/usr/share/fonts/truetype/dejavu"

  @Test func `fonts of the property list are known by name`() throws {
    AppFonts.add(["DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"], in: ["/nowhere", folder])
    let font = try #require(UIFont(name: "DejaVuSerif", size: 20))
    #expect(font.familyName == "DejaVu Serif" && font.fontName == "DejaVuSerif")
    #expect(UIFont(name: "DejaVuSerif-Bold", size: 20)?.fontName == "DejaVuSerif-Bold")
    #expect(UIFont.familyNames.contains("DejaVu Serif"))
    #expect(UIFont.fontNames(forFamilyName: "DejaVu Serif").contains("DejaVuSerif-Bold"))
    // 1901 and -483 of 2048 units, as the file's tables say. They are older than the height of
    // capitals, for which 0.7 stands.
    #expect(abs(font.ascender - 20 * 1901 / 2048) < 0.01)
    #expect(abs(font.descender + 20 * 483 / 2048) < 0.01)
    #expect(abs(font.capHeight - 14) < 0.01)
    let width = ("Hamburg" as NSString).size(withAttributes: [.font: font]).width
    let system = ("Hamburg" as NSString)
      .size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    #expect(abs(width - system) > 1)
  }

  @Test func `font files that are not there or none are reported`() throws {
    let reports = Mutex<[String]>([])
    MissingResource.$output.withValue({ text in reports.withLock { $0.append(text) } }) {
      AppFonts.add(["missing.ttf", "passwd"], in: ["/etc"])
    }
    #expect(
      reports.withLock { $0 } == [
        "The font file missing.ttf of UIAppFonts is not in the bundle.",
        "The file passwd of UIAppFonts is no TrueType or OpenType font.",
      ])
  }

  @Test(arguments: [
    "HelveticaNeue-Light", "HelveticaNeue-MediumItalic", "Avenir-Book", "Avenir-Heavy",
    "AvenirNext-DemiBold", "Verdana-Bold", "TrebuchetMS", "Helvetica-LightOblique",
  ])
  func `faces of iOS are known by their PostScript names`(name: String) {
    #expect(UIFont(name: name, size: 17)?.fontName == name)
  }

  @Test func `families of iOS are as wide as their metric-compatible substitutes`() throws {
    // Advances of Arial, Times New Roman and Courier New in 2048 units: H 1479, 1479, 1229.
    for (name, advance) in [
      ("ArialMT", 1479.0), ("TimesNewRomanPSMT", 1479), ("CourierNewPSMT", 1229),
    ] {
      let font = try #require(UIFont(name: name, size: 100))
      let width = ("HHHHHHHHHH" as NSString).size(withAttributes: [.font: font]).width
      #expect(abs(width - 1000 * advance / 2048) < 1, "\(name): \(width)")
    }
  }

  @Test func `a symbol that is unknown is reported as UIKit does`() {
    let reports = Mutex<[String]>([])
    MissingResource.$output.withValue({ text in reports.withLock { $0.append(text) } }) {
      #expect(UIImage(systemName: "no.such.symbol") == nil)
      #expect(UIImage(systemName: "bird.fill") != nil)
    }
    #expect(
      reports.withLock { $0 } == ["No symbol named 'no.such.symbol' found in system symbol set"])
  }
}
