extension [UIView] {
  /// The index of a view; nil if it is not in the list.
  ///
  /// A loop, because each call of a closure of the main actor checks where it runs.
  ///
  /// - Complexity: O(n).
  nonisolated func place(of view: UIView) -> Int? {
    for index in indices where self[index] === view { return index }
    return nil
  }
}
