/// When one of several variants of an asset is meant to be chosen. What is nil makes no difference.
struct AssetConditions: Hashable, Sendable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var isHighContrast = false
  var direction: UITraitEnvironmentLayoutDirection?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  /// The number of pixels per point.
  var scale: CGFloat?

  /// How well the variant suits `traits`, scale aside; nil where it is not meant for them.
  ///
  /// An idiom counts more than a direction, that more than a style, that more than size classes, and
  /// these more than the contrast. A variant for the other direction serves where there is none
  /// better.
  func rank(for traits: UITraitCollection.Values) -> Int? {
    var rank = 0
    func count(_ wanted: Bool?, _ weight: Int) -> Bool {
      if wanted == true { rank += weight }
      return wanted != false
    }
    let known = traits.userInterfaceIdiom == .unspecified ? .phone : traits.userInterfaceIdiom
    guard count(idiom.map { $0 == known }, 64),
      count(style.map { $0 == (traits.userInterfaceStyle == .dark ? .dark : .light) }, 8),
      count(horizontalSizeClass.map { $0 == traits.horizontalSizeClass }, 4),
      count(verticalSizeClass.map { $0 == traits.verticalSizeClass }, 2),
      count(isHighContrast ? traits.accessibilityContrast == .high : nil, 1)
    else { return nil }
    let reading =
      traits.layoutDirection == .rightToLeft
      ? UITraitEnvironmentLayoutDirection.rightToLeft : .leftToRight
    rank += direction == nil ? 16 : direction == reading ? 32 : 0
    return rank
  }
}

extension AssetConditions {
  /// The conditions of an entry of a catalogue; nil for entries that no screen of ours shows: those
  /// of a wider gamut, of another language or of a device without views.
  init?(_ entry: CatalogueContents.Entry) {
    switch entry.idiom ?? "universal" {
    case "universal": break
    case "iphone": idiom = .phone
    case "ipad": idiom = .pad
    case "tv": idiom = .tv
    case "car": idiom = .carPlay
    case "mac": idiom = .mac
    case "vision", "reality": idiom = .vision
    default: return nil
    }
    if entry.displayGamut == "display-P3" { return nil }
    if let locale = entry.locale, !Self.isPreferred(locale) { return nil }
    for appearance in entry.appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): style = .dark
      case ("luminosity", "light"): style = .light
      case ("contrast", "high"): isHighContrast = true
      default: return nil
      }
    }
    direction =
      ["left-to-right": .leftToRight, "right-to-left": .rightToLeft][
        entry.languageDirection ?? ""]
    let classes = ["compact": UIUserInterfaceSizeClass.compact, "regular": .regular]
    horizontalSizeClass = classes[entry.widthClass ?? ""]
    verticalSizeClass = classes[entry.heightClass ?? ""]
    scale = entry.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
  }

  private static func isPreferred(_ locale: String) -> Bool {
    guard let first = PreferredLanguages.current.first else { return false }
    return first == locale || first.hasPrefix(locale + "-")
  }
}

extension Sequence {
  /// The variant that suits `traits` best; nil if none is meant for them.
  ///
  /// Of those that suit equally well it is the one for the screen's scale, else the one with most
  /// pixels, else the first.
  ///
  /// - Complexity: O(n), n the number of variants.
  func best(
    for traits: UITraitCollection.Values, scale: CGFloat,
    by conditions: (Element) -> AssetConditions
  ) -> Element? {
    var best: (element: Element, rank: Int, fitness: CGFloat)?
    for element in self {
      let own = conditions(element)
      guard let rank = own.rank(for: traits) else { continue }
      let fitness = own.scale.map { $0 == scale ? .infinity : $0 } ?? 0
      if let best, (best.rank, best.fitness) >= (rank, fitness) { continue }
      best = (element, rank, fitness)
    }
    return best?.element
  }
}
