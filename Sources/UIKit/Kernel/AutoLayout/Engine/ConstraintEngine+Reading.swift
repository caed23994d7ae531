import ConstraintCore
import GeometryCore

extension ConstraintEngine {
  /// The number of pixels per point where frames are rounded.
  private var grid: PixelGrid {
    let scale = host.traitCollection.displayScale
    return PixelGrid(scale: Double(scale > 0 ? scale : UIScreen.main.scale))
  }

  /// The rectangle of an item. Position and size are each rounded to pixels.
  func frame(of item: LayoutItem) -> CGRect {
    let grid = grid
    let insets = item.guide == nil ? item.view?.alignmentRectInsets ?? .zero : .zero
    return ask { solver in
      func value(_ variable: Variable) -> Double { (try? solver.value(of: variable)) ?? 0 }
      let x = value(item.x) - Double(insets.left)
      let y = value(item.y) - Double(insets.top)
      let width = value(item.width) + Double(insets.left + insets.right)
      let height = value(item.height) + Double(insets.top + insets.bottom)
      return CGRect(
        x: grid.nearestSettled(x), y: grid.nearestSettled(y),
        width: grid.nearestSettled(max(0, width)), height: grid.nearestSettled(max(0, height)))
    }
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
  /// The nearest pixel boundary, where a tie is one also after the rounding errors of a solver.
  fileprivate func nearestSettled(_ position: Double) -> Double {
    nearest((position * scale * 4096).rounded() / 4096 / scale)
  }
}
