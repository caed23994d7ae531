import Testing
import UIKit

@Suite struct LocalizationTests {
  private let languages = Bundle(path: Bundle.module.bundlePath + "/Languages")!

  private func folder(_ language: String) throws -> Bundle {
    try #require(Bundle(path: languages.bundlePath + "/\(language).lproj"))
  }

  @Test func `a catalogue has texts by key`() {
    #expect(String(localized: "Welcome", bundle: languages) == "Welcome!")
    #expect(String(localized: "100% new", bundle: languages) == "100% new", "the key itself")
    #expect(String(localized: "untranslated", bundle: languages) == "untranslated")
    #expect(String(localized: "tap", bundle: languages, comment: "What a finger does") == "Tap")
    #expect(String(localized: "Welcome", table: "None", bundle: languages) == "Welcome")
  }

  @Test func `what is put in goes where the text has it`() {
    let (first, second) = ("a", "b")
    #expect(String(localized: "turned \(first) \(second)", bundle: languages) == "b before a")
    #expect(String(localized: "\(first) is 100%", bundle: languages) == "a is 100%")
    #expect(
      String(localized: "\(2.5, specifier: "%.2f") points", bundle: languages) == "2.50 points")
    #expect(
      String(localized: "\(2.5, specifier: "%.1f")", locale: Locale(identifier: "de")) == "2,5")
    #expect(String(localized: "\(Int32(-3)) and \(UInt8(4)) and \(true)") == "-3 and 4 and true")
  }

  @Test func `a number has its form`() {
    for (count, text) in [(0, "0 rooms"), (1, "1 room"), (2, "2 rooms")] {
      #expect(String(localized: "\(count) rooms", bundle: languages) == text)
    }
    let name = "Kim"
    func text(_ files: Int, _ folders: Int) -> String {
      String(localized: "\(name) has \(files) files in \(folders) folders", bundle: languages)
    }
    #expect(text(1, 0) == "Kim has 1 file in no folder")
    #expect(text(7, 1) == "Kim has 7 files in one folder")
    #expect(text(0, 3) == "Kim has 0 files in 3 folders")
  }

  @Test func `tables of folders are read, a language's folder as a bundle too`() throws {
    #expect(String(localized: "hello", table: "Old", bundle: languages) == "Hello")
    let name = "Kim"
    #expect(
      String(localized: "hello \(name)", table: "Old", bundle: try folder("de")) == "Hallo Kim")
    #expect(
      String(localized: "greeting", defaultValue: "Hi \(name)", table: "Old", bundle: languages)
        == "Hi Kim")
    #expect(
      String(localized: "hello", defaultValue: "Hi", table: "Old", bundle: languages) == "Hello")
  }

  @Test func `languages have forms of their own`() throws {
    let russian = try folder("ru")
    let numbers: [Int32] = [1, 2, 5, 11, 21, 22, 111]
    #expect(
      numbers.map { String(localized: "\($0) apples", table: "Fruit", bundle: russian) } == [
        "1 яблоко", "2 яблока", "5 яблок", "11 яблок", "21 яблоко", "22 яблока", "111 яблок",
      ])
    let one: Int32 = 1
    #expect(String(localized: "\(one) apples", table: "Fruit", bundle: languages) == "an apple")
  }
}
