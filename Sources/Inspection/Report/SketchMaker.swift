import GeometryCore
import LayoutCore

/// Places the stages of an explanation: each has its origin and size, and the insets and spacings in the
/// sums that led there.
///
/// Stages are placed in reading direction, with the offsets of ``Explanation``; a layout from right to left
/// mirrors the result.
struct SketchMaker {
  private(set) var boxes: [(role: String, title: String, frame: Rect)] = []
  private(set) var lines: [(name: String, value: Double, isHorizontal: Bool, frame: Rect)] = []
  private let explanation: Explanation
  /// The width of the content if the layout is from right to left.
  private(set) var mirroredWidth: Double?

  init(_ explanation: Explanation) {
    self.explanation = explanation
    var origin = Point(x: 0, y: 0)
    for part in explanation.parts {
      switch Scope(part.title) {
      case .other: continue
      case .frame: addFrame(part)
      case let scope: origin = addStage(part, scope, after: origin)
      }
    }
  }

  /// Adds the box and the lines of a stage.
  ///
  /// - Parameter previous: The origin of the stage before it.
  /// - Returns: The origin of the stage.
  private mutating func addStage(
    _ part: ExplanationPart, _ scope: Scope, after previous: Point
  ) -> Point {
    if scope == .container { addContainer(part) }
    let base = scope.isNested ? previous : Point(x: 0, y: 0)
    let across = part.step("leading") ?? part.step("x")
    let down = part.step("top") ?? part.step("y")
    // A group that is not placed is a piece of a packed one: the stage before it says where.
    let isPlaced = scope != .group || across != nil || down != nil
    let origin =
      isPlaced
      ? Point(x: base.x + (across?.value ?? 0), y: base.y + (down?.value ?? 0)) : previous
    let size = Size(
      width: part.step("width")?.value ?? 0, height: part.step("height")?.value ?? 0)
    if let role = scope.role, size.width > 0, size.height > 0 {
      boxes.append((role, part.title, Rect(origin: origin, size: size)))
    }
    addLines(across, from: base.x, isHorizontal: true, at: origin, size)
    addLines(down, from: base.y, isHorizontal: false, at: origin, size)
    addStride(part, at: origin, size)
    return origin
  }

  /// The stages of an explanation by their titles.
  private enum Scope: Equatable {
    case container, section, group, nested, item, frame, other

    init(_ title: String) {
      let name = title.prefix { !$0.isNumber }.trimmingSpace
      switch name {
      case "Group", "Place": self = .group
      case "Nested group": self = .nested
      case "Item": self = .item
      case "Frame": self = .frame
      case "Section": self = .section
      default: self = name.hasPrefix("Container") ? .container : .other
      }
    }

    var isNested: Bool { self == .nested || self == .item }

    var role: String? {
      switch self {
      case .group, .nested: "group"
      case .item: "item"
      case .container, .section, .frame, .other: nil
      }
    }
  }

  private mutating func addContainer(_ part: ExplanationPart) {
    let size = Size(
      width: part.step("width")?.value ?? 0, height: part.step("height")?.value ?? 0)
    guard size.width > 0, size.height > 0 else { return }
    boxes.append(("container", part.title, Rect(origin: Point(x: 0, y: 0), size: size)))
  }

  private mutating func addFrame(_ part: ExplanationPart) {
    let frame = explanation.frame
    var flow = frame
    if let leading = part.step("leading"), let x = part.step("x") {
      flow.origin.x = leading.value
      mirroredWidth = x.formula.firstTerm
    }
    boxes.append(("frame", explanation.title, flow))
    let (across, down) = (part.step("leading") ?? part.step("x"), part.step("y"))
    addLines(across, from: 0, isHorizontal: true, at: flow.origin, flow.size)
    addLines(down, from: 0, isHorizontal: false, at: flow.origin, flow.size)
    for (name, isHorizontal) in [("width", true), ("height", false)] {
      guard case .sum(let terms)? = part.step(name)?.formula else { continue }
      for term in terms {
        guard let operand = term.operand, operand.isEdge,
          operand.source.hasSuffix("trailing") || operand.source.hasSuffix("bottom")
        else { continue }
        add(
          operand,
          from: isHorizontal
            ? flow.origin.x + flow.size.width
            : flow.origin.y + flow.size.height, isHorizontal: isHorizontal, at: flow.origin,
          flow.size)
      }
    }
  }

  /// The insets and spacings of a sum, one after the other.
  private mutating func addLines(
    _ step: ExplanationStep?, from start: Double, isHorizontal: Bool, at origin: Point, _ size: Size
  ) {
    guard case .sum(let terms)? = step?.formula else { return }
    var end = start
    for term in terms {
      let length = term.count * term.formula.value
      end += length
      guard let operand = term.operand, operand.isEdge, term.count > 0 else { continue }
      // Of several spacings the last one is next to the element.
      add(operand, from: end - operand.value, isHorizontal: isHorizontal, at: origin, size)
    }
  }

  /// The spacing between a group and the one before it.
  private mutating func addStride(_ part: ExplanationPart, at origin: Point, _ size: Size) {
    guard case .sum(let terms)? = part.step("stride")?.formula,
      let spacing = terms.lazy.compactMap(\.operand).first(where: \.isEdge)
    else { return }
    let isHorizontal = part.step("leading").map { $0.formula.names("group stride") } ?? false
    guard isHorizontal || part.step("top")?.formula.names("group stride") == true else { return }
    add(
      spacing, from: (isHorizontal ? origin.x : origin.y) - spacing.value,
      isHorizontal: isHorizontal, at: origin, size)
  }

  private mutating func add(
    _ operand: Operand, from start: Double, isHorizontal: Bool, at origin: Point, _ size: Size
  ) {
    let frame =
      isHorizontal
      ? Rect(x: start, y: origin.y + size.height / 2, width: operand.value, height: 0)
      : Rect(x: origin.x + size.width / 2, y: start, width: 0, height: operand.value)
    lines.append((operand.source, operand.value, isHorizontal, frame))
  }
}

extension ExplanationPart {
  fileprivate func step(_ name: String) -> ExplanationStep? { steps.last { $0.name == name } }
}

extension Formula {
  fileprivate var firstTerm: Double? {
    guard case .sum(let terms) = self else { return nil }
    return terms.first?.formula.value
  }

  /// Whether a term of the sum is a step of that name.
  fileprivate func names(_ source: String) -> Bool {
    guard case .sum(let terms) = self else { return false }
    return terms.contains { $0.operand?.source == source }
  }
}

extension Formula.Term {
  fileprivate var operand: Operand? {
    guard case .operand(let operand) = formula else { return nil }
    return operand
  }
}

extension Operand {
  /// Whether it is an inset or a spacing.
  fileprivate var isEdge: Bool {
    value > 0 && (source.contains("nset") || source.contains("pacing"))
  }
}

extension Substring {
  fileprivate var trimmingSpace: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
