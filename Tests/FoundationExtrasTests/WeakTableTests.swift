import Foundation
import FoundationExtras
import Testing

@Suite struct WeakTableTests {
  private final class Listener: NSObject {}
  private protocol Hearing: AnyObject {}
  private final class Ear: Hearing {}

  @Test func `a weak hash table forgets what is gone`() {
    let table = NSHashTable<Listener>.weakObjects()
    let kept = Listener()
    table.add(kept)
    table.add(kept)
    table.add(Listener())
    #expect(table.allObjects == [kept])
    #expect(table.count == 1 && table.contains(kept))
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func `a hash table has room for a protocol's objects`() {
    let table = NSHashTable<any Hearing>(options: .weakMemory)
    let ear = Ear()
    table.add(ear)
    #expect(table.allObjects.first === ear)
  }

  @Test func `objects that are equal count once, unless identity is asked for`() {
    let first = NSMutableString(string: "a")
    let second = NSMutableString(string: "a")
    for (options, count) in [
      (NSPointerFunctions.Options.strongMemory, 1), (.objectPointerPersonality, 2),
    ] {
      let table = NSHashTable<NSMutableString>(options: options, capacity: 2)
      table.add(first)
      table.add(second)
      #expect(table.count == count)
    }
  }

  @Test func `a map table drops the entries of keys or objects that are gone`() {
    let byKey = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let byObject = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let kept = Listener()
    byKey.setObject("kept", forKey: kept)
    byKey.setObject("gone", forKey: Listener())
    byObject.setObject(kept, forKey: "kept")
    byObject.setObject(Listener(), forKey: "gone")
    #expect(byKey.count == 1 && byKey.object(forKey: kept) == "kept")
    #expect(byObject.count == 1 && byObject.object(forKey: "kept") === kept)
    #expect(byObject.object(forKey: "gone") == nil)
    #expect(byObject.keyEnumerator().allObjects as? [String] == ["kept"])
    byObject.removeObject(forKey: "kept")
    #expect(byObject.count == 0 && byObject.objectEnumerator() == nil)
  }

  @Test func `a thousand dead entries leave the table as others come`() {
    weak var value: Listener?
    let table = NSMapTable<Listener, Listener>.weakToStrongObjects()
    for index in 0..<1_000 {
      let listener = Listener()
      if index == 0 { value = listener }
      table.setObject(listener, forKey: Listener())
    }
    #expect(value == nil)
  }
}
