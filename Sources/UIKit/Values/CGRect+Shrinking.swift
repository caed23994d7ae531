extension CGRect {
  /// The rectangle smaller by lengths at its sides, as far as there is room.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
