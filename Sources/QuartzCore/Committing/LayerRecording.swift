import GeometryCore
import RenderCore

/// A layer as a node, as it is shown now.
///
/// The steps are those of a plain recording, which runs the same code for each layer.
struct LayerRecording {
  /// Without its children.
  private(set) var node: RenderNode
  /// The sublayers that have nodes of their own, from back to front.
  private(set) var children: [CALayer] = []
  /// Layers that count for the node's steps, with all below them.
  private(set) var watched: [CALayer] = []

  /// - Parameters:
  ///   - old: The node that the layer has.
  ///   - ink: A rectangle around the characters of a text in a frame.
  init(of layer: CALayer, was old: RenderNode, ink: @escaping (TextBlock, Rect) -> Rect) {
    node = RenderNode(id: old.id)
    node.parent = old.parent
    let form = layer.form(.shown)
    node.placement = form.placement(in: layer.superlayer?.form(.shown))
    node.bounds = form.bounds.core
    node.depth = Double(form.zPosition)
    node.placesChildren = !CATransform3DIsIdentity(form.sublayerTransform)
    guard form.isShown else {
      // Groups around it reach as far as it does, unless it is hidden.
      if !form.isHidden { watched = layer.children }
      return
    }
    if form.drawsChildren(of: layer) {
      layer.recordContent(into: &node.before, as: .shown)
      node.envelope.isWhole = true
      node.followsDescendants = true
      watched = layer.children
    } else {
      record(layer, as: form)
    }
    var list = node.before
    list.append(contentsOf: node.after)
    node.extent = PaintedExtent(of: list, ink: ink)
  }

  private mutating func record(_ layer: CALayer, as form: CALayer) {
    let open = form.beginContent(of: layer, in: &node.before, as: .shown)
    form.endContent(open, in: &node.after)
    children = open.remaining.reversed()
    if open.isFaded { node.envelope.opacity = Double(form.opacity) }
    if open.clips { node.envelope.clip = form.outline }
    switch open.masking {
    case .none: break
    case .clip(let shape): node.envelope.mask = DisplayList(commands: [.clip(shape)])
    case .fade(let picture, _): node.envelope.mask = picture
    }
    if case .fade = open.masking { node.followsDescendants = true }
    if open.isFaded { node.followsDescendants = true }
  }
}

extension CALayer {
  /// Whether the sublayers are drawn by steps of this form of `layer`: copied, in one colour, or in
  /// two states at once.
  fileprivate func drawsChildren(of layer: CALayer) -> Bool {
    layer.copies != nil || layer.contentColor != nil || motion?.transition != nil
  }
}
