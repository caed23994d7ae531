/// The rows or the columns of a sheet in order.
protocol Tracks {
  var count: Int { get }

  /// The start of a track in points; for `count` that of one more track.
  func start(of track: Int) -> Double

  func length(of track: Int) -> Double

  /// The last track that starts at or before `position`, at least 0.
  func index(at position: Double) -> Int
}

/// A row or a column at its displayed position.
struct SheetTrack {
  var index: Int
  var start: Double
  var length: Double
  /// Whether the track is pinned.
  var isFrozen: Bool
}

/// The numbers of pinned tracks at the start and at the end.
struct FrozenTracks: Hashable, Sendable {
  var first = 0
  var last = 0
}

extension Tracks {
  /// The distance from the start of the first track to the end of the last.
  var length: Double { count == 0 ? 0 : start(of: count - 1) + length(of: count - 1) }

  /// A track at its position while the part `visible` of the sheet is visible; nil for natural
  /// positions.
  ///
  /// A pinned track follows the visible part, but not beyond the opposite side of the sheet.
  func track(_ index: Int, _ frozen: FrozenTracks, visible: ClosedRange<Double>?) -> SheetTrack {
    let isFirst = index < frozen.first
    let isLast = !isFirst && index >= count - frozen.last
    var shift = 0.0
    if let visible, isFirst || isLast {
      let room = max(0, length - lengthOfFirst(frozen) - lengthOfLast(frozen))
      shift =
        isFirst
        ? min(max(visible.lowerBound, 0), room) : max(min(visible.upperBound - length, 0), -room)
    }
    return SheetTrack(
      index: index, start: start(of: index) + shift, length: length(of: index),
      isFrozen: isFirst || isLast)
  }

  /// The tracks that intersect a range, beginning with pinned ones.
  ///
  /// - Complexity: O(log n + f + v), f the pinned tracks, v the tracks found.
  func tracks(
    in stretch: ClosedRange<Double>, _ frozen: FrozenTracks, visible: ClosedRange<Double>?
  ) -> [SheetTrack] {
    let first = min(frozen.first, count)
    let last = max(first, count - frozen.last)
    var found: [SheetTrack] = []
    for index in Array(0..<first) + Array(last..<count) {
      let track = track(index, frozen, visible: visible)
      if track.start < stretch.upperBound, track.start + track.length > stretch.lowerBound {
        found.append(track)
      }
    }
    var index = max(first, self.index(at: stretch.lowerBound))
    while index < last {
      let track = track(index, frozen, visible: nil)
      guard track.start < stretch.upperBound else { break }
      if track.start + track.length > stretch.lowerBound { found.append(track) }
      index += 1
    }
    return found
  }

  private func lengthOfFirst(_ frozen: FrozenTracks) -> Double {
    start(of: min(frozen.first, count))
  }

  private func lengthOfLast(_ frozen: FrozenTracks) -> Double {
    start(of: count) - start(of: max(0, count - frozen.last))
  }
}

/// Columns with the described widths.
struct SheetColumns: Tracks, Hashable, Sendable {
  /// The start of each column, and of one more.
  private let starts: [Double]
  private let spacing: Double

  init(_ widths: [Double], spacing: Double) {
    self.spacing = spacing
    var starts = [0.0]
    for width in widths { starts.append(starts[starts.count - 1] + width + spacing) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  func start(of track: Int) -> Double { starts[track] }

  func length(of track: Int) -> Double { starts[track + 1] - starts[track] - spacing }

  /// - Complexity: O(log n).
  func index(at position: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

/// Rows with the height of their highest measured cell.
struct SheetRows: Tracks, Hashable, Sendable {
  let count: Int
  /// The height of a row without measured cells.
  let estimate: Double
  let spacing: Double
  /// The differences between measured and estimated heights.
  var changes = MeasuredLengths()

  private var stride: Double { estimate + spacing }

  /// - Complexity: O(log n).
  func start(of track: Int) -> Double { Double(track) * stride + changes.sum(before: track) }

  func length(of track: Int) -> Double { estimate + (changes[track] ?? 0) }

  /// - Complexity: O(log n).
  func index(at position: Double) -> Int {
    stride > 0 ? changes.index(at: position, stride: stride) : 0
  }
}
