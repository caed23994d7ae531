import GeometryCore
import LayoutCore

/// A second, naive reading of the rules: every group is solved again and placed behind the one
/// before it, item by item. Sections of cells alone, without estimates.
struct ReferenceLayout {
  struct Cell {
    /// Unrounded, in content coordinates.
    var frame: Rect
    /// The outermost group it belongs to.
    var group: Rect
  }

  let grid: PixelGrid
  let scrollAxis: Axis
  let container: Size
  var cells: [Cell] = []
  /// Where the section ends along the scroll axis.
  var end = 0.0

  init(
    _ section: SectionDescription, itemCount: Int, container: Size, scale: Double, scrollAxis: Axis
  ) {
    grid = PixelGrid(scale: scale)
    self.container = container
    self.scrollAxis = scrollAxis
    place(section, itemCount: itemCount)
  }

  private mutating func place(_ section: SectionDescription, itemCount: Int) {
    let isOrthogonal = section.orthogonalBehavior != .none
    let stack = isOrthogonal ? scrollAxis.crossing : scrollAxis
    let cross = stack.crossing
    var room = container
    room[cross] = max(0, room[cross] - section.contentInsets.total(cross))
    let size = length(section.group.extent, in: room)
    let edges = section.group.edgeSpacing
    var origin = Point.zero
    origin[cross] = section.contentInsets.start(cross)
    let available =
      isOrthogonal
      ? size[cross] + edges.start(cross).minimum + edges.end(cross).minimum : room[cross]
    origin[cross] += grid.nearest(
      alone(size[cross], edges.start(cross), edges.end(cross), available))
    origin[stack] = section.contentInsets.start(stack)
    while cells.count < itemCount {
      if !cells.isEmpty { origin[stack] += section.interGroupSpacing }
      let all = frames(in: section.group, size: size, stack)
      guard !all.isEmpty else { return }
      let placed = all.prefix(itemCount - cells.count)
      var group = Rect(origin: origin, size: size)
      group.origin[stack] += edges.start(stack).minimum
      if placed.count < all.count {
        let insets = section.group.contentInsets
        let inner = max(0, size[stack] - insets.total(stack))
        let leftover = inner - all.map(\.far).max()!
        group.size[stack] = max(0, placed.map(\.far).max()! + leftover)
      }
      cells += placed.map { Cell(frame: $0.frame.offset(by: group.origin), group: group) }
      origin[stack] = group.max(stack) + edges.end(stack).minimum
    }
    end =
      isOrthogonal
      ? section.contentInsets.total(scrollAxis) + available
      : origin[stack] + section.contentInsets.end(stack)
  }

  private func length(_ dimension: LayoutDimension, in room: Size) -> Double {
    switch dimension {
    case .fractionalWidth(let share): max(0, grid.floored(share * room.width))
    case .fractionalHeight(let share): max(0, grid.floored(share * room.height))
    case .absolute(let length), .estimated(let length): length
    case .uniformAcrossSiblings(let estimate): estimate
    }
  }

  private func length(_ extent: LayoutExtent, in room: Size) -> Size {
    Size(width: length(extent.width, in: room), height: length(extent.height, in: room))
  }

  /// Where an element of `extent` lies that has a line to itself.
  private func alone(_ extent: Double, _ start: Spacing, _ end: Spacing, _ available: Double)
    -> Double
  {
    let slots = (start.isFlexible ? 1.0 : 0) + (end.isFlexible ? 1 : 0)
    let left = available - extent - start.minimum - end.minimum
    return start.minimum + (start.isFlexible ? left / slots : 0)
  }

  private typealias Placed = (frame: Rect, far: Double)

