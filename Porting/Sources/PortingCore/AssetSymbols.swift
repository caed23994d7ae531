/// The names that Xcode generates of asset catalogues: `ImageResource.logo`, `UIImage.logo`,
/// `ColorResource.accent`, `UIColor.accent`.
public struct AssetSymbols {
  /// An image or colour of a catalogue.
  public struct Asset: Hashable, Sendable {
    /// The kind of an asset.
    public enum Kind: Hashable, Sendable {
      /// An image set or symbol set.
      case image
      /// A colour set.
      case color
    }

    /// The kind.
    public var kind: Kind
    /// The name with those of the folders that provide a namespace, `Icons/logo`.
    public var name: String

    /// Creates an asset.
    public init(kind: Kind, name: String) {
      self.kind = kind
      self.name = name
    }
  }

  private let assets: [Asset]
  private let bundle: String
  private let declared: Set<String>

  /// - Parameters:
  ///   - assets: Those of all catalogues of a module.
  ///   - bundle: An expression of the bundle that has the catalogues.
  ///   - sources: The module's. What they declare is not declared again.
  public init(_ assets: [Asset], in bundle: String, sources: [Source] = []) {
    self.assets = Set(assets).sorted { $0.name < $1.name }
    self.bundle = bundle
    let files = sources.enumerated().map { SourceFile($0.element, number: $0.offset) }
    let module = Module(files: files)
    declared = Set(
      ["UIColor", "UIImage", "ColorResource", "ImageResource"].flatMap { type in
        module.members(of: type).map { "\(type).\($0.baseName)" }
      })
  }

  /// A file of Swift that declares the names; nil if there is none.
  public var text: String? {
    guard !assets.isEmpty else { return nil }
    return """
      import UIKit

      \(declarations(of: .image, resource: "ImageResource", type: "UIImage"))
      \(declarations(of: .color, resource: "ColorResource", type: "UIColor"))
      """
  }

  private func declarations(of kind: Asset.Kind, resource: String, type: String) -> String {
    let assets = assets.filter { $0.kind == kind }.map { (name: $0.name, symbol: Symbol($0)) }
    var taken = declared
    let resources = assets.filter { taken.insert("\(resource).\($0.symbol.text)").inserted }
      .map { asset in
        asset.symbol.nested(
          "static let \(asset.symbol.last) = \(resource)(name: \"\(asset.name)\", bundle: \(bundle))"
        )
      }
    let values = assets.filter {
      !Self.inUse.contains($0.symbol.last) && taken.insert("\(type).\($0.symbol.text)").inserted
    }.map { asset in
      asset.symbol.nested(
        "static var \(asset.symbol.last): \(type) { \(type)(resource: .\(asset.symbol.text)) }")
    }
    return Self.extending(resource, with: resources) + "\n" + Self.extending(type, with: values)
  }

  private static func extending(_ type: String, with lines: [String]) -> String {
    "extension \(type) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// Names of `UIColor` and `UIImage` themselves; Xcode generates nothing of that name either.
  private static let inUse: Set = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "tintColor", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemFill",
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
    "systemGray", "lightText", "darkText", "add", "remove", "actions", "checkmark",
    "strokedCheckmark",
  ]
}

/// The Swift name of an asset, and the types around it.
private struct Symbol {
  /// Folders that provide a namespace, as names of types.
  private let outer: [String]
  /// The name of the asset alone.
  let last: String

  init(_ asset: AssetSymbols.Asset) {
    let parts = asset.name.split(separator: "/").map(String.init)
    outer = parts.dropLast().map { Self.words(of: $0).map(Self.capitalized).joined() }
    let words = Self.words(of: parts.last ?? "")
    let ending = asset.kind == .image ? "Image" : "Color"
    var name = words.enumerated().map { $0 == 0 ? Self.lowered($1) : Self.capitalized($1) }.joined()
    if name.hasSuffix(ending), name.count > ending.count { name.removeLast(ending.count) }
    if name.first?.isNumber ?? true { name = "_" + name }
    last = name.isKeyword ? "`\(name)`" : name
  }

  /// The name with the types around it, with dots between them.
  var text: String { (outer + [last]).joined(separator: ".") }

  /// A declaration with the types around it.
  func nested(_ declaration: String) -> String {
    outer.reversed().reduce(declaration) { "enum \($1) { \($0) }" }
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.flatMap { $0.split(separator: "_") }
      .map(String.init)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `URLIcon` becomes `urlIcon`, `Logo` `logo`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}

extension String {
  fileprivate var isKeyword: Bool {
    [
      "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
      "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
      "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
      "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
      "throws", "true", "try", "var", "where", "while",
    ].contains(self)
  }
}
