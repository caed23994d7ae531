import Foundation
import RenderCore

/// What only layers have that move, that have a time of their own, or that show another one.
final class LayerMotion {
  /// The layer, until that goes.
  private unowned(unsafe) var layer: CALayer?
  /// Where the layer stands in its superlayer's time.
  var times = MediaTimes()
  var actions: [String: any CAAction]?
  weak var delegate: (any CALayerDelegate)?
  /// What is wished for the layer's pixels.
  var rasterization = (isOn: false, scale: CGFloat(1))
  var drawsAsynchronously = false
  /// The colour that all sublayers are drawn in; nil for their own.
  var contentColor: RGBA? { didSet { layer?.noteChange() } }
  /// Whether the back of the layer is drawn too.
  var isDoubleSided = true { didSet { layer?.noteChange() } }
  /// The part of the contents that is drawn, in unit coordinates.
  var contentsRect = LayerMotion.wholeContents { didSet { layer?.noteChange() } }
  static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What of the contents is stretched, in unit coordinates of the part that is drawn.
  var contentsCenter = LayerMotion.wholeContents { didSet { layer?.noteChange() } }
  /// Whether the coordinates of the layer have their origin at the lower edge.
  var isGeometryFlipped = false { didSet { layer?.noteChange() } }
  /// How the pixels of the contents come about.
  var filters = ContentsFilters() { didSet { layer?.noteChange() } }
  /// The values that the application set by keys of its own.
  var ownValues: [String: Any] = [:]
  /// Of a layer that shows another one: whether it draws content of its own.
  var isRedrawn = false
  /// Of a layer that shows another one: that one.
  var model: CALayer?
  /// Of a layer that shows another one: what is above it.
  var parent: CALayer?
  /// Of a layer that shows another one: what it turns from.
  var transition: TransitionMoment?

  /// In the order in which they were added.
  private(set) var running: [RunningAnimation] = []
  var stage: MotionStage?

  init(of layer: CALayer) {
    self.layer = layer
  }

  /// Gives a copy of the layer what only layers with such values have.
  func giveValues(to copy: CALayer) {
    (copy.shouldRasterize, copy.rasterizationScale) = (rasterization.isOn, rasterization.scale)
    copy.drawsAsynchronously = drawsAsynchronously
    (copy.contentsRect, copy.isDoubleSided) = (contentsRect, isDoubleSided)
    (copy.contentsCenter, copy.isGeometryFlipped) = (contentsCenter, isGeometryFlipped)
    (copy.magnificationFilter, copy.minificationFilter) =
      (filters.magnification, filters.minification)
    if !ownValues.isEmpty { copy.existingOrNewMotion.ownValues = ownValues }
  }

  /// The layer is gone, and with it what it shows.
  func layerGoes() { layer = nil }

  /// How many animations have had a key, or one that begins with it, since the layer was at rest.
  private var uses: [String: Int] = [:]

  /// A key that no animation has: `key` or one that begins with it.
  func freeKey(_ key: String) -> String {
    guard running.contains(where: { $0.key == key }) else { return key }
    let number = max(2, (uses[key] ?? 1) + 1)
    uses[key] = number
    return "\(key)-\(number)"
  }

  func add(_ animation: RunningAnimation) {
    if running.isEmpty { uses = [:] }
    running.append(animation)
    layer?.noteChange()
    MotionStage.current.enter(self)
  }

  func remove(key: String) {
    let gone = running.filter { $0.key == key }
    running.removeAll { $0.key == key }
    layer?.noteChange()
    for animation in gone { animation.tellEnd(finished: false) }
  }

  func remove(_ animation: RunningAnimation) {
    running.removeAll { $0 === animation }
    layer?.noteChange()
    animation.tellEnd(finished: false)
  }

  func removeAll() {
    let gone = running
    running = []
    layer?.noteChange()
    for animation in gone { animation.tellEnd(finished: false) }
  }

  /// Has what was added begin; a layer that is not on the screen lets go of all.
  func begin(at now: TimeInterval) {
    guard let layer, layer.isOnScreen else { return removeAll() }
    guard running.contains(where: { !$0.hasBegun }) else { return }
    let time = layer.ownTime(now)
    for animation in running { animation.begin(at: time) }
  }

  /// - Returns: Whether there is nothing to do any more.
  func leaveIfAtRest() -> Bool {
    guard running.isEmpty else { return false }
    stage = nil
    return true
  }

  /// What the clock shows when an animation is over: never while the layer's time runs backwards.
  private func end(of animation: RunningAnimation, in layer: CALayer) -> TimeInterval {
    layer.clockTime(reaching: animation.animation.times.end)
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval {
    guard let layer else { return now }
    var next = TimeInterval.infinity
    for animation in running where !animation.isOver {
      next = min(next, animation.hasBegun ? end(of: animation, in: layer) : now)
    }
    return next
  }

  /// Takes out what has ended by `now`, with the times of the ends.
  func takeDue(at now: TimeInterval) -> [(end: TimeInterval, animation: RunningAnimation)] {
    guard let layer else { return [] }
    var due: [(TimeInterval, RunningAnimation)] = []
    for animation in running where animation.hasBegun && !animation.isOver {
      let end = end(of: animation, in: layer)
      if end <= now { due.append((end, animation)) }
    }
    guard !due.isEmpty else { return [] }
    let over = Set(due.map { ObjectIdentifier($0.1) })
    running.removeAll {
      $0.animation.isRemovedOnCompletion && over.contains(ObjectIdentifier($0))
    }
    layer.noteChange()
    return due
  }

  /// Whether animations change what the content is drawn from.
  var redraws: Bool { running.contains { $0.redraws } }

  /// Whether animations may change what is shown of a property.
  func moves(_ property: LayerProperty) -> Bool {
    running.contains { $0.animation.moves(property) }
  }

  /// Changes `form`, a copy of the layer, to what is shown at `now` of the layer's time.
  func apply(to form: CALayer, at now: TimeInterval) {
    var shown = ShownValues(of: form)
    for animation in running { animation.animation.apply(to: &shown, at: animation.time(at: now)) }
    shown.write()
  }
}
