import ConstraintCore

extension ConstraintEngine {
  /// Lengths below zero are the last thing a layout gives in to.
  private static let sizeStrength = Strength.optional(priority: 10_000)
  /// The size of a root that constraints may set, where they leave it open.
  private static let freeRootStrength = Strength.optional(priority: 0.5)

  /// The part of `view`, made if there is none.
  func item(for view: UIView) -> LayoutItem {
    if view === host, let hostItem { return hostItem }
    if let item = items[ObjectIdentifier(view)] { return item }
    let isFramed = view.isPlacedByFrame
    let item = makeItem(view, role: isFramed ? .framed : .solved)
    items[ObjectIdentifier(view)] = item
    noteNew(item)
    if isLive { view.existingOrNewConstraintState.item = item }
    if isFramed {
      addFrame(of: item, view)
    } else {
      forbidNegativeSizes(of: item)
      updateContent(of: item)
    }
    return item
  }

  /// Adds the frame of a view as it is; along axes on which the autoresizing mask ties the view to its
  /// superview, its margins in place of its length.
  private func addFrame(of item: LayoutItem, _ view: UIView) {
    let values = frameInputs(of: view)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let (start, size) = (item.start(axis), item.size(axis))
      var extent = [LinearTerm(size)]
      if isTied(view, along: axis), let superview = view.above {
        extent = [
          LinearTerm(self.item(for: superview).size(axis)), LinearTerm(start, -1),
          LinearTerm(size, -1),
        ]
      }
      let index = axis == .horizontal ? 0 : 1
      item.inputs.append(addInput([LinearTerm(start)], value: values[index]))
      item.inputs.append(addInput(extent, value: values[index + 2]))
    }
    // In the order of frames: x, y, width, height.
    item.inputs.swapAt(1, 2)
    itemsWithInputs.append(item)
  }

  /// Whether a view's length along an axis follows that of its superview at fixed margins.
  private func isTied(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard Autoresizing.ties(view) else { return false }
    let size: UIView.AutoresizingMask = axis == .horizontal ? .flexibleWidth : .flexibleHeight
    let margins: UIView.AutoresizingMask =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleRightMargin] : [.flexibleTopMargin, .flexibleBottomMargin]
    let mask = view.autoresizingMask
    return mask.contains(size) && mask.isDisjoint(with: margins)
  }

  /// What is known from outside of a view that is placed by its frame: x, y, width and height of its
  /// alignment rectangle; for a length that follows the superview's, the margin behind it.
  func frameInputs(of view: UIView) -> [Double] {
    var values = ConstraintEngine.alignmentRect(of: view)
    guard Autoresizing.ties(view), let superview = view.above else { return values }
    let container = superview.bounds.inset(by: superview.alignmentRectInsets).size
    if isTied(view, along: .horizontal) {
      values[2] = Double(container.width) - values[0] - values[2]
    }
    if isTied(view, along: .vertical) {
      values[3] = Double(container.height) - values[1] - values[3]
    }
    return values
  }

  func makeHostItem() -> LayoutItem {
    let item = makeItem(host, role: .host)
    hostItem = item
    isFreeRoot = host.above == nil && !host.translatesAutoresizingMaskIntoConstraints
    let strength = isFreeRoot ? Self.freeRootStrength : .required
    let size = ConstraintEngine.alignmentRect(of: host)[2...]
    for (variable, value) in zip([item.width, item.height], size) {
      item.inputs.append(addInput([LinearTerm(variable)], value: value, strength: strength))
    }
    itemsWithInputs.append(item)
    updateContent(of: item)
    return item
  }

  /// The part of `guide`, made if there is none.
  func item(for guide: UILayoutGuide, of owner: UIView) -> LayoutItem {
    if let item = items[ObjectIdentifier(guide)] { return item }
    switch guide.role {
    case .safeArea, .margins, .readable, .topLayout, .bottomLayout, .keyboard:
      let item = makeItem(owner, guide: guide, role: .systemGuide)
      items[ObjectIdentifier(guide)] = item
      noteNew(item)
      addSystemEquations(of: item, guide, in: owner)
      itemsWithInputs.append(item)
      return item
    case .custom, .scrollContent, .scrollFrame:
      let item = makeItem(owner, guide: guide, role: .solved)
      items[ObjectIdentifier(guide)] = item
      noteNew(item)
      forbidNegativeSizes(of: item)
      if guide.role == .scrollContent {
        _ = addInput([LinearTerm(item.x)], value: 0)
        _ = addInput([LinearTerm(item.y)], value: 0)
      }
      return item
    }
  }

  /// Whether the guide has a part in the solver.
  func knows(_ guide: UILayoutGuide) -> Bool { items[ObjectIdentifier(guide)] != nil }

  private func makeItem(
    _ view: UIView, guide: UILayoutGuide? = nil, role: LayoutItem.Role
  ) -> LayoutItem {
    let item = LayoutItem(view, guide: guide, role: role, in: self, solver: &solver)
    for variable in [item.x, item.y, item.width, item.height] { itemOfVariable[variable] = item }
    return item
  }

  private func forbidNegativeSizes(of item: LayoutItem) {
    for variable in [item.width, item.height] {
      counters.added += 1
      _ = try? solver.add(
        LinearExpression([LinearTerm(variable)]), .greaterOrEqual, strength: Self.sizeStrength)
    }
  }

  /// Adds the constraint "`terms` relation `value`", whose value can be changed.
  func addInput(
    _ terms: [LinearTerm], _ relation: Relation = .equal, value: Double,
    strength: Strength = .required
  ) -> LayoutInput {
    counters.added += 1
    let expression = LinearExpression(terms, constant: -value)
    if let key = try? solver.add(expression, relation, strength: strength) {
      return LayoutInput(key: key, value: value)
    }
    // A contradiction between inputs: this one gives in.
    guard let key = try? solver.add(expression, relation, strength: Self.sizeStrength) else {
      refuse("A view's geometry is not a finite number: \(value), in \(host).")
    }
    return LayoutInput(key: key, value: value)
  }

  /// x, y, width and height of the rectangle that constraints place.
  static func alignmentRect(of view: UIView) -> [Double] {
    let rect = frameWithoutTransform(of: view).inset(by: view.alignmentRectInsets)
    return [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
  }

  /// The frame a view would have without its transform.
  private static func frameWithoutTransform(of view: UIView) -> CGRect {
    guard !CATransform3DIsIdentity(view.layer.transform) else { return view.frame }
    let (size, center, anchor) = (view.bounds.size, view.center, view.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  // MARK: Guides of the system

  private func addSystemEquations(of item: LayoutItem, _ guide: UILayoutGuide, in owner: UIView) {
    let container = self.item(for: owner)
    let isReadable = guide.role == .readable
    let relation: Relation = isReadable ? .greaterOrEqual : .equal
    let origin = owner.scrollsContent ? scrollVariables(of: owner) : nil
    for (place, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      let (start, size) = (item.start(axis), item.size(axis))
      var lead = [LinearTerm(start)]
      var trail = [LinearTerm(container.size(axis)), LinearTerm(start, -1), LinearTerm(size, -1)]
      if let origin {
        lead.append(LinearTerm(place == 0 ? origin.0 : origin.1, -1))
        trail.append(LinearTerm(place == 0 ? origin.0 : origin.1))
      }
      let side = axis == .horizontal ? relation : .equal
      item.inputs.append(addInput(lead, side, value: 0))
      item.inputs.append(addInput(trail, side, value: 0))
    }
    if isReadable { addReadableEquations(of: item, in: container) }
    setSystemInputs(of: item)
  }

  /// As wide as the margins allow but no wider than is good for reading, in the middle.
  private func addReadableEquations(of item: LayoutItem, in container: LayoutItem) {
    item.inputs.append(addInput([LinearTerm(item.width)], .lessOrEqual, value: 0))
    item.inputs.append(
      addInput(
        [LinearTerm(item.x, 2), LinearTerm(item.width), LinearTerm(container.width, -1)], value: 0))
    item.inputs.append(
      addInput(
        [LinearTerm(item.width), LinearTerm(container.width, -1)], value: 0,
        strength: .optional(priority: 999)))
  }

  /// Gives a guide of the system its owner's insets.
  func setSystemInputs(of item: LayoutItem) {
    guard let guide = item.guide, let owner = item.view else { return }
    let insets = guide.role == .readable ? owner.layoutMargins : guide.systemInsets
    var values = [insets.left, insets.right, insets.top, insets.bottom]
    if guide.role == .readable {
      values += [owner.readableWidth, insets.left - insets.right, -insets.left - insets.right]
    }
    for index in item.inputs.indices { setInput(index, of: item, to: Double(values[index])) }
  }
}
