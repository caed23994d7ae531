import GeometryCore
import LayoutCore

/// A naive reading of the rules with measured sizes: each group is solved anew, all sizes known,
/// and placed behind the one before it. Sections of cells alone.
struct MeasuredReference {
  struct Cell {
    /// Unrounded, in content coordinates.
    var frame: Rect
    /// The outermost group it belongs to.
    var group: Rect
  }

  private struct Placed {
    var frame: Rect
    /// Where it ends along the stacking axis, edge spacing included.
    var far: Double
  }

  private struct Solved {
    var size: Size
    var insets = DirectionalInsets.zero
    var cells: [Placed]
    var isMeasured: Bool
    /// Whether an item of the data belongs to it.
    var isFilled: Bool
  }

  private let grid: PixelGrid
  private let stack: Axis
  private let sizes: [Int: Size]
  /// The item that is solved next, and how many there are.
  private var next = 0
  private var end = 0
  var cells: [Cell] = []
  /// What the section takes along the scroll axis and the widest group across it.
  var length = 0.0
  var breadth = 0.0

  init(
    _ section: SectionDescription, itemCount: Int, container: Size, scale: Double,
    scrollAxis: Axis, sizes: [Int: Size]
  ) {
    grid = PixelGrid(scale: scale)
    stack = section.orthogonalBehavior == .none ? scrollAxis : scrollAxis.crossing
    self.sizes = sizes
    place(section, itemCount: itemCount, container: container)
  }

  private mutating func place(
    _ section: SectionDescription, itemCount: Int, container: Size
  ) {
    let isOrthogonal = section.orthogonalBehavior != .none
    let (cross, item) = (stack.crossing, section.group)
    var room = container
    room[cross] = max(0, room[cross] - section.contentInsets.total(cross))
    let size = resolved(item.extent, in: room)
    // 1. Solve group by group; what has no measured cell stays at its estimates.
    var groups: [(solved: Solved, count: Int)] = []
    var estimate = 0.0
    while next < itemCount || groups.isEmpty {
      let first = next
      if let line = line(of: section, from: first, of: itemCount, size: size) {
        (next, end) = (first, itemCount)
        var group = solved(line, size: size, measures: true)
        let items = min(group.cells.count, itemCount - first)
        guard items > 0 else { break }
        group.cells = Array(group.cells.prefix(items))
        groups.append((group, items))
        estimate = size[cross]
        next = first + items
        continue
      }
      (next, end) = (0, .max)
      let full = solved(item, size: size, measures: false)
      guard !full.cells.isEmpty else { break }
      estimate = full.size[cross]
      let items = min(full.cells.count, itemCount - first)
      let isMeasured = (first..<(first + items)).contains { sizes[$0] != nil }
      (next, end) = (first, first + items)
      var group = isMeasured ? solved(item, size: size, measures: true) : full
      if items < full.cells.count, !isMeasured || !item.extent[stack].isEstimated {
        let inner = max(0, group.size[stack] - group.insets.total(stack))
        let placed = group.cells.prefix(items).map(\.far).max() ?? 0
        group.size[stack] = max(0, placed + inner - group.cells.map(\.far).max()!)
      }
      group.cells = Array(group.cells.prefix(items))
      group.isMeasured = isMeasured
      groups.append((group, items))
      next = first + items
      if itemCount == 0 { break }
    }
    guard itemCount > 0, !groups.isEmpty else { return }
    // 2. A row is as thick as its thickest measured group.
    let thickest = groups.filter(\.solved.isMeasured).map(\.solved.size[cross]).max()
    let isEstimated = item.extent[cross].isEstimated
    breadth = isEstimated ? thickest ?? estimate : estimate
    let edges = item.edgeSpacing
    let thickness = breadth + edges.start(cross).minimum + edges.end(cross).minimum
    // 3. Place them one behind the other.
    var position = section.contentInsets.start(stack)
    for (index, group) in groups.enumerated() {
      if index > 0 { position += section.interGroupSpacing }
      position += edges.start(stack).minimum
      let across = alone(
        group.solved.size[cross], edges.start(cross), edges.end(cross),
        isOrthogonal ? thickness : room[cross])
      let box = Rect(
        origin: Point(
          along: stack, main: position,
          cross: section.contentInsets.start(cross) + grid.nearest(across)),
        size: group.solved.size)
      cells += group.solved.cells.map { Cell(frame: $0.frame.offset(by: box.origin), group: box) }
      position = box.max(stack) + edges.end(stack).minimum
    }
    length =
      isOrthogonal
      ? section.contentInsets.total(cross) + thickness
      : position + section.contentInsets.end(stack)
  }

  private func resolved(_ dimension: LayoutDimension, in room: Size) -> Double {
    switch dimension {
    case .fractionalWidth(let share): max(0, grid.floored(share * room.width))
    case .fractionalHeight(let share): max(0, grid.floored(share * room.height))
    case .absolute(let length), .estimated(let length): length
    case .uniformAcrossSiblings(let estimate): estimate
    }
  }

