import UIKit

/// A mistake of the application that UIKit would have raised an exception for.
public struct CollectionViewMistake: Hashable, Sendable, CustomStringConvertible {
  /// What the exception says.
  public let message: String
  /// What the application is to do instead.
  public let cure: String
  /// What was done instead.
  public let remedy: String

  /// Both, one after the other.
  public var description: String { "\(message) – \(remedy)" }
}

/// Has an application live on where UIKit raises exceptions for its data.
///
/// By default such a mistake stops the program with UIKit's words, and everything is as it was before.
/// One line, before the first collection view is shown, has it reported instead:
///
/// ```swift
/// MistakeRecovery.install { print($0) }
/// ```
///
/// - Of identifiers that come twice the first is kept. Unknown ones are left out.
/// - Numbers of items that disagree after a batch of updates have all data reloaded.
/// - Where there is no section, no cell or no supplementary view, an empty one is shown.
/// - Numbers of sections and items below 0 count as 0.
/// - What is moved or scrolled to no place stays where it is.
/// - Numbers that are not finite are replaced by 1 for fractions and 44 for points.
///
/// Everything else is shown.
public enum MistakeRecovery {
  /// Has mistakes reported to `handler`, on the thread that makes them, instead of stopping the
  /// program.
  public static func install(_ handler: @escaping @Sendable (CollectionViewMistake) -> Void) {
    Mistakes.handler = { mistake in
      handler(
        CollectionViewMistake(
          message: mistake.message, cure: mistake.cure, remedy: mistake.remedy))
    }
  }

  /// Has mistakes stop the program again.
  public static func remove() {
    Mistakes.handler = nil
  }
}
