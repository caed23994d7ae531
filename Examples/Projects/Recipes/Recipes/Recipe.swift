import Foundation

struct Recipe {
  let name: String
  let minutes: Int

  static let all = [
    Recipe(name: "Flat bread", minutes: 25), Recipe(name: "Lentil soup", minutes: 40),
    Recipe(name: "Plum cake", minutes: 70), Recipe(name: "Potato salad", minutes: 35),
  ]

  #if KITCHEN
    var time: String { "\(minutes) minutes" }
  #else
    var time: String { "" }
  #endif
}
