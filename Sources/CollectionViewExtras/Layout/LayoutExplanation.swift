import LayoutCore
import UIKit

/// The derivation of an element's frame: each rule from the container to the frame, with the numbers
/// it used and their origin.
///
///     print(collectionView.explanation(forItemAt: indexPath) ?? "no such item")
public struct LayoutExplanation: Hashable, Sendable, CustomStringConvertible {
  package let core: Explanation

  /// One computed number and its derivation, such as
  /// `width = fractionalWidth 0.5 of 343 (group width) = 171.5`.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    let core: ExplanationStep

    /// The number's name, such as "width".
    public var name: String { core.name }
    /// The number, in points unless it is a count or a ratio.
    public var value: CGFloat { CGFloat(core.value) }
    /// The step as a line of text.
    public var description: String { core.description }
  }

  /// A stage of the derivation: the container, the section, a group, the frame.
  public struct Part: Hashable, Sendable {
    package let core: ExplanationPart

    /// The stage's name, such as "Section 1".
    public var title: String { core.title }
    /// The numbers that the stage computes, in order.
    public var steps: [Step] { core.steps.map(Step.init) }
  }

  /// The stages, from the container to the frame.
  public var parts: [Part] {
    core.parts.map(Part.init)
  }

  /// The frame of the element in content coordinates.
  public var frame: CGRect {
    CGRect(
      x: core.frame.origin.x, y: core.frame.origin.y, width: core.frame.size.width,
      height: core.frame.size.height)
  }

  /// The derivation, one line per step.
  public var description: String { core.description }
}

extension UICollectionView {
  /// The derivation of an item's frame; nil if there is no such item.
  ///
  /// - Complexity: See ``explanation(for:)``.
  public func explanation(forItemAt indexPath: IndexPath) -> LayoutExplanation? {
    layoutAttributesForItem(at: indexPath).flatMap(explanation)
  }

  /// The derivation of a section's start and end; nil if the layout does not compute sections.
  ///
  /// - Complexity: See ``explanation(for:)``.
  public func explanation(forSection section: Int) -> LayoutExplanation? {
    inspection.derivation(ofSection: section).map(LayoutExplanation.init)
  }

  /// The derivation of an element's frame; nil if the layout has no such element.
  ///
  /// Layouts store nothing for this. A compositional layout calls its section provider once more for
  /// the element's section and solves that section alone.
  ///
  /// - Parameter attributes: Attributes that identify the element, which need not be visible.
  /// - Complexity: That of solving the element's section once, whatever the number of items and of
  ///   other sections.
  public func explanation(
    for attributes: UICollectionViewLayoutAttributes
  ) -> LayoutExplanation? {
    inspection.derivation(of: attributes).map(LayoutExplanation.init)
  }
}
