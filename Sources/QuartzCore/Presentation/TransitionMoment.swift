import CoreGraphics
import Foundation
import GeometryCore
import RenderCore

/// A moment of a transition: what was shown before, and how far it is over.
struct TransitionMoment {
  let before: DisplayList
  let type: CATransitionType
  let subtype: CATransitionSubtype
  /// From 0 to 1.
  let progress: Double

  /// Appends what lies below the new content and opens what the new content is drawn in.
  ///
  /// - Parameters:
  ///   - bounds: The layer's.
  ///   - painted: All that the layer and those below it paint.
  ///   - isOpaque: Whether the layer covers its bounds: then what was shows until it is covered,
  ///     and the two do not let shine through what lies behind.
  func begin(in list: inout DisplayList, bounds: Rect, painted: Rect, isOpaque: Bool) {
    switch type {
    case .push:
      append(to: &list, movedBy: way(-progress, bounds))
      open(in: &list, .translation(way(1 - progress, bounds)))
    case .moveIn:
      append(to: &list, movedBy: Point(x: 0, y: 0))
      open(in: &list, .translation(way(1 - progress, bounds)))
    case .reveal: open(in: &list, .identity)
    case .flip: beginFlip(in: &list, bounds: bounds)
    default:
      list.append(.beginGroup(opacity: isOpaque ? 1 : 1 - progress, bounds: painted))
      list.append(contentsOf: before)
      list.append(.endGroup)
      list.append(.beginGroup(opacity: progress, bounds: painted))
    }
  }

  /// Closes what the new content was drawn in, and appends what lies above it.
  func end(in list: inout DisplayList, bounds: Rect) {
    switch type {
    case .push, .moveIn, .flip: list.append(.restore)
    case .reveal:
      list.append(.restore)
      append(to: &list, movedBy: way(-progress, bounds))
    default: list.append(.endGroup)
    }
  }

  /// Half the turn shows the former face, half the new one, seen from far away.
  private func beginFlip(in list: inout DisplayList, bounds: Rect) {
    let scale = abs(cos(progress * .pi))
    let isUpright = subtype == .fromTop || subtype == .fromBottom
    let (x, y) = isUpright ? (1, scale) : (scale, 1)
    let (midX, midY) = (
      bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2
    )
    let turn = Transform2D(a: x, b: 0, c: 0, d: y, tx: midX * (1 - x), ty: midY * (1 - y))
    guard progress < 0.5 else { return open(in: &list, turn) }
    open(in: &list, turn)
    list.append(contentsOf: before)
    list.append(.restore)
    list.append(.save)
    list.append(.clip(.rectangle(Rect(origin: bounds.origin, size: .zero))))
  }

  private func way(_ share: Double, _ bounds: Rect) -> Point {
    Point(
      x: subtype.start.x * share * bounds.size.width,
      y: subtype.start.y * share * bounds.size.height)
  }

  private func append(to list: inout DisplayList, movedBy way: Point) {
    open(in: &list, .translation(way))
    list.append(contentsOf: before)
    list.append(.restore)
  }

  private func open(in list: inout DisplayList, _ transform: Transform2D) {
    list.append(.save)
    list.append(.transform(transform))
  }
}
