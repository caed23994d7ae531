import Foundation

/// A plant of the garden.
struct Plant: Equatable {
  var name: String
  var symbol: String
  var days: Int
  var lastWatered: Int
}

/// The plants that the screens share.
final class Garden {
  static let shared = Garden()

  var plants = [
    Plant(name: "Fern", symbol: "leaf.fill", days: 3, lastWatered: 1),
    Plant(name: "Cactus", symbol: "sun.max.fill", days: 21, lastWatered: 12),
    Plant(name: "Tulip", symbol: "drop.fill", days: 2, lastWatered: 2),
    Plant(name: "Basil", symbol: "flame.fill", days: 1, lastWatered: 0),
  ]
}
