/// The frame of content that is not as large as its view.
struct ContentPlacement {
  private let mode: UIView.ContentMode

  init(_ mode: UIView.ContentMode) { self.mode = mode }

  /// Where content of `size` points goes in `bounds`.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let shares = (bounds.width / size.width, bounds.height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(size, scaledBy: min(shares.0, shares.1), in: bounds)
    case .scaleAspectFill: return place(size, scaledBy: max(shares.0, shares.1), in: bounds)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return place(size, scaledBy: 1, in: bounds)
    }
  }

  private func place(_ size: CGSize, scaledBy factor: CGFloat, in bounds: CGRect) -> CGRect {
    let size = CGSize(width: size.width * factor, height: size.height * factor)
    let (spareWidth, spareHeight) = (bounds.width - size.width, bounds.height - size.height)
    return CGRect(
      x: bounds.minX + spareWidth * horizontalShare, y: bounds.minY + spareHeight * verticalShare,
      width: size.width, height: size.height)
  }

  /// The share of the spare width that is on the left.
  private var horizontalShare: CGFloat {
    switch mode {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom: 0.5
    }
  }

  /// The share of the spare height that is above.
  private var verticalShare: CGFloat {
    switch mode {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .left, .right: 0.5
    }
  }
}
