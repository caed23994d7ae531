/// Pictures that an image view shows one after the other.
@MainActor final class ImageFilm {
  private let images: [UIImage]
  /// Of all pictures together, in seconds.
  private let duration: TimeInterval
  /// 0: for ever.
  private let repeatCount: Int
  private let member = Member()
  private var index = 0

  /// Begins with the first picture now.
  init(_ images: [UIImage], duration: TimeInterval, repeatCount: Int, view: UIImageView) {
    self.images = images
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    self.repeatCount = max(0, repeatCount)
    member.film = self
    member.view = view
    member.enter()
  }

  /// The picture on show.
  var image: UIImage { images[index] }

  func stop() { member.leave() }

  /// When the next picture comes, counted from the start; nil after the last one.
  private func change(after elapsed: TimeInterval) -> TimeInterval? {
    guard images.count > 1 || repeatCount > 0 else { return nil }
    let each = duration / Double(images.count)
    return ((elapsed / each + 1e-6).rounded(.down) + 1) * each
  }

  /// Goes to the picture of that moment.
  ///
  /// - Returns: Whether it is another one; nil if the film is over.
  private func show(at elapsed: TimeInterval) -> Bool? {
    let shown = Int((elapsed / duration * Double(images.count) + 1e-6).rounded(.down))
    if repeatCount > 0, shown >= images.count * repeatCount { return nil }
    let before = index
    index = shown % images.count
    return index != before
  }

  /// The object that the stage retains, which retains neither the film nor the view.
  private final class Member: @preconcurrency MotionStageMember {
    weak var film: ImageFilm?
    weak var view: UIImageView?
    private weak var stage: MotionStage?
    private var start: TimeInterval = 0

    @MainActor func enter() {
      let stage = MotionStage.current
      self.stage = stage
      start = stage.clock.now
      stage.enter(self)
    }

    @MainActor func leave() {
      stage?.leave(self)
      stage = nil
    }

    @MainActor func nextMoment(from now: TimeInterval) -> TimeInterval? {
      guard let film else { return now }
      return film.change(after: now - start).map { start + $0 }
    }

    @MainActor func turn(at now: TimeInterval) {
      guard let film, let view else { return leave() }
      switch film.show(at: now - start) {
      case true?: view.setNeedsDisplay()
      case false?: break
      case nil: view.stopAnimating()
      }
    }

    func stop() { stage = nil }
  }
}
