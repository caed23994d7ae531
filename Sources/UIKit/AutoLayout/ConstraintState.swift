/// What constraints know of a view.
struct ConstraintState {}

extension UIView {
  func removeConstraintsReachingOut() {}
  func autoLayoutGeometryDidChange() {}
  func applyConstraintLayout() {}
  func updateConstraintsIfNeeded() {}
  func constraintTranslationDidChange() {}
  func intrinsicSizeDidChange() {}
  func arrangedVisibilityDidChange(of view: UIView) {}
}
