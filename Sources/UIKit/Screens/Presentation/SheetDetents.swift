/// The values from which the height of a detent is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext:
  NSObjectProtocol
{
  /// The traits of the container.
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
    /// Identifies a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string that identifies the detent.
      public let rawValue: String
      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier(
        "com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier(
        "com.apple.UIKit.large")
    }

    /// Returns a height above the safe area in points; nil to deactivate the detent.
    public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) ->
      CGFloat?

    /// The identifier.
    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// A detent of half the maximum height.
    open class func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }

    /// A detent of the maximum height.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A detent of a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; nil for a unique one.
    ///   - resolver: Returns the height whenever the sheet is laid out.
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height above the safe area in points; nil if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}
