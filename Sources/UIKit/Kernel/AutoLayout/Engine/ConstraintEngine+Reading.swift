import ConstraintCore
import GeometryCore

extension ConstraintEngine {
  /// The number of pixels per point where frames are rounded.
  private var grid: PixelGrid {
    let scale = host.traitCollection.displayScale
    return PixelGrid(scale: Double(scale > 0 ? scale : UIScreen.main.scale))
  }

  /// The frame of an item in the coordinates it is placed in.
  ///
  /// Both edges are rounded to pixels where they are in the host, so that neighbors meet and gaps stay
  /// equal however deep the views are nested; origin and size follow from the rounded edges. Rule AL-1.
  func frame(of item: LayoutItem) -> CGRect {
    let container = item.guide == nil ? item.view?.above : item.view
    guard item.role != .host, let container else { return frame(of: item, from: .zero) }
    return frame(of: item, from: corner(of: container))
  }

  /// The frame of an item whose coordinates begin at `corner` in the host, unrounded.
  func frame(of item: LayoutItem, from corner: CGPoint) -> CGRect {
    let grid = grid
    let insets = item.guide == nil ? item.view?.alignmentRectInsets ?? .zero : .zero
    return ask { solver in
      func value(_ variable: Variable) -> Double { (try? solver.value(of: variable)) ?? 0 }
      let x = grid.span(
        from: value(item.x) - Double(insets.left),
        length: value(item.width) + Double(insets.left + insets.right), within: Double(corner.x))
      let y = grid.span(
        from: value(item.y) - Double(insets.top),
        length: value(item.height) + Double(insets.top + insets.bottom), within: Double(corner.y))
      return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
  }

  /// The top left corner of a view's coordinates in those of the host, unrounded. What is scrolled
  /// does not count: a layout does not depend on the content offset.
  ///
  /// - Complexity: O(d) for a view at depth d below the host.
  func corner(of view: UIView) -> CGPoint {
    var corner = CGPoint.zero
    var next: UIView? = view
    while let view = next, view !== host {
      if let item = items[ObjectIdentifier(view)], item.role == .solved {
        corner.x += CGFloat(value(item.x)) - view.alignmentRectInsets.left
        corner.y += CGFloat(value(item.y)) - view.alignmentRectInsets.top
      } else {
        corner.x += view.frame.minX
        corner.y += view.frame.minY
      }
      next = view.above
    }
    return corner
  }

  /// The rectangle of a guide that constraints place; zero when none speaks of it.
  func frame(of guide: UILayoutGuide) -> CGRect {
    items[ObjectIdentifier(guide)].map { frame(of: $0) } ?? .zero
  }

  /// Whether constraints leave a rectangle's place or size open.
  func isAmbiguous(_ item: LayoutItem) -> Bool {
    [item.x, item.y, item.width, item.height].contains {
      (try? solver.isAmbiguous($0)) ?? false
    }
  }

  func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
    items[ObjectIdentifier(guide)].map { isAmbiguous($0) } ?? false
  }

  func constraints(
    affecting guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    items[ObjectIdentifier(guide)].map { constraints(affecting: $0, axis) } ?? []
  }

  /// The constraints without which, or with another constant, the item would be elsewhere.
  ///
  /// Found by trying: each constraint is taken out of a copy of the solver.
  func constraints(
    affecting item: LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let variables = [item.start(axis), item.size(axis)]
    let now = variables.map { value($0) }
    return rows.values.sorted { $0.constraint.serial < $1.constraint.serial }.filter { row in
      guard let key = row.key else { return false }
      return [-1, 1].contains { change in
        var trial = solver
        try? trial.remove(key)
        let moved = LinearExpression(row.expression.terms, constant: row.constant + change)
        _ = try? trial.add(moved, .equal, strength: .optional(priority: 10_000))
        return zip(variables, now).contains { variable, before in
          abs(((try? trial.value(of: variable)) ?? before) - before) > 1e-6
        }
      }
    }.map(\.constraint)
  }
}

extension PixelGrid {
  /// A stretch of an axis with both ends on pixel boundaries of the host, relative to the rounded
  /// start of its container.
  fileprivate func span(
    from start: Double, length: Double, within corner: Double
  ) -> (start: Double, length: Double) {
    let container = corner == 0 ? 0 : nearestSettled(corner)
    let first = nearestSettled(corner + start)
    let last = nearestSettled(corner + start + max(0, length))
    // A hairline does not vanish where both of its edges are nearest to the same pixel boundary.
    let hairline = last == first && nearestSettled(length) > 0 ? 1 / scale : 0
    return (first - container, last - first + hairline)
  }

  /// The nearest pixel boundary, where a tie is one also after the rounding errors of a solver.
  private func nearestSettled(_ position: Double) -> Double {
    nearest((position * scale * 4096).rounded() / 4096 / scale)
  }
}
