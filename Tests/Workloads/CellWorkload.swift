import ConstraintCore

/// A list cell with an image, a title, a subtitle and an accessory: goals A1 and A2.
///
/// Five boxes with four variables each; 30 constraints, of which 18 are required, and two edits,
/// the width and the height the cell is given. Depends on ``ConstraintSolver`` alone.
package struct CellWorkload {
  /// One box: leading, top, width, height, in points.
  package struct Box {
    package let x, y, width, height: Variable

    init(in solver: inout ConstraintSolver) {
      x = solver.addVariable()
      y = solver.addVariable()
      width = solver.addVariable()
      height = solver.addVariable()
    }

    /// The four variables.
    package var all: [Variable] { [x, y, width, height] }
  }

  package var solver: ConstraintSolver
  package let cell, image, title, subtitle, accessory: Box

  /// Builds the cell, 390 × 60 points, and solves it: what A1 times.
  package init() throws(ConstraintFailure) {
    var solver = ConstraintSolver(expectedConstraints: 32)
    cell = Box(in: &solver)
    image = Box(in: &solver)
    title = Box(in: &solver)
    subtitle = Box(in: &solver)
    accessory = Box(in: &solver)
    self.solver = solver
    try addCell()
    try addImage()
    try addTexts()
    try addAccessory()
    try resize(to: 390, 60)
  }

  /// Gives the cell another size and solves: what A2 times, for the width alone.
  package mutating func resize(to width: Double, _ height: Double? = nil) throws(ConstraintFailure)
  {
    try solver.suggest(width, for: cell.width)
    if let height { try solver.suggest(height, for: cell.height) }
  }

  // MARK: The 30 constraints and 2 edits

  private mutating func addCell() throws(ConstraintFailure) {
    try add([(cell.x, 1)], .equal, 0)  // 1
    try add([(cell.y, 1)], .equal, 0)  // 2
    try solver.addEdit(of: cell.width, .optional(priority: 999))
    try solver.addEdit(of: cell.height, .optional(priority: 999))
  }

  private mutating func addImage() throws(ConstraintFailure) {
    try add([(image.x, 1), (cell.x, -1)], .equal, 16)  // 3
    try add([(image.y, 1), (image.height, 0.5), (cell.y, -1), (cell.height, -0.5)], .equal, 0)  // 4
    try add([(image.width, 1)], .equal, 40)  // 5
    try add([(image.height, 1), (image.width, -1)], .equal, 0)  // 6
    try add([(image.y, 1), (cell.y, -1)], .greaterOrEqual, 8)  // 7
  }

  private mutating func addTexts() throws(ConstraintFailure) {
    try add([(title.x, 1), (image.x, -1), (image.width, -1)], .equal, 12)  // 8
    try add([(title.y, 1), (cell.y, -1)], .equal, 11)  // 9
    try add([(title.x, 1), (title.width, 1), (accessory.x, -1)], .lessOrEqual, -8)  // 10
    try addSize(of: title, 180, 20.5, hugging: 251, resistance: 750)  // 11-14
    try add([(subtitle.x, 1), (title.x, -1)], .equal, 0)  // 15
    try add([(subtitle.y, 1), (title.y, -1), (title.height, -1)], .equal, 2)  // 16
    try add([(subtitle.x, 1), (subtitle.width, 1), (accessory.x, -1)], .lessOrEqual, -8)  // 17
    try addSize(of: subtitle, 240, 18, hugging: 250, resistance: 749)  // 18-21
    try add(
      [(cell.y, 1), (cell.height, 1), (subtitle.y, -1), (subtitle.height, -1)],
      .greaterOrEqual, 8)  // 22
  }

  private mutating func addAccessory() throws(ConstraintFailure) {
    try add(
      [(accessory.x, 1), (accessory.width, 1), (cell.x, -1), (cell.width, -1)], .equal, -16)  // 23
    try add(
      [(accessory.y, 1), (accessory.height, 0.5), (cell.y, -1), (cell.height, -0.5)],
      .equal, 0)  // 24
    try addSize(of: accessory, 12, 17, hugging: 751, resistance: 751)  // 25-28
    try add([(title.width, 1)], .greaterOrEqual, 0)  // 29
    try add([(subtitle.width, 1)], .greaterOrEqual, 0)  // 30
  }

  /// Adds the four constraints an intrinsic size stands for.
  private mutating func addSize(
    of box: Box, _ width: Double, _ height: Double, hugging: Double, resistance: Double
  ) throws(ConstraintFailure) {
    for (variable, extent) in [(box.width, width), (box.height, height)] {
      try add([(variable, 1)], .lessOrEqual, extent, .optional(priority: hugging))
      try add([(variable, 1)], .greaterOrEqual, extent, .optional(priority: resistance))
    }
  }

  private mutating func add(
    _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double,
    _ strength: Strength = .required
  ) throws(ConstraintFailure) {
    try solver.add(
      LinearExpression(terms.map { LinearTerm($0.0, $0.1) }, constant: -constant),
      relation, strength: strength)
  }
}
