/// The value of a trait of the application's own.
struct CustomTrait: Hashable, @unchecked Sendable {
  let value: Any
  /// The value where it can be compared; else something equal only to itself.
  private let mark: AnyHashable

  init(_ value: Any) {
    self.value = value
    mark = value as? AnyHashable ?? AnyHashable(ObjectIdentifier(Mark()))
  }

  static func == (left: CustomTrait, right: CustomTrait) -> Bool { left.mark == right.mark }
  func hash(into hasher: inout Hasher) { hasher.combine(mark) }

  private final class Mark {}
}

extension UITraitCollection.Values {
  /// The value of a trait; where it is not specified the trait's default.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { specified(trait) ?? Trait.defaultValue }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(newValue, for: system)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(newValue)
      }
    }
  }

  /// The value of a trait; nil where it is not specified.
  private func specified<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
    if let system = trait as? any SystemTrait.Type { return value(of: system) as? Trait.Value }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Trait.Value? {
    let value = self[keyPath: trait.path]
    return value == Trait.unspecified ? nil : value
  }

  private mutating func set<Trait: SystemTrait>(_ value: Any, for trait: Trait.Type) {
    guard let value = value as? Trait.Value else { return }
    self[keyPath: trait.path] = value
  }

  /// Whether a trait has a value of its own here.
  func specifies(_ trait: any UITraitDefinition.Type) -> Bool {
    func ask<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { specified(trait) != nil }
    return ask(trait)
  }

  /// Leaves the choice of a trait to others.
  mutating func remove(_ trait: any UITraitDefinition.Type) {
    guard let system = trait as? any SystemTrait.Type else {
      custom[ObjectIdentifier(trait)] = nil
      return
    }
    func clear<Trait: SystemTrait>(_ trait: Trait.Type, _ values: inout Self) {
      values[keyPath: trait.path] = Trait.unspecified
    }
    clear(system, &self)
  }

  /// Whether a trait has another value in `other`.
  func differs(from other: Self, in trait: any UITraitDefinition.Type) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      let key = ObjectIdentifier(trait)
      return custom[key] != other.custom[key]
    }
    func compare<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
      self[keyPath: trait.path] != other[keyPath: trait.path]
    }
    return compare(system)
  }
}

extension UITraitCollection {
  /// The value of a trait; where it is not specified the trait's default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// A collection of what `mutations` specify.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitCollection.Values().changed(by: mutations))
  }

  /// The collection with what `mutations` specify in place of its own.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// The traits of the system's by which colours may look different.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits of the system's by which images are chosen.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }
}

extension UITraitCollection.Values {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}
