import Foundation

/// A group of changes that are shown together.
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

  /// Begins a transaction within the present one.
  open class func begin() { levels.append(Level()) }

  /// Ends the innermost transaction that was begun.
  open class func commit() {
    guard levels.count > 1 else { return flush() }
    levels.removeLast().tally?.close()
  }

  /// Ends the implicit transaction: what has changed is shown.
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

  /// Those who wait for the animations that are added now.
  static var tallies: [AnimationTally] { levels.compactMap(\.tally) }

  /// The innermost value under `key` in the transactions that are open.
  open class func value(forKey key: String) -> Any? {
    levels.lazy.reversed().compactMap { $0.values[key] }.first
  }

  /// Sets a value for the innermost transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    levels[levels.count - 1].values[key] = anObject
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(anObject as? () -> Void)
    }
  }

  /// How long animations take that have no duration, in seconds. Default 0.25.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue
      ?? value(forKey: kCATransactionAnimationDuration) as? Double ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The pace of implicit animations. Default nil: that of the default curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes start nothing. Default false.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// What is called when the animations have ended that were added in the innermost transaction
  /// after this was set; at its end if there are none.
  open class func completionBlock() -> (() -> Void)? {
    levels[levels.count - 1].values[kCATransactionCompletionBlock] as? () -> Void
  }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let former = levels[levels.count - 1].tally
    levels[levels.count - 1].values[kCATransactionCompletionBlock] = block
    levels[levels.count - 1].tally = block.map { block in AnimationTally { _ in block() } }
    former?.close()
    if levels.count == 1 { MotionStage.current.wakeForCommit() }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
