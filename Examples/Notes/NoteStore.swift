import Foundation

struct Note: Hashable {
  let id = UUID()
  var title: String
  var text: String
  var isPinned = false
}

/// All notes, pinned ones first.
class NoteStore {
  private(set) var notes = [
    Note(title: "Groceries", text: "Milk\nBread\nApples", isPinned: true),
    Note(title: "Ideas", text: "A table of all elements, drawn by hand."),
    Note(title: "Trip", text: "Train at 9:12, platform 4. The museum opens at ten."),
    Note(title: "Books", text: "The Periodic Table\nUncle Tungsten"),
  ]

  var pinned: [Note] { notes.filter(\.isPinned) }
  var others: [Note] { notes.filter { !$0.isPinned } }

  func save(_ note: Note) {
    if let place = notes.firstIndex(where: { $0.id == note.id }) {
      notes[place] = note
    } else {
      notes.insert(note, at: 0)
    }
  }

  func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
  }
}
