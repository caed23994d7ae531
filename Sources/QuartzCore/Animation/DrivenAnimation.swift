/// An animation whose progress is set from outside; it ends when it is removed.
package final class DrivenAnimation: CABasicAnimation {
  /// The share of the way at the present moment.
  private var progress: () -> Double = { 0 }

  package convenience init(keyPath: String, progress: @escaping () -> Double) {
    self.init(keyPath: keyPath)
    self.progress = progress
    duration = .infinity
  }

  override func blank() -> CAAnimation { DrivenAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    if let other = other as? DrivenAnimation { progress = other.progress }
  }

  override func share(at moment: MediaTimes.Moment) -> Double { progress() }
}
