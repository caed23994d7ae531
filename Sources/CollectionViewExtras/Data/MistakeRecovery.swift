import UIKit

/// A mistake of the application for which UIKit raises an exception.
public struct CollectionViewMistake: Hashable, Sendable, CustomStringConvertible {
  /// The text of the exception.
  public let message: String
  /// What the application should do instead.
  public let cure: String
  /// What was done instead.
  public let remedy: String

  /// The message and the remedy.
  public var description: String { "\(message) – \(remedy)" }
}

/// Keeps an application running where UIKit raises exceptions for inconsistent data.
///
/// By default such a mistake terminates the program with the text of UIKit's exception. To have
/// mistakes reported instead, install a handler before the first collection view is shown:
///
/// ```swift
/// MistakeRecovery.install { print($0) }
/// ```
///
/// - Of duplicate identifiers the first is kept. Unknown identifiers are ignored.
/// - After a batch update with inconsistent item counts all data is reloaded.
/// - A missing section, cell or supplementary view is replaced by an empty one.
/// - Negative numbers of sections and items count as 0.
/// - Moves and scrolls to invalid index paths are ignored.
/// - Numbers that are not finite are replaced by 1 for fractions and by 44 for points.
public enum MistakeRecovery {
  /// Reports mistakes to `handler`, on the thread of the mistake, instead of terminating the program.
  /// Replaces an earlier handler.
  public static func install(_ handler: @escaping @Sendable (CollectionViewMistake) -> Void) {
    Mistakes.handler = { mistake in
      handler(
        CollectionViewMistake(
          message: mistake.message, cure: mistake.cure, remedy: mistake.remedy))
    }
  }

  /// Removes the handler: mistakes terminate the program again.
  public static func remove() {
    Mistakes.handler = nil
  }
}
