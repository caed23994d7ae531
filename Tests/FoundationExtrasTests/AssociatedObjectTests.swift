import Foundation
import FoundationExtras
import Testing

nonisolated(unsafe) private var nameKey: UInt8 = 0
nonisolated(unsafe) private var bagKey: UInt8 = 0

@Suite struct AssociatedObjectTests {
  private final class Owner {}
  private final class Bag {
    var ending: () -> Void = {}
    deinit { ending() }
  }

  @Test func `a value comes back under its key alone`() {
    let owner = Owner()
    objc_setAssociatedObject(owner, &nameKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &nameKey) as? String == "a")
    #expect(objc_getAssociatedObject(owner, &bagKey) == nil)
    #expect(objc_getAssociatedObject(Owner(), &nameKey) == nil)
    objc_setAssociatedObject(owner, &nameKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &nameKey) == nil)
  }

  @Test func `owners are not kept alive, and their values go with them`() {
    weak var lastOwner: Owner?
    weak var lastBag: Bag?
    autoreleasepool {
      let owner = Owner()
      let bag = Bag()
      objc_setAssociatedObject(owner, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN)
      (lastOwner, lastBag) = (owner, bag)
    }
    #expect(lastOwner == nil)
    #expect(lastBag == nil)
  }

  @Test func `values of owners that are gone do not pile up`() {
    weak var first: Bag?
    for index in 0..<1_000 {
      let bag = Bag()
      if index == 0 { first = bag }
      objc_setAssociatedObject(Owner(), &bagKey, bag, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(first == nil)
  }

  @Test func `an assigned object is not kept`() {
    let owner = Owner()
    objc_setAssociatedObject(owner, &bagKey, Bag(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &bagKey) == nil)
    objc_setAssociatedObject(owner, &bagKey, 3, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &bagKey) as? Int == 3)
  }

  @Test func `the end of a value may use the table`() {
    let owner = Owner()
    let bag = Bag()
    bag.ending = { [unowned owner] in
      objc_setAssociatedObject(owner, &nameKey, "ended", .OBJC_ASSOCIATION_COPY)
    }
    objc_setAssociatedObject(owner, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &bagKey) as? Bag === bag)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &bagKey) == nil)
  }
}
