import SnapshotTesting
import UIKit

/// A device for snapshots, with its orientation and settings.
public struct SnapshotDevice: Sendable {
  /// The name in failures and file names, such as "iPhone 16 dark".
  public private(set) var name: String
  /// The screen size in points, in the device's orientation.
  public private(set) var size: CGSize
  /// The safe area insets in points.
  public private(set) var safeArea: UIEdgeInsets
  /// The traits of the device and its settings.
  public private(set) var traits: UITraitCollection
  /// The preferred language for localized strings, such as "de"; nil for that of the process.
  public private(set) var language: String?
  private var sideways: ViewImageConfig?

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - name: The name in failures and file names.
  ///   - size: The size in points; nil leaves it to the subject.
  ///   - safeArea: The safe area insets in points.
  ///   - traits: The traits of the device.
  public init(
    name: String, size: CGSize, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection = .init()
  ) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
  }

  init(
    _ name: String, _ upright: ViewImageConfig, sideways: ViewImageConfig, scale: CGFloat
  ) {
    let traits = UITraitCollection(traitsFrom: [
      upright.traits, UITraitCollection(displayScale: scale),
    ])
    self.init(
      name: name, size: upright.size ?? .zero, safeArea: upright.safeArea, traits: traits)
    self.sideways = sideways
  }

  /// The device in landscape orientation.
  public var landscape: SnapshotDevice {
    var turned = adding("landscape", UITraitCollection())
    turned.size = sideways?.size ?? CGSize(width: size.height, height: size.width)
    turned.safeArea = sideways?.safeArea ?? .zero
    turned.traits = UITraitCollection(
      traitsFrom: [traits, sideways?.traits ?? UITraitCollection()])
    turned.sideways = nil
    return turned
  }

  /// The device in dark mode.
  public var dark: SnapshotDevice {
    adding("dark", UITraitCollection(userInterfaceStyle: .dark))
  }

  /// The device with right-to-left layout.
  public var rightToLeft: SnapshotDevice {
    adding("right to left", UITraitCollection(layoutDirection: .rightToLeft))
  }

  /// The device with a preferred language, such as "de" or "ar", and the layout direction of that
  /// language.
  ///
  /// Numbers and dates use the locale of the process.
  public func language(_ code: String) -> SnapshotDevice {
    let isMirrored = Locale.Language(identifier: code).characterDirection == .rightToLeft
    var device = adding(
      code, UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
    device.language = code
    return device
  }

  /// Runs `body` with the device's language as the preferred one.
  func inItsLanguage<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let language else { return try body() }
    return try PreferredLanguages.$ofTask.withValue([language], operation: body)
  }

  /// The device with another content size category.
  public func textSize(_ category: UIContentSizeCategory) -> SnapshotDevice {
    let name = category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    return adding("text \(name)", UITraitCollection(preferredContentSizeCategory: category))
  }

  /// The device with another number of pixels per point, for smaller images.
  public func scale(_ scale: CGFloat) -> SnapshotDevice {
    adding("", UITraitCollection(displayScale: scale))
  }

  /// The device with additional traits; `words` are appended to its name.
  public func adding(_ words: String, _ extra: UITraitCollection) -> SnapshotDevice {
    var device = self
    if !words.isEmpty { device.name += " \(words)" }
    device.traits = UITraitCollection(traitsFrom: [traits, extra])
    return device
  }

  /// The configuration for rendering, with the subject's size if it has one.
  func config(size: CGSize?) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: size == nil ? safeArea : .zero, size: size ?? self.size, traits: traits)
  }
}
