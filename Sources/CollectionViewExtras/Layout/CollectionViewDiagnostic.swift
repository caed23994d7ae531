import LayoutCore
import UIKit

/// A request that a layout could not fulfil: what happened to which element, with which numbers, and
/// the likely cure.
public struct CollectionViewDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package let core: LayoutDiagnostic

  /// A number of the diagnostic.
  public struct Value: Hashable, Sendable {
    /// The number's name, such as "first item".
    public let name: String
    /// The number, in points unless it is a count or a ratio.
    public let value: CGFloat
  }

  /// An identifier for use in code, such as "first-item-does-not-fit".
  public var code: String { core.cause.code }
  /// The section's index; nil for the layout's configuration.
  public var section: Int? { core.section < 0 ? nil : core.section }
  /// The element of the section, such as "group › item 1".
  public var element: String { core.element }
  /// The numbers of the first occurrence.
  public var values: [Value] { core.values.map { Value(name: $0.name, value: CGFloat($0.value)) } }
  /// A sentence that says what happened and what was done instead.
  public var message: String { core.cause.sentence }
  /// A sentence that says what is likely to help.
  public var cure: String { core.cause.cure }
  /// The whole diagnostic in one line.
  public var description: String { core.description }
}

extension UICollectionView {
  /// The requests that the layout could not fulfil, once per section and cause; empty if there are
  /// none.
  ///
  /// Calls a compositional layout's section provider once more for each affected section.
  ///
  /// - Complexity: O(s) for s sections without a diagnostic; otherwise that of solving the affected
  ///   sections once more.
  public var layoutDiagnostics: [CollectionViewDiagnostic] {
    inspection.diagnostics.map(CollectionViewDiagnostic.init)
  }
}
