/// Finds the places of a script in a scene.
@MainActor struct ScriptPlaces {
  let client: ClientScene

  /// An object of the scene, and the window that it is in.
  struct Found {
    let object: UIResponder
    let window: UIWindow

    /// In points of the screen.
    @MainActor var frame: CGRect {
      guard let view = object as? UIView, !view.isAccessibilityElement else {
        return object.accessibilityFrame
      }
      return window.convert(view.bounds, from: view)
        .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    /// In points of the screen.
    @MainActor var activationPoint: CGPoint {
      if object.isAccessibilityElement { return object.accessibilityActivationPoint }
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// The window whose coordinates points without an element have.
  var window: UIWindow? { client.windows.first { $0.isKeyWindow } ?? client.windows.last }

  /// The windows in the order in which elements are looked for: the key window, then from the front.
  private var order: [UIWindow] {
    let others = client.windows.reversed().filter { $0 !== window }
    return (window.map { [$0] } ?? []) + others
  }

  // MARK: Finding

  /// The object of a target, wherever it is; nil if there is none.
  func found(_ target: ScriptPlace.Target) -> Found? {
    switch target {
    case .point: nil
    case .element(let name, let number): element(name, number: number)
    case .cell(let section, let item, let list):
      cell(IndexPath(item: item, section: section), in: list)
    }
  }

  private func element(_ name: String, number: Int) -> Found? {
    let elements = order.flatMap { window in
      window.layoutIfNeeded()
      return AccessibilityWalk.elements(of: window).map { Found(object: $0, window: window) }
    }
    let identified = elements.filter { $0.object.accessibilityIdentifier == name }
    if number <= identified.count { return identified[number - 1] }
    if identified.isEmpty, number == 1 {
      for window in order {
        if let view = ElementSearch(in: window).view(identified: name) {
          return Found(object: view, window: window)
        }
      }
    }
    let labeled = elements.filter { $0.object.accessibilityLabel == name }
    if number <= labeled.count { return labeled[number - 1] }
    guard labeled.isEmpty, number == 1 else { return nil }
    // A part of what is read as a whole.
    return order.lazy.compactMap { window in
      ElementSearch(in: window).label(showing: name).map { Found(object: $0, window: window) }
    }.first
  }

  private func cell(_ path: IndexPath, in list: String?) -> Found? {
    for (view, window) in lists(named: list) {
      view.layoutIfNeeded()
      let cell: UIView? =
        (view as? UITableView)?.cellForRow(at: path)
        ?? (view as? UICollectionView)?.cellForItem(at: path)
      if let cell { return Found(object: cell, window: window) }
    }
    return nil
  }

  /// The collection views and tables, outer ones first.
  func lists(named name: String?) -> [(view: UIScrollView, window: UIWindow)] {
    order.flatMap { window in
      scrollViews(in: window).filter { view in
        (view is UITableView || view is UICollectionView)
          && (name == nil || view.accessibilityIdentifier == name)
      }.map { ($0, window) }
    }
  }

  /// All scroll views of a window that are not hidden, outer ones first, without those inside of
  /// tables.
  private func scrollViews(in window: UIWindow) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var open: [UIView] = [window]
    while !open.isEmpty {
      let view = open.removeFirst()
      guard !view.isHidden else { continue }
      if let scroll = view as? UIScrollView { found.append(scroll) }
      if !(view is UITableView) { open += view.subviews }
    }
    return found
  }

  /// The names of all elements, in reading order.
  var names: [String] { order.flatMap { ElementSearch(in: $0).names } }

  // MARK: Points

  /// A place in points of the screen.
  ///
  /// Elements that are off the screen are scrolled to, without animation.
  func point(of place: ScriptPlace) throws(ScriptFailure) -> CGPoint {
    if case .point(let point) = place.target {
      let origin = window?.frame.origin ?? .zero
      return ScriptPlace.snapped(CGPoint(x: point.x + origin.x, y: point.y + origin.y))
    }
    var found = try exists(place.target)
    var point = ScriptPlace.snapped(Self.point(in: found, place.inset))
    if !shows(point, of: found) {
      reveal(found)
      found = self.found(place.target) ?? found
      point = ScriptPlace.snapped(Self.point(in: found, place.inset))
    }
    guard found.window.frame.contains(point) else {
      throw ScriptFailure(
        .place,
        "\(words(place.target)) is outside the window, at \(ScriptWord.number(point.x)), "
          + "\(ScriptWord.number(point.y)), and nothing around it scrolls there.")
    }
    return point
  }

  static func point(in found: Found, _ inset: ScriptPlace.Inset?) -> CGPoint {
    let frame = found.frame
    switch inset {
    case nil: return found.activationPoint
    case .share(let share):
      return CGPoint(
        x: frame.minX + frame.width * share.x, y: frame.minY + frame.height * share.y)
    case .points(let inset):
      let last = CGPoint(x: max(0, frame.width - 1), y: max(0, frame.height - 1))
      return CGPoint(
        x: frame.minX + min(max(0, inset.x), last.x), y: frame.minY + min(max(0, inset.y), last.y))
    }
  }

  /// The object of a target. One that has no view yet is scrolled to.
  private func exists(_ target: ScriptPlace.Target) throws(ScriptFailure) -> Found {
    if let known = found(target) { return known }
    if case .cell(let section, let item, let list) = target {
      scroll(to: IndexPath(item: item, section: section), in: list)
    } else {
      try search(for: target)
    }
    guard let found = found(target) else { throw missing(target) }
    return found
  }

  /// Whether a point is inside the window and all clipping views around an object.
  private func shows(_ point: CGPoint, of found: Found) -> Bool { visible(found).contains(point) }

  /// What can be seen of the place where an object is, in points of the screen.
  private func visible(_ found: Found) -> CGRect {
    let window = found.window
    var visible = window.frame
    var view = found.object.surroundingView?.superview
    while let current = view, current !== window {
      if current.clipsToBounds {
        let bounds = window.convert(current.bounds, from: current)
        visible = visible.intersection(
          bounds.offsetBy(dx: window.frame.minX, dy: window.frame.minY))
      }
      view = current.superview
    }
    return visible
  }

  /// Whether the middle of an object is inside the window and all clipping views around it.
  func isInView(_ found: Found) -> Bool {
    let frame = found.frame
    let visible = frame.intersection(visible(found))
    return visible.contains(CGPoint(x: frame.midX, y: frame.midY))
      || visible.width * visible.height > 0.5 * frame.width * frame.height
  }

  // MARK: Scrolling

  private func reveal(_ found: Found) {
    let window = found.window
    var view = found.object.surroundingView
    while let current = view, current !== window {
      if let scroll = current.superview as? UIScrollView {
        let frame = found.frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        scroll.scrollRectToVisible(scroll.convert(frame, from: window), animated: false)
        window.layoutIfNeeded()
      }
      view = current.superview
    }
  }

  /// Scrolls the first list that has the index path to its cell.
  private func scroll(to path: IndexPath, in name: String?) {
    let list = lists(named: name).first { $0.view.scrollToCell(at: path) }
    list?.window.layoutIfNeeded()
  }

  /// Scrolls page by page through all scroll views for an element that has no view yet. One that is
  /// in several scroll views is an error.
  private func search(for target: ScriptPlace.Target) throws(ScriptFailure) {
    var hits: [(scroll: UIScrollView, offset: CGPoint)] = []
    let all = order.flatMap { scrollViews(in: $0) }.filter(\.isScrollEnabled)
    for scroll in all {
      let before = scroll.contentOffset
      for offset in scroll.pages {
        scroll.setContentOffset(offset, animated: false)
        scroll.window?.layoutIfNeeded()
        if found(target) != nil {
          hits.append((scroll, offset))
          break
        }
      }
      scroll.setContentOffset(before, animated: false)
      scroll.window?.layoutIfNeeded()
    }
    guard hits.count < 2 else {
      throw ScriptFailure(
        .place, "\(words(target)) is off the screen in \(hits.count) scroll views. Scroll to one.")
    }
    guard let hit = hits.first else { return }
    hit.scroll.setContentOffset(hit.offset, animated: false)
    hit.scroll.window?.layoutIfNeeded()
    if let found = found(target) { reveal(found) }
  }

  // MARK: Words

  func missing(_ target: ScriptPlace.Target) -> ScriptFailure {
    guard case .element(let name, let number) = target else {
      let counts = lists(named: nil).map { listWords($0.view) }
      return ScriptFailure(
        .place,
        "\(words(target)) does not exist. "
          + (counts.isEmpty
            ? "There are no lists." : "There are: \(counts.joined(separator: "; ")).")
      )
    }
    let names = names
    let near = NearNames.nearest(to: name, among: names).map(ScriptWord.quote)
    let which = number == 1 ? "no element has" : "fewer than \(number) elements have"
    let all = names.prefix(40).map(ScriptWord.quote).joined(separator: ", ")
    return ScriptFailure(
      .place,
      "\(which) the identifier or label \(ScriptWord.quote(name)). "
        + (near.isEmpty ? "" : "Nearest: \(near.joined(separator: ", ")). ")
        + "There are: \(names.isEmpty ? "none" : all)\(names.count > 40 ? ", …" : "").")
  }

  func words(_ target: ScriptPlace.Target) -> String { ScriptPlace(target).text }

  private func listWords(_ view: UIScrollView) -> String {
    var counts: [Int] = []
    if let table = view as? UITableView {
      counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    } else if let view = view as? UICollectionView {
      counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    }
    let name = view.accessibilityIdentifier.map { " \(ScriptWord.quote($0))" } ?? ""
    let shown = counts.prefix(12).map(String.init).joined(separator: ", ")
    return
      "\(type(of: view))\(name) with sections of \(shown)\(counts.count > 12 ? ", …" : "") items"
  }
}

extension UIResponder {
  /// The object itself if it is a view, else the view that contains it.
  fileprivate var surroundingView: UIView? {
    var object: UIResponder? = self
    while let element = object as? UIAccessibilityElement {
      object = element.accessibilityContainer as? UIResponder
    }
    return object as? UIView
  }
}
