/// What the height of a sheet is found from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext:
  NSObjectProtocol
{
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height above the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

@MainActor
final class DetentContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier(
        "com.apple.UIKit.medium")
      public static let large = Identifier(
        "com.apple.UIKit.large")
    }

    /// Finds a height above the safe area in points; nil for none.
    public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) ->
      CGFloat?

    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half the window.
    open class func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }

    /// All the window but a little at the top.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// - Parameters:
    ///   - identifier: Nil for one of its own.
    ///   - resolver: Finds the height whenever the sheet is laid out.
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height above the safe area in points.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}
