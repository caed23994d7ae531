extension NSLayoutConstraint {
  /// The constraints that a string such as `H:|-[icon(24)]-8-[title]|` draws.
  ///
  /// A lone `-` stands for 8 points between views and 20 points to the superview.
  ///
  /// - Parameters:
  ///   - opts: What neighbours align besides, and which way the string reads.
  ///   - metrics: Numbers by the names the string uses.
  ///   - views: Views and guides by the names the string uses.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues { VisualFormatBuilder.number($0) }
    var parser = VisualFormatParser(format, metrics: numbers, viewNames: Set(views.keys))
    let items = views.compactMapValues { $0 as? any ConstraintItem }
    var builder = VisualFormatBuilder(parser.parsed(), options: opts, items: items)
    return builder.constraints()
  }
}

/// Makes the constraints of a visual format.
@MainActor private struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let items: [String: any ConstraintItem]
  private var result: [NSLayoutConstraint] = []

  /// The room a lone `-` leaves to the superview, in points.
  private static let standardMargin: CGFloat = 20

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions,
    items: [String: any ConstraintItem]
  ) {
    self.format = format
    self.options = options
    self.items = items
  }

  /// `value` as a length, whatever kind of number it is.
  static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    let parts = format.views.map { (item: item($0.name), sizes: $0.sizes) }
    if let lead = format.lead {
      connect(
        superview(of: parts[0].item), at: start, to: parts[0].item, at: start, by: lead,
        standard: Self.standardMargin)
    }
    for (index, part) in parts.enumerated() {
      addSizes(part.sizes, of: part.item)
      guard index + 1 < parts.count else { break }
      let next = parts[index + 1].item
      connect(
        part.item, at: end, to: next, at: start, by: format.gaps[index], standard: standardSpacing)
      align(next, with: part.item)
    }
    if let trail = format.trail {
      let last = parts[parts.count - 1].item
      connect(
        last, at: end, to: superview(of: last), at: end, by: trail, standard: Self.standardMargin)
    }
    return result
  }

  // MARK: Items

  private func item(_ name: String) -> any ConstraintItem {
    guard let item = items[name] else {
      refuse("Unable to interpret '[\(name)]': the views dictionary holds no view or guide there.")
    }
    return item
  }

  private func superview(of item: any ConstraintItem) -> any ConstraintItem {
    let parent = item is UILayoutGuide ? item.constraintView : item.constraintView?.superview
    guard let parent else {
      refuse(
        """
        Unable to interpret '|' character, because the related view doesn't have a superview: \
        \(item). Add it to its superview first.
        """)
    }
    return parent
  }

  // MARK: Attributes

  private var isReversed: Bool { options.contains(.directionRightToLeft) }

  private var start: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .top }
    if isReversed { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .bottom }
    if isReversed { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private mutating func connect(
    _ first: any ConstraintItem, at firstEdge: NSLayoutConstraint.Attribute,
    to second: any ConstraintItem, at secondEdge: NSLayoutConstraint.Attribute,
    by predicates: [VisualFormat.Predicate], standard: CGFloat
  ) {
    let runsBackwards = format.axis == .horizontal && isReversed
    for predicate in predicates {
      let length: CGFloat
      switch predicate.object {
      case .length(let value): length = value
      case .standard: length = standard
      case .view(let name):
        refuse("Unable to parse constraint format: \(name) is a view, not a distance.")
      }
      // From right to left the distance is counted from the second edge to the first.
      let (later, laterEdge, earlier, earlierEdge) =
        runsBackwards
        ? (first, firstEdge, second, secondEdge) : (second, secondEdge, first, firstEdge)
      add(
        ConstraintOperand(later, laterEdge), predicate, to: ConstraintOperand(earlier, earlierEdge),
        constant: length)
    }
  }

  private mutating func addSizes(
    _ predicates: [VisualFormat.Predicate], of item: any ConstraintItem
  ) {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in predicates {
      let size = ConstraintOperand(item, attribute)
      switch predicate.object {
      case .length(let value): add(size, predicate, to: nil, constant: value)
      case .view(let name):
        add(size, predicate, to: ConstraintOperand(self.item(name), attribute))
      case .standard: break
      }
    }
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

  private mutating func align(_ item: any ConstraintItem, with neighbour: any ConstraintItem) {
    for (option, attribute) in Self.alignments where options.contains(option) {
      refuse(
        unless: attribute.axis != format.axis,
        """
        Unable to parse constraint format: Options mask required views to be aligned on a \
        \(format.axis == .horizontal ? "horizontal" : "vertical") edge, which is not allowed for \
        layout along the same axis.
        """)
      result.append(
        NSLayoutConstraint(
          ConstraintOperand(item, attribute), .equal, to: ConstraintOperand(neighbour, attribute)))
    }
  }

  private mutating func add(
    _ first: ConstraintOperand, _ predicate: VisualFormat.Predicate,
    to second: ConstraintOperand?, constant: CGFloat = 0
  ) {
    result.append(
      NSLayoutConstraint(
        first, predicate.relation, to: second, constant: constant, priority: predicate.priority))
  }
}
