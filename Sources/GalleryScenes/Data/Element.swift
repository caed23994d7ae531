import UIKit

/// A chemical element, as the catalogue states it.
public struct Element: Hashable, Sendable {
  /// Protons in the nucleus.
  public var number: Int
  /// One to three letters.
  public var symbol: String
  public var name: String
  /// Standard atomic weight, or the mass number of a long-lived isotope where there is none.
  public var mass: Double
  /// The family, such as "noble gas". It chooses the colour.
  public var category: String
  /// Row of the periodic table, 1 to 7.
  public var period: Int
  /// Column of the periodic table, 1 to 18; nil for lanthanoids and actinoids.
  public var group: Int?
  /// Year of discovery; nil where the element was known in antiquity.
  public var discovered: Int?
  /// "solid", "liquid" or "gas"; nil where no one has seen enough of it.
  public var phase: String?
}

extension Element {
  /// The mass with as many digits as are known, such as "15.999".
  var massText: String {
    mass == mass.rounded() && abs(mass) < 1e9 ? String(Int(mass)) : String(mass)
  }

  /// The year, or "Antiquity".
  var discoveryText: String { discovered.map(String.init) ?? "Antiquity" }

  /// The family with a capital, such as "Noble gas".
  var familyText: String { category.prefix(1).uppercased() + category.dropFirst() }
}
