import GeometryCore
import RenderCore

/// The formats that views are drawn to.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png, svg, pdf
}

/// The picture of a view and its subviews.
@MainActor struct ViewPicture {
  let view: UIView

  /// With the corner of the view's bounds at the origin. Pending layouts are performed first.
  var displayList: DisplayList {
    view.layoutIfNeeded()
    let context = CGContext()
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layer.render(in: context)
    return context.list
  }

  /// - Parameter scale: The number of pixels per point; documents have none.
  func data(_ format: PictureFormat, scale: CGFloat) throws -> Data {
    let (list, size, platform) = (displayList, view.bounds.size.core, Platform.current)
    switch format {
    case .png:
      let bitmap = try platform.renderer.bitmap(
        of: list, size: size, scale: Double(scale), background: nil)
      return Data(try platform.images.pngBytes(of: bitmap))
    case .svg: return Data(try platform.renderer.svg(of: list, size: size))
    case .pdf: return Data(try platform.renderer.pdf(of: list, size: size))
    }
  }

  /// Draws what is shown now in the current context, stretched over `rect`.
  ///
  /// - Returns: Whether there was something to draw and a context to draw in.
  func draw(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let bounds = view.bounds
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates {
      view.layoutIfNeeded()
      MotionStage.current.commit()
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    view.layer.render(in: context, as: .shown)
    context.restoreGState()
    return true
  }

  /// A view that shows what a part shows now; nil for a part without size.
  func snapshot(
    of rect: CGRect, afterScreenUpdates afterUpdates: Bool, capInsets: UIEdgeInsets
  ) -> UIView? {
    let bounds = view.bounds
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, view.traitCollection.displayScale)
    let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      view.drawHierarchy(
        in: CGRect(
          x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width,
          height: bounds.height),
        afterScreenUpdates: afterUpdates)
    }
    let picture = capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets)
    let snapshot = UIImageView(image: picture)
    snapshot.frame = rect
    return snapshot
  }
}
