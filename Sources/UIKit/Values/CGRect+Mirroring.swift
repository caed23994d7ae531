extension CGRect {
  /// The rectangle reflected at the vertical centre line of `container`.
  func mirrored(in container: CGRect) -> CGRect {
    CGRect(x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
  }
}
