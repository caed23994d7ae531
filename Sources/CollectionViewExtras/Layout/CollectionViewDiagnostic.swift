import LayoutCore
import UIKit

/// Something that a layout could not do as it was told: what happened, to which element, with which
/// numbers, and what is likely to help.
public struct CollectionViewDiagnostic: Hashable, Sendable, CustomStringConvertible {
  let core: LayoutDiagnostic

  /// A number that the diagnostic is about.
  public struct Value: Hashable, Sendable {
    /// Such as "first item".
    public let name: String
    /// In points, or a plain number.
    public let value: CGFloat
  }

  /// A name for programs, such as "first-item-does-not-fit".
  public var code: String { core.cause.code }
  /// The section's index; nil for the layout's configuration.
  public var section: Int? { core.section < 0 ? nil : core.section }
  /// What of the section it is about, such as "group › item 1".
  public var element: String { core.element }
  /// The numbers of the first occasion.
  public var values: [Value] { core.values.map { Value(name: $0.name, value: CGFloat($0.value)) } }
  /// What happened and what was done instead, in a sentence.
  public var message: String { core.cause.sentence }
  /// What is likely to help, in a sentence.
  public var cure: String { core.cause.cure }
  /// All of it in a line.
  public var description: String { core.description }
}

extension UICollectionView {
  /// What the layout could not do as it was told, once for each section and cause; empty if nothing.
  ///
  /// Asks a compositional layout's section provider once more for each section that something was
  /// wrong with.
  ///
  /// - Complexity: O(s), s the number of sections, where nothing was wrong; else as solving the
  ///   sections concerned once more.
  public var layoutDiagnostics: [CollectionViewDiagnostic] {
    diagnostics.map(CollectionViewDiagnostic.init)
  }
}