  /// The cells of one group from its corner, and their far edges from its inner corner.
  private func frames(in item: ItemDescription, size: Size, _ stack: Axis) -> [Placed] {
    let insets = item.contentInsets
    guard let group = item.group else {
      let frame = Rect(
        x: insets.leading, y: insets.top, width: abs(size.width - insets.total(.horizontal)),
        height: abs(size.height - insets.total(.vertical)))
      return [(frame, frame.max(stack))]
    }
    let inner = Size(
      width: max(0, size.width - insets.total(.horizontal)),
      height: max(0, size.height - insets.total(.vertical)))
    let axis = group.axis
    let between = group.interItemSpacing ?? .fixed(0)
    let line = line(of: group, inner: inner)
    // Share the leftover among what is flexible.
    var left = inner[axis] - Double(max(0, line.count - 1)) * between.minimum
    var slots = between.isFlexible ? line.count - 1 : 0
    for (item, size) in line {
      let (start, end) = (item.edgeSpacing.start(axis), item.edgeSpacing.end(axis))
      left -= size[axis] + start.minimum + end.minimum
      slots += (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0)
    }
    func room(_ spacing: Spacing) -> Double {
      spacing.minimum + (spacing.isFlexible ? left / Double(slots) : 0)
    }
    var cells: [Placed] = []
    var position = 0.0
    for (item, size) in line {
      let (start, end) = (item.edgeSpacing.start(axis), item.edgeSpacing.end(axis))
      let (crossStart, crossEnd) = (
        item.edgeSpacing.start(axis.crossing), item.edgeSpacing.end(axis.crossing)
      )
      position += room(start)
      let across = alone(size[axis.crossing], crossStart, crossEnd, inner[axis.crossing])
      let place = Point(along: axis, main: grid.nearest(position), cross: grid.nearest(across))
      let free = inner[axis.crossing] - size[axis.crossing] - across
      let crossRoom = crossEnd.isFlexible ? free : crossEnd.minimum
      let far = item.group != nil ? 0 : (stack == axis ? room(end) : crossRoom)
      for cell in frames(in: item, size: size, stack) {
        let inset = item.group == nil ? 0 : item.contentInsets.start(stack)
        cells.append((cell.frame.offset(by: place), cell.far + inset + place[stack] + far))
      }
      position += size[axis] + room(end) + room(between)
    }
    let corner = Point(x: insets.leading, y: insets.top)
    return cells.map { ($0.frame.offset(by: corner), $0.far) }
  }

  /// The subitems of a group in order with their sizes.
  private func line(of group: GroupDescription, inner: Size) -> [(ItemDescription, Size)] {
    let axis = group.axis
    let between = group.interItemSpacing?.minimum ?? 0
    func room(_ count: Int) -> Size {
      var room = inner
      room[axis] = max(0, inner[axis] - Double(max(0, count - 1)) * between)
      return room
    }
    switch group.form {
    case .custom, .packed: return []
    case .counted(let item, let count, let resizes):
      var size = length(item.extent, in: room(count))
      if resizes { size[axis] = grid.floored(room(count)[axis] / Double(count)) }
      return Array(repeating: (item, size), count: count)
    case .repeating(let items):
      func taken(_ count: Int, base: Int, between: Double) -> Double {
        (0..<count).reduce(Double(count - 1) * between) { sum, index in
          let item = items[index % items.count]
          return sum + length(item.extent[axis], in: room(base))
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
      return (0..<count).map { index in
        let item = items[index % items.count]
        return (item, length(item.extent, in: final))
      }
    }
  }
}

/// Where a query for `area` looks for the cells of a section, in unscrolled coordinates.
///
/// Of a row that scrolls on its own, what is seen in the area and, if that reaches beyond the
/// content, also what lies there unscrolled.
func askedAreas(
  of section: SectionDescription, _ area: Rect, in content: Size, along axis: Axis,
  scrolledBy offset: Double
) -> [Rect] {
  let cross = axis.crossing
  guard section.orthogonalBehavior != .none else {
    return [area.intersection(Rect(origin: .zero, size: content))].compactMap(\.self)
      .filter { !$0.isEmpty }
  }
  let start = max(area.min(axis), 0)
  let end = min(area.max(axis), content[axis])
  guard start < end, area.size[cross] > 0 else { return [] }
  var own = area
  own.origin[axis] = start
  own.size[axis] = end - start
  var seen = own
  seen.origin[cross] += offset
  return area.min(cross) < 0 || area.max(cross) > content[cross] ? [own, seen] : [seen]
}
