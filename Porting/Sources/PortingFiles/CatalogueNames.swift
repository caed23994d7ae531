import Foundation
import PortingCore

/// The images and colours of an asset catalogue, by the names that code uses.
public struct CatalogueNames {
  /// The assets, in the order of their names.
  public private(set) var assets: [AssetSymbols.Asset] = []

  /// - Parameter path: The path of the `.xcassets` folder.
  public init(in path: String) { add(URL(fileURLWithPath: path), namespace: "", depth: 0) }

  private mutating func add(_ folder: URL, namespace: String, depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where depth < 30 {
      let entry = folder.appendingPathComponent(name)
      let plain = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset": assets.append(.init(kind: .image, name: namespace + plain))
      case "colorset": assets.append(.init(kind: .color, name: namespace + plain))
      case "":
        add(
          entry, namespace: namespace + (providesNamespace(entry) ? "\(name)/" : ""),
          depth: depth + 1)
      default: break
      }
    }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    let contents = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let json = contents.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    return (json?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }
}
