import Foundation

/// A way to walk.
struct Trail: Equatable {
  var name: String
  var symbol: String
  var kilometers: Int
  var rating: Int
  var walks: [String]
}

/// The trails that the screens share.
final class Trails {
  static let shared = Trails()

  var all = [
    Trail(name: "Ridge", symbol: "mountain.2", kilometers: 14, rating: 3, walks: ["In the rain"]),
    Trail(name: "Lake", symbol: "drop", kilometers: 6, rating: 2, walks: []),
    Trail(name: "Forest", symbol: "leaf", kilometers: 9, rating: 1, walks: ["With the dog"]),
  ]
}
