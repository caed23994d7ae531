import Testing
import UIKit

@Suite struct HeadlessScreenTests {
  private func screen(_ environment: [String: String]) -> (HeadlessScreen, complaints: [String]) {
    var complaints: [String] = []
    let screen = HeadlessScreen(environment) { complaints.append($0) }
    return (screen, complaints)
  }

  @Test func `without an environment the screen is a phone's`() {
    let (screen, complaints) = screen([:])
    #expect(screen.size == CGSize(width: 390, height: 844))
    #expect(screen.scale == 3)
    #expect(screen.safeArea == .zero)
    #expect(complaints.isEmpty)
  }

  @Test func `the environment sets size, scale and safe area`() {
    let (screen, complaints) = screen([
      "UIKIT_SCREEN": "1024x768.5@2", "UIKIT_SAFE_AREA": "24,0,20,1.5",
    ])
    #expect(screen.size == CGSize(width: 1024, height: 768.5))
    #expect(screen.scale == 2)
    #expect(screen.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 1.5))
    #expect(complaints.isEmpty)
  }

  @Test func `a size without a scale keeps three pixels a point`() {
    #expect(screen(["UIKIT_SCREEN": "320x480"]).0.scale == 3)
  }

  @Test(arguments: [
    "", "x", "390", "390x", "0x844@3", "-1x5@2", "390x844@0", "nanxinf@1", "1x2x3@2", "1x2@3@4",
  ])
  func `a size that makes no screen is named and left out`(text: String) throws {
    let (screen, complaints) = screen(["UIKIT_SCREEN": text])
    #expect(screen.size == CGSize(width: 390, height: 844))
    #expect(try #require(complaints.first).contains("got \"\(text)\""))
  }

  @Test(arguments: ["", "1,2,3", "1,2,3,4,5", "a,b,c,d", "-1,0,0,0", "inf,0,0,0"])
  func `a safe area that is none is named and left out`(text: String) throws {
    let (screen, complaints) = screen(["UIKIT_SAFE_AREA": text])
    #expect(screen.safeArea == .zero)
    #expect(try #require(complaints.first).contains("got \"\(text)\""))
  }
}
