extension UICalendarView {
  /// The size of what is below the number of a day.
  public enum DecorationSize: Int, Sendable {
    /// A disc of 4 points, an image of 8.
    case small
    /// A disc of 6 points, an image of 10.
    case medium
    /// A disc of 8 points, an image of 12.
    case large

    /// The diameter of a disc in points, inferred.
    var disc: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 8
      }
    }

    /// The point size of an image, inferred.
    var pointSize: CGFloat { disc + 4 }
  }

  /// What is below the number of a day.
  @preconcurrency @MainActor open class Decoration: NSObject {
    private let make: () -> UIView

    private init(making make: @escaping () -> UIView) {
      self.make = make
      super.init()
    }

    /// Creates a disc of medium size in the fill colour of the system.
    public convenience override init() { self.init(color: nil, size: .medium) }

    /// Creates a disc.
    ///
    /// - Parameter color: Nil for `UIColor.systemFill` (inferred).
    public convenience init(color: UIColor?, size: DecorationSize) {
      self.init {
        let disc = DecorationView(CGSize(width: size.disc, height: size.disc))
        disc.backgroundColor = color ?? .systemFill
        disc.layer.cornerRadius = size.disc / 2
        return disc
      }
    }

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - image: Nil for a disc.
    ///   - color: The colour of a template or a symbol; nil for `UIColor.systemFill` (inferred).
    public convenience init(image: UIImage?, color: UIColor?, size: DecorationSize) {
      self.init {
        let picture = DecorationImage(
          image: image ?? UIImage(systemName: "circle.fill"), side: size.pointSize)
        picture.tintColor = color ?? .systemFill
        return picture
      }
    }

    /// Creates a view, which `customViewProvider` makes for each day that shows it. It gets the size that
    /// fits it, at most the room below the number: the width of a day, and 16 points.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(making: customViewProvider)
    }

    /// A disc.
    ///
    /// - Parameter color: Nil for `UIColor.systemFill` (inferred).
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(color: color, size: size)
    }

    /// An image.
    ///
    /// - Parameters:
    ///   - image: Nil for a disc.
    ///   - color: The colour of a template or a symbol; nil for `UIColor.systemFill` (inferred).
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// A view, which `provider` makes for each day that shows it. It gets the size that fits it, at most
    /// the room below the number: the width of a day, and 16 points.
    public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: provider)
    }

    /// A view for one day.
    final func makeView() -> UIView {
      let view = make()
      view.clipsToBounds = true
      return view
    }
  }
}

/// A view of a fixed size.
private final class DecorationView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}

/// An image that is as high as a side, at most.
private final class DecorationImage: UIImageView {
  private let side: CGFloat

  init(image: UIImage?, side: CGFloat) {
    self.side = side
    super.init(image: image)
    contentMode = .scaleAspectFit
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: side)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = super.sizeThatFits(size)
    guard image?.isSymbolImage != true, own.height > side else { return own }
    return CGSize(width: own.width * side / own.height, height: side)
  }
}
