import Foundation
import GeometryCore
import RenderCore

/// What a mask does to the layer that has it.
enum Masking {
  case none
  /// Nothing is seen outside of an opaque shape.
  case clip(Shape)
  /// Content is seen as far as `picture`, steps in the coordinates of the layer, is opaque.
  case fade(picture: DisplayList, bounds: Rect)

  /// Appends what comes before the content.
  func begin(in list: inout DisplayList) {
    switch self {
    case .none: break
    case .clip(let shape): list.append(contentsOf: [.save, .clip(shape)])
    case .fade(_, let bounds): list.append(.beginGroup(opacity: 1, bounds: bounds))
    }
  }

  /// Appends what comes after the content.
  func end(in list: inout DisplayList) {
    switch self {
    case .none: break
    case .clip: list.append(.restore)
    case .fade(let picture, let bounds):
      list.append(contentsOf: [
        .save, .blend(.destinationIn), .beginGroup(opacity: 1, bounds: bounds),
      ])
      list.append(contentsOf: picture)
      list.append(contentsOf: [.endGroup, .restore, .endGroup])
    }
  }
}

extension CALayer {
  /// What the mask of `layer` does to this form of it.
  func masking(of layer: CALayer, as rendition: Rendition) -> Masking {
    guard let mask = layer.mask else { return .none }
    let form = mask.form(rendition)
    if let shape = form.opaqueShape(of: mask) { return .clip(shape) }
    var picture = DisplayList()
    if form.isShown {
      picture.append(.save)
      picture.append(.transform(form.placement))
      mask.recordContent(into: &picture, as: rendition)
      picture.append(.restore)
    }
    return .fade(picture: picture, bounds: paintedBounds(of: layer, as: rendition))
  }

  /// The shape that is all the layer shows, opaque, as the layer sees it whose mask it is; nil where
  /// it shows more or less than that.
  ///
  /// - Parameter layer: The layer that has this form.
  private func opaqueShape(of layer: CALayer) -> Shape? {
    guard !isHidden, opacity >= 1, layer.children.isEmpty, layer.mask == nil, contents == nil,
      borderWidth <= 0, shadow == nil
    else { return nil }
    if let shaped = self as? CAShapeLayer { return shaped.opaquePath }
    layer.displayIfNeeded()
    guard (backgroundColor?.coverage ?? 0) >= 1, layer.drawing?.commands.isEmpty ?? true else {
      return nil
    }
    if case .path(let path) = outline { return .path(path.transformed(by: placement)) }
    let path = CGMutablePath()
    let radius = CGFloat(box.radius)
    path.addRoundedRect(in: bounds, cornerWidth: radius, cornerHeight: radius)
    return .path(path.shape.transformed(by: placement))
  }
}

extension CAShapeLayer {
  /// The path as the layer sees it whose mask this is; nil unless it is filled, opaque, and all.
  fileprivate var opaquePath: Shape? {
    guard let path, (fillColor?.coverage ?? 0) >= 1, backgroundColor == nil,
      strokeColor == nil || lineWidth <= 0
    else { return nil }
    var shape = path.shape.transformed(by: placement)
    shape.isEvenOdd = fillRule == .evenOdd
    return .path(shape)
  }
}
