import LayoutCore
import UIKit

/// Why an element of a collection view is where it is: each rule that led from the container to
/// its frame, with the numbers it took and where they came from.
///
///     print(collectionView.explanation(forItemAt: indexPath) ?? "no such item")
public struct LayoutExplanation: Hashable, Sendable, CustomStringConvertible {
  let core: Explanation

  /// One number and how it came about, such as
  /// `width = fractionalWidth 0.5 of 343 (group width) = 171.5`.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    let core: ExplanationStep

    /// What the number is, such as "width".
    public var name: String { core.name }
    /// In points, or a plain number.
    public var value: CGFloat { CGFloat(core.value) }
    /// The step as a line of text.
    public var description: String { core.description }
  }

  /// A stage on the way: the container, the section, a group, the frame.
  public struct Part: Hashable, Sendable {
    /// Such as "Section 1".
    public let title: String
    public let steps: [Step]
  }

  /// The stages from the outside in.
  public var parts: [Part] {
    core.parts.map { Part(title: $0.title, steps: $0.steps.map(Step.init)) }
  }

  /// Where the layout places the element, in content coordinates.
  public var frame: CGRect {
    CGRect(
      x: core.frame.origin.x, y: core.frame.origin.y, width: core.frame.size.width,
      height: core.frame.size.height)
  }

  /// The derivation, a line for each step.
  public var description: String { core.description }
}

extension UICollectionView {
  /// Why an item is where it is; nil if there is no such item.
  ///
  /// - Complexity: See ``explanation(for:)``.
  public func explanation(forItemAt indexPath: IndexPath) -> LayoutExplanation? {
    layoutAttributesForItem(at: indexPath).flatMap(explanation)
  }

  /// Where a section starts and ends, and why; nil for a layout that has no sections of its own.
  ///
  /// - Complexity: See ``explanation(for:)``.
  public func explanation(forSection section: Int) -> LayoutExplanation? {
    derivation(ofSection: section).map(LayoutExplanation.init)
  }

  /// Why an element is where it is; nil if the layout has no such element.
  ///
  /// Layouts keep nothing for this. A compositional layout asks its section provider for the
  /// element's section once more and solves that section alone.
  ///
  /// - Parameter attributes: Any attributes that name the element, in view or not.
  /// - Complexity: As solving the element's section once, whatever the number of items and of
  ///   other sections.
  public func explanation(
    for attributes: UICollectionViewLayoutAttributes
  ) -> LayoutExplanation? {
    derivation(of: attributes).map(LayoutExplanation.init)
  }
}
