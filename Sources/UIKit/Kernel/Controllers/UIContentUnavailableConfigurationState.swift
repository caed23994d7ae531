/// The state for which a content-unavailable configuration is updated.
public struct UIContentUnavailableConfigurationState: Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text that was searched for, shown by configurations made by `search()`. The default is nil.
  public var searchText: String?
  /// Values of the application by the raw values of their keys.
  var customValues: [String: AnyHashable] = [:]

  /// Creates a state with the given traits and no search text.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