  private func resolved(_ extent: LayoutExtent, in room: Size) -> Size {
    Size(width: resolved(extent.width, in: room), height: resolved(extent.height, in: room))
  }

  /// Where an element of `extent` lies that has a line to itself.
  private func alone(_ extent: Double, _ start: Spacing, _ end: Spacing, _ available: Double)
    -> Double
  {
    let slots = (start.isFlexible ? 1.0 : 0) + (end.isFlexible ? 1 : 0)
    let left = available - extent - start.minimum - end.minimum
    return start.minimum + (start.isFlexible ? left / slots : 0)
  }

  // MARK: Lines

  /// The group that begins with an item where groups are lines of cells of estimated length: that
  /// with all the cells to come, each as long as it measured; nil for other groups.
  private func line(
    of section: SectionDescription, from first: Int, of count: Int, size: Size
  ) -> ItemDescription? {
    var item = section.group
    let axis = stack.crossing
    guard section.orthogonalBehavior == .none, let group = item.group, group.axis == axis,
      case .repeating(let cells) = group.form, Set(cells).count == 1, var cell = cells.first,
      cell.group == nil, case .estimated(let estimate) = cell.extent[axis],
      !cell.extent[stack].isFraction(of: axis), !cell.extent[stack].isUniform,
      !item.extent[axis].isEstimated
    else { return nil }
    let edges = cell.edgeSpacing
    let rooms = Axis.allCases.flatMap { [edges.start($0), edges.end($0)] }
    let available =
      size[axis] - item.contentInsets.total(axis) - edges.start(axis).minimum
      - edges.end(axis).minimum
    guard !rooms.contains(where: \.isFlexible), available > 0,
      item.extent[stack].isEstimated || item.contentInsets.total(stack) == 0
    else { return nil }
    switch axis {
    case .horizontal: (cell.contentInsets.leading, cell.contentInsets.trailing) = (0, 0)
    case .vertical: (cell.contentInsets.top, cell.contentInsets.bottom) = (0, 0)
    }
    // Behind the last cell as many at their estimate as may fit, for what flexible room there is.
    let phantoms = Int(available / estimate) + 1
    let parts = (first..<(count + phantoms)).map { index in
      var part = cell
      let length = index < count ? sizes[index]?[axis] ?? estimate : estimate
      let asked = LayoutDimension.absolute(min(length, available))
      if axis == .horizontal { part.extent.width = asked } else { part.extent.height = asked }
      return part
    }
    item.group?.form = .repeating(parts)
    return item
  }

  // MARK: Groups

  private mutating func solved(
    _ item: ItemDescription, size: Size, fixed: Axis? = nil, measures: Bool
  ) -> Solved {
    let estimated = Axis.allCases.filter { item.extent[$0].isEstimated && $0 != fixed }
    var insets = item.contentInsets
    if estimated.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if estimated.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    guard let group = item.group else {
      var size = size
      let known = measures && next < end ? sizes[next] : nil
      for axis in estimated { size[axis] = known?[axis] ?? size[axis] }
      next += 1
      let frame = Rect(
        x: insets.leading, y: insets.top, width: abs(size.width - insets.total(.horizontal)),
        height: abs(size.height - insets.total(.vertical)))
      return Solved(
        size: size, insets: insets, cells: [Placed(frame: frame, far: frame.max(stack))],
        isMeasured: known != nil && !estimated.isEmpty, isFilled: next <= end)
    }
    return solved(group, size: size, insets: insets, estimated: estimated, measures: measures)
  }

