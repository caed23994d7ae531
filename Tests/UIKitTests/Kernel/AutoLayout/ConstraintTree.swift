import TestSupport

@testable import UIKit

/// A random tree of views with constraints, changed step by step.
@MainActor final class ConstraintTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for _ in 0..<random.integer(4...10) { addView() }
  }

  // MARK: Steps

  /// Changes something and lays the tree out.
  ///
  /// - Returns: What was done, in words.
  func step() -> String {
    let words: String
    switch random.integer(0...19) {
    case 0...8: words = addConstraint()
    case 9...11: words = changeConstant()
    case 12, 13: words = removeConstraint()
    case 14, 15: words = removeView()
    case 16, 17: words = addView()
    case 18: words = moveView()
    default:
      root.frame.size.width = CGFloat(random.integer(100...600))
      words = "resize the root to \(root.frame.width)"
    }
    root.layoutIfNeeded()
    return words
  }

  private var inTree: [UIView] { views.filter { $0.isDescendant(of: root) } }

  @discardableResult private func addView() -> String {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    random.pick([root] + inTree).addSubview(view)
    views.append(view)
    return "add a view"
  }

  private func moveView() -> String {
    guard !views.isEmpty else { return "nothing" }
    let view = random.pick(views)
    let parent = random.pick([root] + inTree)
    if !parent.isDescendant(of: view) { parent.addSubview(view) }
    return "move a view"
  }

  private func removeView() -> String {
    guard let view = inTree.isEmpty ? nil : random.pick(inTree) else { return "nothing" }
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
    return "remove a view"
  }

  private func removeConstraint() -> String {
    let active = constraints.filter(\.isActive)
    guard !active.isEmpty else { return "nothing" }
    random.pick(active).isActive = false
    return "remove a constraint"
  }

  private func changeConstant() -> String {
    let active = constraints.filter(\.isActive)
    guard !active.isEmpty else { return "nothing" }
    random.pick(active).constant = CGFloat(random.integer(-100...100)) / 2
    return "change a constant"
  }

  private func addConstraint() -> String {
    guard !inTree.isEmpty else { return "nothing" }
    let (first, second) = (random.pick(inTree), random.pick([root] + inTree))
    let across = random.chance(0.5)
    let positions: [NSLayoutConstraint.Attribute] =
      across ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
    let isSize = random.chance(0.4)
    let isAlone = isSize && random.chance(0.6)
    let size: NSLayoutConstraint.Attribute = across ? .width : .height
    let constraint = NSLayoutConstraint(
      item: first, attribute: isSize ? size : random.pick(positions),
      relatedBy: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      toItem: isAlone ? nil : second,
      attribute: isAlone ? .notAnAttribute : isSize ? size : random.pick(positions),
      multiplier: isSize && !isAlone ? random.pick([1, 1, 0.5, 2]) : 1,
      constant: CGFloat(isSize ? random.integer(0...200) : random.integer(-60...60)))
    if random.chance(0.5) { constraint.priority = UILayoutPriority(Float(random.integer(1...999))) }
    constraint.isActive = true
    constraints.append(constraint)
    return "add \(constraint)"
  }

  // MARK: Checks

  private var required: [NSLayoutConstraint] {
    constraints.filter { $0.isActive && $0.priority == .required }
  }

  /// The first required constraint that does not hold although all could; nil if there is none.
  func violation() -> String? {
    // Both ends may be rounded to pixels, of which there is at least one a point.
    guard let worst = required.first(where: { error(of: $0) > 1.51 }), canHold else { return nil }
    return "\(worst) is off by \(error(of: worst))"
  }

  private func error(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let first = constraint.firstItem as? UIView else { return 0 }
    let second = (constraint.secondItem as? UIView).map {
      value(constraint.secondAttribute, of: $0)
    }
    let difference =
      value(constraint.firstAttribute, of: first)
      - (second ?? 0) * constraint.multiplier - constraint.constant
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  private func value(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> CGFloat {
    let frame = view === root ? root.bounds : view.convert(view.bounds, to: root)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .width: frame.width
    default: frame.height
    }
  }

  /// Whether a linear program finds places for which all required constraints hold, and no view is
  /// smaller than nothing.
  private var canHold: Bool {
    var columns: [ObjectIdentifier: Int] = [:]
    for view in [root] + inTree { columns[ObjectIdentifier(view)] = columns.count * 6 }
    // In the root's coordinates: x less its opposite, y less its opposite, width, height.
    let count = columns.count * 6
    var program = ReferenceProgram(variableCount: count)
    for (place, value) in [
      (0, 0), (1, 0), (2, 0), (3, 0), (4, root.bounds.width), (5, root.bounds.height),
    ] {
      var line = [Double](repeating: 0, count: count)
      line[place] = 1
      program.lines.append(.init(coefficients: line, kind: .equal, bound: Double(value)))
    }
    for constraint in required {
      guard let line = line(of: constraint, columns, count) else { return false }
      program.lines.append(line)
    }
    return program.canHold
  }

  private func line(
    of constraint: NSLayoutConstraint, _ columns: [ObjectIdentifier: Int], _ count: Int
  ) -> ReferenceProgram.Line? {
    var coefficients = [Double](repeating: 0, count: count)
    let sides = [
      (constraint.firstItem, constraint.firstAttribute, 1),
      (constraint.secondItem, constraint.secondAttribute, -Double(constraint.multiplier)),
    ]
    for (item, attribute, factor) in sides {
      guard let view = item as? UIView else { continue }
      guard let base = columns[ObjectIdentifier(view)] else { return nil }
      let share: Double
      switch attribute {
      case .left, .top: share = 0
      case .centerX, .centerY: share = 0.5
      default: share = 1
      }
      let isAcross = [.left, .right, .centerX, .width].contains(attribute)
      if attribute != .width, attribute != .height {
        coefficients[base + (isAcross ? 0 : 2)] += factor
        coefficients[base + (isAcross ? 1 : 3)] -= factor
      }
      coefficients[base + (isAcross ? 4 : 5)] += factor * share
    }
    let kind: ReferenceProgram.Line.Kind =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    return .init(coefficients: coefficients, kind: kind, bound: Double(constraint.constant))
  }
}
