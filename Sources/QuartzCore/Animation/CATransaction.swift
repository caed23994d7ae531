import Foundation

/// A group of changes of layers that become visible together.
///
/// Changes outside of any transaction belong to one that ends with the turn of the run loop. Of
/// the main actor alone.
open class CATransaction: NSObject {
  private struct Level {
    var values: [String: Any] = [:]
    var tally: AnimationTally?
  }

  /// The implicit transaction, and those that were begun, the innermost last.
  nonisolated(unsafe) private static var levels = [Level()]

  /// Begins a transaction within the current one.
  open class func begin() { levels.append(Level()) }

  /// Ends the innermost transaction.
  open class func commit() {
    guard levels.count > 1 else { return flush() }
    levels.removeLast().tally?.close()
  }

  /// Ends the implicit transaction and makes its changes visible.
  open class func flush() {
    MotionStage.layOutWindows?()
    MotionStage.current.commit()
  }

  static func closeImplicit() {
    guard levels.count == 1 else { return }
    let level = levels[0]
    levels[0] = Level()
    level.tally?.close()
  }

  /// The completion of the animations that are added now.
  static var tallies: [AnimationTally] { levels.compactMap(\.tally) }

  /// The value for `key` in the innermost open transaction that has one.
  open class func value(forKey key: String) -> Any? {
    levels.lazy.reversed().compactMap { $0.values[key] }.first
  }

  /// Sets a value of the innermost transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    levels[levels.count - 1].values[key] = anObject
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(anObject as? () -> Void)
    }
  }

  /// The duration of animations that have none of their own, in seconds. The default is 0.25.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue
      ?? value(forKey: kCATransactionAnimationDuration) as? Double ?? 0.25
  }

  /// Sets how long animations of the transaction take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The timing curve of implicit animations. The default is nil, which stands for the default curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the curve of the transaction's animations; nil for the default.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes of layers run no actions. The default is `false`.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether changes of layers in the transaction run no actions.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// The block that is called when all animations added to the innermost transaction after it was set
  /// have ended; at the end of the transaction if there are none.
  open class func completionBlock() -> (() -> Void)? {
    levels[levels.count - 1].values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Sets the block that is called when all animations of the transaction have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let former = levels[levels.count - 1].tally
    levels[levels.count - 1].values[kCATransactionCompletionBlock] = block
    levels[levels.count - 1].tally = block.map { block in AnimationTally { _ in block() } }
    former?.close()
    if levels.count == 1 { MotionStage.current.wakeForCommit() }
  }
}

/// The key of the duration of animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether actions are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key of the curve of animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
