import UIKit

struct Work: Hashable {
  let id: Int
  let title: String
  let artist: String
  let year: String
  let symbol: String
  let hue: CGFloat
  let about: String

  var color: UIColor { UIColor(hue: hue, saturation: 0.55, brightness: 0.85, alpha: 1) }
}

struct Room: Hashable {
  let name: String
  let symbol: String
  let works: [Work]

  var color: UIColor { works.first?.color ?? .systemGray }
}

/// What hangs in the museum.
final class Museum {
  static let shared = Museum()

  let rooms: [Room]
  private(set) var favorites: [Work] = []

  private init() {
    let names: [(String, String, [String])] = [
      ("Morning", "sunrise", ["First Light", "Dew", "A Window in May", "Bread and Milk"]),
      ("Water", "drop", ["Harbour", "Low Tide", "The Well", "Rain on Slate", "Ferry"]),
      ("Trees", "tree", ["Three Birches", "Orchard", "The Fallen Elm", "Leaves"]),
      ("Night", "moon.stars", ["Lanterns", "The Last Train", "Owl", "Snow at Two O'Clock"]),
      ("People", "person.2", ["The Reader", "Two Sisters", "Fisherman", "A Waiting Room"]),
      ("Music", "music.note", ["Cello", "The Rehearsal", "An Old Piano", "Pause"]),
    ]
    let artists = ["I. Holm", "M. Okafor", "L. Brandt", "S. Ueda", "R. Castellanos"]
    var id = 0
    rooms = names.enumerated().map { place, room in
      let works = room.2.enumerated().map { index, title in
        id += 1
        return Work(
          id: id, title: title, artist: artists[id % artists.count], year: "\(1871 + id * 7)",
          symbol: room.1, hue: CGFloat(place) / 6 + CGFloat(index) / 60,
          about: """
            Oil on canvas. The painter came back to this subject for many years, each time with fewer \
            colours. It was shown for the first time in the winter after it was finished, and has \
            hung in this house since.
            """)
      }
      return Room(name: room.0, symbol: room.1, works: works)
    }
  }

  var featured: [Work] { rooms.compactMap(\.works.first) }
  var recent: [Work] { rooms.compactMap(\.works.last) }

  func toggleFavorite(_ work: Work) {
    if let place = favorites.firstIndex(of: work) {
      favorites.remove(at: place)
    } else {
      favorites.append(work)
    }
  }
}
