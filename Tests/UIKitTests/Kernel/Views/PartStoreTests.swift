import Testing
import UIKit

/// What folders store with a responder.
@MainActor @Suite struct PartStoreTests {
  private final class Note {}
  private final class Other {}

  @Test func `there is no part until one is made`() {
    let view = UIView()
    #expect(view.parts[Note.self] == nil)
    let note = view.existingOrNewPart(Note())
    #expect(view.parts[Note.self] === note)
    #expect(view.parts[Other.self] == nil)
  }

  @Test func `a part is made once and for one responder`() {
    let view = UIView()
    let note = view.existingOrNewPart(Note())
    #expect(view.existingOrNewPart(Note()) === note)
    #expect(UIView().existingOrNewPart(Note()) !== note)
  }

  @Test func `setting nil removes the part of that class alone`() {
    let view = UIView()
    let other = view.existingOrNewPart(Other())
    view.parts[Note.self] = Note()
    view.parts[Note.self] = nil
    #expect(view.parts[Note.self] == nil)
    #expect(view.parts[Other.self] === other)
  }

  @Test func `a store is one pointer wide and parts go with their responder`() {
    #expect(MemoryLayout<PartStore>.size == MemoryLayout<UnsafeRawPointer>.size)
    weak var note: Note?
    do {
      let view = UIView()
      note = view.existingOrNewPart(Note())
      #expect(note != nil)
    }
    #expect(note == nil)
  }
}
