import Foundation
import PortingCore
import PortingFiles

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
          assets += CatalogueNames(in: file.path).assets
        case "h": headersImportUIKit = headersImportUIKit || Self.importsUIKit(file)
        default: break
        }
      }
    }
  }

  private static func importsUIKit(_ header: URL) -> Bool {
    let text = (try? String(contentsOf: header, encoding: .utf8)) ?? ""
    return text.contains("<UIKit/UIKit.h>") || text.contains("@import UIKit")
  }
}
