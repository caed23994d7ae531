import UIKit

/// Something the shop sells.
struct Product: Hashable, Codable, Sendable {
  enum Tint: String, Codable, CaseIterable, Sendable {
    case indigo, teal, orange, pink, green, brown
  }

  var id: Int
  var name: String
  var maker: String
  var symbol: String
  var tint: Tint
  /// In cents.
  var price: Int
  var formerPrice: Int?
  /// From 0 to 5.
  var rating: Double
  var ratingCount: Int
  var isNew = false

  var saving: Int? {
    formerPrice.map { Int((Double($0 - price) / Double($0) * 100).rounded()) }
  }
}

extension Product {
  static let samples: [Product] = [
    Product(
      id: 1, name: "Aria Headphones", maker: "Northwind", symbol: "headphones", tint: .indigo,
      price: 14_900, formerPrice: 19_900, rating: 4.5, ratingCount: 1_280),
    Product(
      id: 2, name: "Field Camera", maker: "Lumen & Co.", symbol: "camera.fill", tint: .orange,
      price: 64_900, rating: 4.8, ratingCount: 342, isNew: true),
    Product(
      id: 3, name: "Morning Cup", maker: "Clayworks", symbol: "cup.and.saucer", tint: .brown,
      price: 1_850, rating: 4.2, ratingCount: 96),
    Product(
      id: 4, name: "Pocket Player", maker: "Northwind", symbol: "gamecontroller", tint: .pink,
      price: 8_900, formerPrice: 9_900, rating: 3.9, ratingCount: 518),
    Product(
      id: 5, name: "Atlas Watch", maker: "Meridian", symbol: "applewatch", tint: .teal,
      price: 22_900, rating: 4.6, ratingCount: 2_041),
    Product(
      id: 6, name: "Reading Lamp with a Long Arm", maker: "Lumen & Co.", symbol: "lightbulb.fill",
      tint: .green, price: 5_490, rating: 4.4, ratingCount: 77, isNew: true),
  ]
}

/// Money in the shop's currency.
enum Money {
  static func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Product.Tint {
  var colors: (start: UIColor, end: UIColor) {
    switch self {
    case .indigo: (.systemIndigo, .systemPurple)
    case .teal: (.systemTeal, .systemBlue)
    case .orange: (.systemYellow, .systemOrange)
    case .pink: (.systemPink, .systemRed)
    case .green: (.systemMint, .systemGreen)
    case .brown: (.systemOrange, .systemBrown)
    }
  }
}
