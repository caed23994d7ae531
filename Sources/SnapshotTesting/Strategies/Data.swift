import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// The data, compared byte by byte.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { reference, data in
          guard reference != data else { return nil }
          let first = zip(reference, data).enumerated().first { $1.0 != $1.1 }?.offset
          let place = first.map { ", from byte \($0) on" } ?? ""
          return ("Expected \(reference) to match \(data)\(place)", [])
        }))
  }
}
