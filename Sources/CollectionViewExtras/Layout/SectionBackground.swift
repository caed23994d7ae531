import UIKit

/// The background of a section: a color, an image or any view, chosen from the section's data.
///
/// UIKit's background decorations are views of a registered class without access to the section's
/// data. A section background is a value of the section:
///
///     UICollectionViewCompositionalLayout { index, environment in
///       let section = makeSection(environment)
///       section.decorationItems = [.background(.color(albums[index].tint))]
///       return section
///     }
///
/// It covers the same area as other background decorations: the whole section with its content insets
/// and boundary items, minus the decoration's own `contentInsets`. It does not scroll sideways with an
/// orthogonal section. No registration is needed. When the layout is computed again, visible
/// backgrounds are updated.
@preconcurrency @MainActor public struct SectionBackground {
  let content: Content

  enum Content {
    case color(UIColor)
    case image(UIImage, UIView.ContentMode)
    case view((_ former: UIView?) -> UIView)
  }

  /// A background color. A dynamic color follows the trait collection.
  public static func color(_ color: UIColor) -> SectionBackground {
    SectionBackground(content: .color(color))
  }

  /// A background image.
  ///
  /// - Parameter contentMode: How the image is scaled and placed; it is clipped to the background.
  ///   Default `scaleAspectFill`.
  public static func image(
    _ image: UIImage, contentMode: UIView.ContentMode = .scaleAspectFill
  ) -> SectionBackground {
    SectionBackground(content: .image(image, contentMode))
  }

  /// A view that fills the background.
  ///
  /// - Parameters:
  ///   - make: Creates the view if there is none of its class to reuse.
  ///   - configure: Updates the view with the section's data.
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

  /// The corner radius in points. Default 0.
  public var cornerRadius: CGFloat = 0
  /// The width of the border in points. Default 0.
  public var borderWidth: CGFloat = 0
  /// The color of the border. Default nil, which is black.
  public var borderColor: UIColor?

  /// Returns the background with a corner radius in points.
  public func cornerRadius(_ radius: CGFloat) -> SectionBackground {
    var copy = self
    copy.cornerRadius = radius
    return copy
  }

  /// Returns the background with a border of a width in points.
  public func border(_ color: UIColor, width: CGFloat) -> SectionBackground {
    var copy = self
    copy.borderColor = color
    copy.borderWidth = width
    return copy
  }
}

extension NSCollectionLayoutDecorationItem {
  /// Creates a decoration item for a section background. Its class need not be registered.
  public static func background(_ background: SectionBackground) -> NSCollectionLayoutDecorationItem
  {
    let item = NSCollectionLayoutDecorationItem.background(
      elementKind: SectionBackgroundView.elementKind)
    item.viewProvider = DecorationViewProvider(viewClass: SectionBackgroundView.self) { view in
      (view as? SectionBackgroundView)?.show(background)
    }
    return item
  }
}
