/// The value of a trait that the application defines.
struct CustomTrait: Hashable, @unchecked Sendable {
  let value: Any
  /// The value if it is hashable, else an object that equals only itself.
  private let mark: AnyHashable

  init(_ value: Any) {
    self.value = value
    mark = value as? AnyHashable ?? AnyHashable(ObjectIdentifier(Mark()))
  }

  static func == (left: CustomTrait, right: CustomTrait) -> Bool { left.mark == right.mark }
  func hash(into hasher: inout Hasher) { hasher.combine(mark) }

  private final class Mark {}
}

extension UITraitOverrides {
  /// The value of a trait; the trait's default if it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { specified(trait) ?? Trait.defaultValue }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(newValue, for: system)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(newValue)
      }
    }
  }

  /// The value of a trait; nil if it is not specified.
  private func specified<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
    if let system = trait as? any SystemTrait.Type { return value(of: system) as? Trait.Value }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Trait.Value? {
    let value = self[keyPath: trait.path]
    return value == .unspecified ? nil : value
  }

  private mutating func set<Trait: SystemTrait>(_ value: Any, for trait: Trait.Type) {
    guard let value = value as? Trait.Value else { return }
    self[keyPath: trait.path] = value
  }

  /// Whether a trait is specified.
  public func contains(_ trait: UITrait) -> Bool {
    func ask<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { specified(trait) != nil }
    return ask(trait)
  }

  /// Removes the value of a trait, which is then inherited.
  public mutating func remove(_ trait: UITrait) {
    guard let system = trait as? any SystemTrait.Type else {
      custom[ObjectIdentifier(trait)] = nil
      return
    }
    func clear<Trait: SystemTrait>(_ trait: Trait.Type, _ values: inout Self) {
      values[keyPath: trait.path] = .unspecified
    }
    clear(system, &self)
  }

  /// Whether a trait has another value in `other`.
  func differs(from other: Self, in trait: UITrait) -> Bool {
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
  /// The value of a trait; the trait's default if it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Creates a collection of the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitOverrides().changed(by: mutations))
  }

  /// A copy of the collection with the changes of `mutations`.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// The system traits that dynamic colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The system traits by which variants of images are chosen.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }
}

extension UITraitOverrides {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}
