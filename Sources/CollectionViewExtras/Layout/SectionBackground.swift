import UIKit

/// What lies behind a section: a colour, a picture or any view, chosen from the section's data.
///
/// Apple's background decorations are views of a registered class that know nothing of their
/// section. A section background is a value that goes with the section:
///
///     UICollectionViewCompositionalLayout { index, environment in
///       let section = makeSection(environment)
///       section.decorationItems = [.background(.color(albums[index].tint))]
///       return section
///     }
///
/// It covers what any background decoration covers: the whole section, its content insets and its
/// boundary items included, less the item's own `contentInsets`; it does not scroll sideways with an
/// orthogonal section. Nothing has to be registered. When the layout is computed again, views in sight
/// take over the new value.
@preconcurrency @MainActor public struct SectionBackground {
  let content: Content

  enum Content {
    case color(UIColor)
    case image(UIImage, UIView.ContentMode)
    case view((_ former: UIView?) -> UIView)
  }

  /// A colour; a dynamic one follows the appearance.
  public static func color(_ color: UIColor) -> SectionBackground {
    SectionBackground(content: .color(color))
  }

  /// A picture.
  ///
  /// - Parameter contentMode: How it is placed; what sticks out is cut off.
  public static func image(
    _ image: UIImage, contentMode: UIView.ContentMode = .scaleAspectFill
  ) -> SectionBackground {
    SectionBackground(content: .image(image, contentMode))
  }

  /// A view that fills the background.
  ///
  /// - Parameters:
  ///   - make: Makes the view where there is none of its class to be used again.
  ///   - configure: Makes the view show the section's data.
  public static func view<Content: UIView>(
    _ make: @autoclosure @escaping () -> Content, configure: @escaping (Content) -> Void = { _ in }
  ) -> SectionBackground {
    SectionBackground(
      content: .view { former in
        let view = former.flatMap { type(of: $0) == Content.self ? $0 as? Content : nil } ?? make()
        configure(view)
        return view
      })
  }

  /// Rounds the corners. Default 0.
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  /// Default nil: black.
  public var borderColor: UIColor?

  /// The same background with rounded corners.
  public func cornerRadius(_ radius: CGFloat) -> SectionBackground {
    var copy = self
    copy.cornerRadius = radius
    return copy
  }

  /// The same background with a border.
  public func border(_ color: UIColor, width: CGFloat) -> SectionBackground {
    var copy = self
    copy.borderColor = color
    copy.borderWidth = width
    return copy
  }
}

extension NSCollectionLayoutDecorationItem {
  /// A background that shows `background`. No class has to be registered for it.
  public static func background(_ background: SectionBackground) -> NSCollectionLayoutDecorationItem
  {
    let item = NSCollectionLayoutDecorationItem.background(
      elementKind: SectionBackgroundView.elementKind)
    item.furnishing = DecorationFurnishing(viewClass: SectionBackgroundView.self) { view in
      (view as? SectionBackgroundView)?.show(background)
    }
    return item
  }
}
