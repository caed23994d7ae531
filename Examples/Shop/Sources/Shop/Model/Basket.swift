/// What a customer is going to buy.
struct Basket: Hashable, Codable, Sendable {
  struct Line: Hashable, Codable, Sendable {
    var product: Product
    var count: Int

    var total: Int { product.price * count }
  }

  var lines: [Line] = []
  /// In cents; free from 100 euros on.
  var delivery: Int { lines.isEmpty || subtotal >= 10_000 ? 0 : 490 }
  var subtotal: Int { lines.reduce(0) { $0 + $1.total } }
  var total: Int { subtotal + delivery }

  mutating func add(_ product: Product) {
    if let index = lines.firstIndex(where: { $0.product.id == product.id }) {
      lines[index].count += 1
    } else {
      lines.append(Line(product: product, count: 1))
    }
  }

  static let sample: Basket = {
    var basket = Basket()
    for index in [0, 2, 2, 4] { basket.add(Product.samples[index]) }
    return basket
  }()
}
