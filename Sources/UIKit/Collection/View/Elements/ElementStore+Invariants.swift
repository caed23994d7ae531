extension ElementStore {
  /// Whether each change checks the store; set by tests. Not compiled into release builds.
  static var checksInvariants = false

  /// Stops in debug builds if the state of the store is inconsistent and tests asked for checks.
  func assertInvariants(file: StaticString = #fileID, line: UInt = #line) {
    assert(
      !Self.checksInvariants || brokenInvariant() == nil, brokenInvariant() ?? "", file: file,
      line: line)
  }

  /// A description of the first inconsistency of the store; nil if there is none.
  ///
  /// - Complexity: O(v + k), v the number of visible elements, k the number of departing
  ///   views; for tests.
  func brokenInvariant() -> String? {
    brokenList() ?? brokenElement() ?? brokenDeparture()
  }

  /// The list has each visible element once, in order.
  private func brokenList() -> String? {
    let shown = list.filter(\.isShown)
    if !listHasGaps, shown.count != list.count {
      return "The list has elements that have left, and no note of it."
    }
    if shown.count != byIdentity.count {
      return "\(shown.count) elements in the list, \(byIdentity.count) by identity."
    }
    for (one, other) in zip(shown, shown.dropFirst()) where !(one.identity < other.identity) {
      return "\(one.identity) precedes \(other.identity) in the list."
    }
    return nil
  }

  /// Each visible element is found by its identity, which its view knows.
  private func brokenElement() -> String? {
    var views: Set<ObjectIdentifier> = []
    for element in list where element.isShown {
      if byIdentity[element.identity] !== element {
        return "\(element.identity) is not found by its identity."
      }
      if element.view.element != element.identity {
        return "The view of \(element.identity) displays another element."
      }
      if !views.insert(ObjectIdentifier(element.view)).inserted {
        return "The view of \(element.identity) displays two elements."
      }
    }
    return nil
  }

  /// Departing views display nothing and are not in the pool.
  private func brokenDeparture() -> String? {
    for view in departing where view.element != nil {
      return "A departing view displays \(view.element.map { "\($0)" } ?? "nothing")."
    }
    if Set(departing.map(ObjectIdentifier.init)).count != departing.count {
      return "A view departs twice."
    }
    return nil
  }
}
