/// The circumstances that a configuration for missing content is updated for.
public struct UIContentUnavailableConfigurationState: Hashable {
  public var traitCollection: UITraitCollection
  /// What was looked for. A configuration made by `search()` names it. Default nil.
  public var searchText: String?
  /// Facts of the application's own, by the raw values of their keys.
  var customValues: [String: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
