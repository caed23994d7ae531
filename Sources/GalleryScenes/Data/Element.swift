import UIKit

/// A chemical element of the catalogue.
public struct Element: Hashable, Sendable {
  /// The atomic number.
  public var number: Int
  /// The symbol: one to three letters.
  public var symbol: String
  /// The name of the element.
  public var name: String
  /// The standard atomic weight, or the mass number of a long-lived isotope if there is none.
  public var mass: Double
  /// The family, such as "noble gas", which determines the color.
  public var category: String
  /// The row in the periodic table, from 1 to 7.
  public var period: Int
  /// The column in the periodic table, from 1 to 18; nil for lanthanoids and actinoids.
  public var group: Int?
  /// The year of discovery; nil for elements known in antiquity.
  public var discovered: Int?
  /// "solid", "liquid" or "gas"; nil if unknown.
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
