import Foundation
import PortingCore

/// What lies beside the sources of a module: asset catalogues and headers.
struct Surroundings {
  /// The images and colours of all catalogues.
  private(set) var assets: [AssetSymbols.Asset] = []
  private(set) var hasCatalogues = false
  /// Whether a header imports UIKit, which the module's Swift files see then.
  private(set) var headersImportUIKit = false

  /// - Parameter paths: Files, which are passed over, and folders.
  init(in paths: [String]) {
    for folder in Set(paths) {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
        switch file.pathExtension {
        case "xcassets":
          hasCatalogues = true
          addAssets(in: file, namespace: "")
        case "h": headersImportUIKit = headersImportUIKit || Self.importsUIKit(file)
        default: break
        }
      }
    }
  }

  private mutating func addAssets(in folder: URL, namespace: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let entry = folder.appendingPathComponent(name)
      let plain = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset": assets.append(.init(kind: .image, name: namespace + plain))
      case "colorset": assets.append(.init(kind: .color, name: namespace + plain))
      case "":
        addAssets(in: entry, namespace: namespace + (providesNamespace(entry) ? "\(name)/" : ""))
      default: break
      }
    }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    let contents = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let json = contents.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    return (json?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  private static func importsUIKit(_ header: URL) -> Bool {
    let text = (try? String(contentsOf: header, encoding: .utf8)) ?? ""
    return text.contains("<UIKit/UIKit.h>") || text.contains("@import UIKit")
  }
}
