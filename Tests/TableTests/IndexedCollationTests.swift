import Testing
import UIKit

@MainActor @Suite struct IndexedCollationTests {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func sortName() -> String { name }
  }

  private let collation = UILocalizedIndexedCollation.current()
  private let selector = Selector("sortName", Person.sortName)

  private func title(_ name: String) -> String {
    let section = collation.section(for: Person(name), collationStringSelector: selector)
    return collation.sectionTitles[section]
  }

  @Test func `sections are the letters and a last one for the rest`() {
    #expect(collation.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 4) == 4)
    #expect(UILocalizedIndexedCollation.current() === collation)
  }

  @Test(arguments: [
    ("Anna", "A"), ("anna", "A"), ("Zoe", "Z"), ("\u{C9}mile", "E"), ("E\u{301}mile", "E"),
    ("\u{C4}pfel", "A"), ("7 Eleven", "#"), ("", "#"), ("\u{42F}na", "#"), ("@", "#"),
    (" Max", "M"),
  ])
  func `a name belongs to its first letter, whatever its case and accents`(
    _ name: String, _ title: String
  ) {
    #expect(self.title(name) == title)
  }

  @Test func `names are sorted without regard to case, equal ones as they came`() {
    let people = ["bob", "Anna", "Émile", "anna 10", "anna 2", "Zoe"].map(Person.init)
    let twins = [Person("Bob"), Person("Bob")]
    let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
    #expect(
      sorted.compactMap { ($0 as? Person)?.name }
        == ["Anna", "anna 2", "anna 10", "bob", "Émile", "Zoe"])
    let same = collation.sortedArray(from: twins, collationStringSelector: selector)
    #expect(same.first as? Person === twins[0])
  }
}
