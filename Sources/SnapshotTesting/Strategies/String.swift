import Foundation

extension Snapshotting where Value == String, Format == String {
  /// The text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Compares line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { reference, text in
        guard reference != text else { return nil }
        let difference = LineDifference(from: reference, to: text).text ?? ""
        let attachment = XCTAttachment(string: difference)
        attachment.name = "difference"
        return (difference, [attachment])
      })
  }
}
