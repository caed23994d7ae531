import UIKit

/// What the pages show.
public struct Plant: Hashable, Sendable {
  public let name: String
  public let height: Int

  public static let all = [
    Plant(name: "Fern", height: 60), Plant(name: "Moss", height: 4),
    Plant(name: "Birch", height: 2_100), Plant(name: "Clover", height: 20),
    Plant(name: "Willow", height: 1_800), Plant(name: "Thyme", height: 25),
    Plant(name: "Ivy", height: 900), Plant(name: "Poppy", height: 70),
    Plant(name: "Reed", height: 310), Plant(name: "Hazel", height: 500),
    Plant(name: "Daisy", height: 12), Plant(name: "Lupin", height: 90),
  ]

  /// The taller, the darker.
  public var color: UIColor {
    UIColor(hue: 0.36, saturation: 0.55, brightness: 0.85 - 0.06 * log2(Double(height)), alpha: 1)
  }
}
