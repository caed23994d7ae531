import Foundation
import Inspection
import UIKit

/// Tells a content as JSON, under conditions such as a size.
///
/// Its errors are sentences that the page shows.
package typealias PageInspector =
  @MainActor (
    _ content: String, _ query: [String: String]
  ) throws -> [UInt8]

extension PageServer {
  /// The report of what a page shows.
  ///
  /// - Parameter query: With `picture=0` it has no picture.
  static func report(of client: ClientScene, _ query: [String: String]) throws -> [UInt8] {
    guard let window = client.scene.keyWindow ?? client.scene.windows.first else {
      return Array("{}".utf8)
    }
    let report = InterfaceReport(
      of: window, title: client.scene.title ?? "", hasPicture: query["picture"] != "0")
    return Array(try report.json)
  }
}
