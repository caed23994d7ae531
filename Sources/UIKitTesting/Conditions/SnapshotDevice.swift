import SnapshotTesting
import UIKit

/// What a snapshot is taken on: a device by name, held and set up in some way.
public struct SnapshotDevice: Sendable {
  /// What failures and files call it, such as "iPhone 16 dark".
  public private(set) var name: String
  /// In points, as the device is held.
  public private(set) var size: CGSize
  /// What bars and the screen's shape cover, in points.
  public private(set) var safeArea: UIEdgeInsets
  /// What the device and its settings specify.
  public private(set) var traits: UITraitCollection
  /// The language that texts of bundles are taken from, such as "de"; nil for those of the process.
  public private(set) var language: String?
  private var sideways: ViewImageConfig?

  /// A device of one's own.
  ///
  /// - Parameters:
  ///   - name: What failures and files call it.
  ///   - size: In points.
  ///   - safeArea: What bars and the screen's shape cover, in points.
  ///   - traits: What it specifies.
  public init(
    name: String, size: CGSize, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection = .init()
  ) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
  }

  init(_ name: String, _ upright: ViewImageConfig, sideways: ViewImageConfig) {
    self.init(
      name: name, size: upright.size ?? .zero, safeArea: upright.safeArea, traits: upright.traits)
    self.sideways = sideways
  }

  /// The device held sideways.
  public var landscape: SnapshotDevice {
    var turned = adding("landscape", UITraitCollection())
    turned.size = sideways?.size ?? CGSize(width: size.height, height: size.width)
    turned.safeArea = sideways?.safeArea ?? .zero
    turned.traits = UITraitCollection(
      traitsFrom: [traits, sideways?.traits ?? UITraitCollection()])
    turned.sideways = nil
    return turned
  }

  /// The device in its dark appearance.
  public var dark: SnapshotDevice {
    adding("dark", UITraitCollection(userInterfaceStyle: .dark))
  }

  /// The device in a language that is written from right to left.
  public var rightToLeft: SnapshotDevice {
    adding("right to left", UITraitCollection(layoutDirection: .rightToLeft))
  }

  /// The device with texts of bundles in a language, such as "de" or "ar", and laid out in its direction.
  ///
  /// Numbers and dates go by the locale of the process.
  public func language(_ code: String) -> SnapshotDevice {
    let isMirrored = Locale.Language(identifier: code).characterDirection == .rightToLeft
    var device = adding(
      code, UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
    device.language = code
    return device
  }

  /// What `body` makes where the device's language is the preferred one.
  func inItsLanguage<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let language else { return try body() }
    return try PreferredLanguages.$ofTask.withValue([language], operation: body)
  }

  /// The device with text of another size.
  public func textSize(_ category: UIContentSizeCategory) -> SnapshotDevice {
    let name = category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    return adding("text \(name)", UITraitCollection(preferredContentSizeCategory: category))
  }

  /// The device with other pixels a point, for smaller pictures.
  public func scale(_ scale: CGFloat) -> SnapshotDevice {
    adding("", UITraitCollection(displayScale: scale))
  }

  /// The device with what `extra` specifies, which `words` call by name.
  public func adding(_ words: String, _ extra: UITraitCollection) -> SnapshotDevice {
    var device = self
    if !words.isEmpty { device.name += " \(words)" }
    device.traits = UITraitCollection(traitsFrom: [traits, extra])
    return device
  }

  /// For a stage, with another size where a subject has its own.
  func config(size: CGSize?) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: size == nil ? safeArea : .zero, size: size ?? self.size, traits: traits)
  }
}
