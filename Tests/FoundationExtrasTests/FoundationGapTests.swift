import Foundation
import FoundationExtras
import Testing

@Suite struct FoundationGapTests {
  private class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }
  private final class Member: Person {
    let age: Int?
    init(_ name: String, age: Int?) {
      self.age = age
      super.init(name)
    }
  }

  @Test func `a pool answers what its closure answers`() throws {
    struct Bad: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Bad.self) { try autoreleasepool { throw Bad() } }
  }

  @Test func `an identifier is formatted as an object`() {
    let id = UUID()
    #expect(String(format: "%@ of %d", id as CVarArg, 3) == "\(id.uuidString) of 3")
    #expect(String(format: "%@%@", id, UUID()).count == 72)
  }

  @Test func `defaults are set and read as values`() throws {
    let defaults = try #require(UserDefaults(suiteName: "FoundationGapTests"))
    defaults.setValue(3, forKey: "rows")
    #expect(defaults.integer(forKey: "rows") == 3)
    #expect(defaults.value(forKey: "rows") as? Int == 3)
    defaults.setValue(nil, forKey: "rows")
    #expect(defaults.value(forKey: "rows") == nil)
  }

  @Test func `objects are sorted by the names of their properties`() {
    let members = [Member("b", age: 1), Member("a", age: 2), Member("c", age: nil)] as NSArray
    let byName = members.sortedArray(using: [NSSortDescriptor(key: "name", ascending: false)])
    #expect((byName as? [Member])?.map(\.name) == ["c", "b", "a"])
    let byAge = members.sortedArray(using: [NSSortDescriptor(key: "age", ascending: true)])
    #expect((byAge as? [Member])?.map(\.name) == ["c", "b", "a"])
  }

  @Test func `dictionaries are sorted by their keys`() {
    let rows = [["size": ["w": 2.5]], ["size": ["w": 1.5]]] as NSArray
    let sorted = rows.sortedArray(using: [NSSortDescriptor(key: "size.w", ascending: true)])
    #expect((sorted as? [[String: [String: Double]]])?.first?["size"]?["w"] == 1.5)
  }

  @Test func `a property that is not stored is refused with the cure`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let people = [Person("a"), Person("b")] as NSArray
      _ = people.sortedArray(using: [NSSortDescriptor(key: "height", ascending: true)])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("has no stored property \"height\""))
    #expect(text.contains("NSSortDescriptor(keyPath:"))
  }
}