  private mutating func solved(
    _ group: GroupDescription, size: Size, insets: DirectionalInsets, estimated: [Axis],
    measures: Bool
  ) -> Solved {
    let axis = group.axis
    let between = group.interItemSpacing ?? .fixed(0)
    var inner = Size(
      width: max(0, size.width - insets.total(.horizontal)),
      height: max(0, size.height - insets.total(.vertical)))
    let first = next
    // 1. Solve what the group holds, and make equals of siblings that are to be.
    let (line, shared) = line(of: group, inner: inner, isEstimated: estimated.contains(axis))
    guard !line.isEmpty else {
      return Solved(size: size, insets: insets, cells: [], isMeasured: false, isFilled: first < end)
    }
    var parts: [Solved] = []
    for (item, size) in line {
      parts.append(solved(item, size: size, fixed: shared, measures: measures))
    }
    for side in Axis.allCases where side != shared && measures {
      let alike = line.indices.filter { line[$0].0.extent[side].isUniform }
      guard let longest = alike.filter({ parts[$0].isMeasured }).map({ parts[$0].size[side] }).max()
      else { continue }
      for index in alike where line[index].0.group == nil || parts[index].size[side] < longest {
        parts[index].size[side] = longest
        guard line[index].0.group == nil else { continue }
        parts[index].cells[0].frame.size[side] = longest
        parts[index].cells[0].far = parts[index].cells[0].frame.max(stack)
      }
    }
    // 2. Estimated axes are as long as what the group holds of the data.
    let isPart = parts.contains(where: \.isFilled) && next > end
    let held = parts.indices.filter { parts[$0].isFilled || !isPart }
    func taken(_ index: Int, _ side: Axis) -> Double {
      let edges = line[index].0.edgeSpacing
      return parts[index].size[side] + edges.start(side).minimum + edges.end(side).minimum
    }
    var available = inner[axis]
    if estimated.contains(axis), shared == nil {
      func sum(_ indexes: [Int]) -> Double {
        max(0, indexes.reduce(Double(indexes.count - 1) * between.minimum) { $0 + taken($1, axis) })
      }
      available = sum(Array(parts.indices))
      inner[axis] = sum(held)
    }
    if estimated.contains(axis.crossing) {
      inner[axis.crossing] = max(0, held.map { taken($0, axis.crossing) }.max() ?? 0)
    }
    var result = Solved(
      size: size, insets: insets, cells: [], isMeasured: parts.contains(where: \.isMeasured),
      isFilled: first < end)
    for side in estimated { result.size[side] = inner[side] }
    // 3. Place.
    var left = available - Double(max(0, line.count - 1)) * between.minimum
    var slots = between.isFlexible ? line.count - 1 : 0
    for index in line.indices {
      left -= taken(index, axis)
      let edges = line[index].0.edgeSpacing
      slots += (edges.start(axis).isFlexible ? 1 : 0) + (edges.end(axis).isFlexible ? 1 : 0)
    }
    func room(_ spacing: Spacing) -> Double {
      spacing.minimum + (spacing.isFlexible ? left / Double(slots) : 0)
    }
    let corner = Point(x: insets.leading, y: insets.top)
    var position = 0.0
    for (index, part) in parts.enumerated() {
      let edges = line[index].0.edgeSpacing
      position += room(edges.start(axis))
      let (start, finish) = (edges.start(axis.crossing), edges.end(axis.crossing))
      let across = alone(part.size[axis.crossing], start, finish, inner[axis.crossing])
      let free = inner[axis.crossing] - part.size[axis.crossing] - across
      let behind =
        stack == axis ? room(edges.end(axis)) : (finish.isFlexible ? free : finish.minimum)
      let place =
        corner + Point(along: axis, main: grid.nearest(position), cross: grid.nearest(across))
      for cell in part.cells {
        result.cells.append(
          Placed(
            frame: cell.frame.offset(by: place),
            far: cell.far + place[stack] + (line[index].0.group == nil ? behind : 0)))
      }
      position += part.size[axis] + room(edges.end(axis)) + room(between)
    }
    return result
  }

  /// The subitems of a group in order with their sizes, and the axis on which the group decides
  /// about them.
  private func line(
    of group: GroupDescription, inner: Size, isEstimated: Bool
  ) -> ([(ItemDescription, Size)], Axis?) {
    let axis = group.axis
    let between = group.interItemSpacing?.minimum ?? 0
    func room(_ count: Int) -> Size {
      var room = inner
      room[axis] = max(0, inner[axis] - Double(max(0, count - 1)) * between)
      return room
    }
    switch group.form {
    case .custom, .packed: return ([], nil)
    case .counted(let item, let count, let resizes):
      var size = resolved(item.extent, in: room(count))
      if resizes { size[axis] = grid.floored(room(count)[axis] / Double(count)) }
      return (Array(repeating: (item, size), count: count), resizes ? axis : nil)
    case .repeating(let items):
      if isEstimated {
        return (items.map { ($0, resolved($0.extent, in: room(items.count))) }, nil)
      }
      func taken(_ count: Int, base: Int, between: Double) -> Double {
        (0..<count).reduce(Double(count - 1) * between) { sum, index in
          let item = items[index % items.count]
          return sum + resolved(item.extent[axis], in: room(base))
            + item.edgeSpacing.start(axis).minimum + item.edgeSpacing.end(axis).minimum
        }
      }
      let crossFromMain = items.contains { $0.extent[axis.crossing].isFraction(of: axis) }
      var base = 0
      while crossFromMain, base < 64 || taken(items.count, base: 1, between: 0) > 0,
        taken(base + 1, base: 1, between: 0) <= inner[axis] + 0.001
      { base += 1 }
      var count = 0
      while taken(count + 1, base: crossFromMain ? base : count + 1, between: between)
        <= inner[axis] + 0.001, count < 64 || taken(items.count, base: count, between: between) > 0
      { count += 1 }
      let final = room(crossFromMain ? base : count)
      return (
        (0..<count).map { index in
          let item = items[index % items.count]
          return (item, resolved(item.extent, in: final))
        }, nil
      )
    }
  }
}

extension LayoutDimension {
  fileprivate var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}
