import Testing

@testable import ProjectCore

@Suite struct BuildSettingsTests {
  @Test func `a layer inherits from the one below`() {
    var settings = BuildSettings()
    settings.add(["FLAGS": "A", "NAME": "Shop"])
    settings.add(["FLAGS": "$(inherited) B", "MODULE": "$(NAME:upper)_${FLAGS}"])
    #expect(settings["FLAGS"] == "A B")
    #expect(settings["MODULE"] == "SHOP_A B")
    #expect(settings["NOTHING"] == nil)
  }

  @Test func `references in a circle end`() {
    var settings = BuildSettings()
    settings.add(["A": "$(B)x", "B": "$(A)y$(A)"])
    #expect(settings["A"]?.isEmpty == false)
  }

  @Test func `settings of another platform do not count`() {
    var settings = BuildSettings()
    settings.add(["A": "1", "A[sdk=macosx*]": "2", "B": "1", "B[sdk=iphone*]": "3"])
    #expect(settings["A"] == "1")
    #expect(settings["B"] == "3")
  }

  @Test(arguments: ["3.0": 4, "4.2": 4, "5": 5, "5.3": 5, "6.0": 6, "": 5])
  func `the language mode is the nearest that the compiler knows`(version: String, mode: Int) {
    var settings = BuildSettings()
    if !version.isEmpty { settings.add(["SWIFT_VERSION": version]) }
    #expect(settings.languageMode == mode)
  }
}
