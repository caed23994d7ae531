extension UIResponder {
  /// Keeps a handler for changes of traits.
  func keep(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let handlers = traitChangeHandlers ?? TraitChangeHandlers()
    traitChangeHandlers = handlers
    return handlers.add(traits, handler)
  }
}
