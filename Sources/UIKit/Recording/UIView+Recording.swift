import GeometryCore
import RenderCore

extension UIView {
  /// What the view and all below it show, the corner of its bounds at the origin.
  ///
  /// Waiting layouts are done first.
  package func displayList() -> DisplayList {
    layoutIfNeeded()
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    return context.list
  }

  /// The picture of the view and all below it.
  ///
  /// - Parameter scale: Pixels a point; documents have none.
  package func picture(_ format: PictureFormat, scale: CGFloat) throws -> Data {
    let (list, size, platform) = (displayList(), bounds.size.core, Platform.current)
    switch format {
    case .png:
      let bitmap = try platform.renderer.bitmap(
        of: list, size: size, scale: Double(scale), background: nil)
      return Data(try platform.images.pngBytes(of: bitmap))
    case .svg: return Data(try platform.renderer.svg(of: list, size: size))
    case .pdf: return Data(try platform.renderer.pdf(of: list, size: size))
    }
  }

  /// Draws the view and all below it as they are shown now, in motion too, in the current context,
  /// stretched over `rect`.
  ///
  /// - Parameter afterUpdates: Whether waiting layouts are done first, and what was changed since
  ///   the last turn of the run loop begins to move.
  /// - Returns: Whether there was something to draw and a context to draw in.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates {
      layoutIfNeeded()
      MotionStage.current.commit()
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context, as: .shown)
    context.restoreGState()
    return true
  }
}

/// The formats that views are drawn to.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png, svg, pdf
}

extension UIView {
  /// A view that shows what this one shows now, and goes on to do so.
  ///
  /// - Parameter afterUpdates: Whether waiting layouts are done first.
  /// - Returns: Nil for a view without size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows what a part of this one shows now, and goes on to do so.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of this view.
  ///   - afterUpdates: Whether waiting layouts are done first.
  ///   - capInsets: The edges that keep their size when the view is given another.
  /// - Returns: Nil for a part without size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, traitCollection.displayScale)
    let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      drawHierarchy(
        in: CGRect(
          x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width,
          height: bounds.height),
        afterScreenUpdates: afterUpdates)
    }
    let picture = capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets)
    let view = UIImageView(image: picture)
    view.frame = rect
    return view
  }
}
