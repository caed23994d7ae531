import Foundation
import GeometryCore
import TestSupport
import UIKit

/// What the machine needs for the least of one kind of work.
///
/// Measured anew for every row, next to what it is compared with: the speed of a shared machine
/// changes from one second to the next, and machines differ in each kind of work by another factor.
struct Floor {
  /// The first word of the name.
  var id: String
  var name: String
  /// In microseconds.
  var time: Double
  /// What it was on the machine on which the goals were set, in microseconds.
  var reference: Double

  init(_ id: String, _ kind: String, reference: Double, time: Double) {
    self.id = id
    name = "\(id) \(kind)"
    self.reference = reference
    self.time = time
  }
}

extension Floor {
  /// F1: writes a million computed grid rectangles into a warm buffer.
  static var writing: Floor {
    let count = 1_000_000
    let buffer = UnsafeMutablePointer<Rect>.allocate(capacity: count)
    buffer.initialize(repeating: .zero, count: count)
    defer { buffer.deallocate() }
    let time = microseconds(samples: 9) {
      for index in 0..<count {
        buffer[index] = Rect(
          x: Double(index % 3) * 130, y: Double(index / 3) * 44, width: 130, height: 44)
      }
      consume(buffer[count / 2])
    }
    return Floor("F1", "writing", reference: 1_300, time: time)
  }

  /// F2: allocates and frees 60 layout-attributes objects.
  static var allocating: Floor {
    var objects: [Attributes] = []
    objects.reserveCapacity(60)
    let time = microseconds {
      for index in 0..<60 { objects.append(Attributes(index)) }
      consume(objects)
      objects.removeAll(keepingCapacity: true)
    }
    return Floor("F2", "allocating", reference: 2.2, time: time)
  }

  /// F3: builds a dictionary over the old list of `changes` and finds each element once.
  ///
  /// - Parameter part: The largest number of elements of a dictionary, where one for all would take
  ///   more than the caches of a core and less than those that cores, and other machines, share: then
  ///   the time depends on what others do.
  static func hashing<Element: Hashable>(
    _ changes: ListChanges<Element>, inPartsOf part: Int = 1_000_000
  ) -> Floor {
    let isLong = changes.old.count >= 1_000_000
    let reference: Double =
      switch Element.self {
      case is Int.Type: isLong ? 140_000 : 220
      case is String.Type: isLong ? 570_000 : 1_200
      default: isLong ? 440_000 : 800
      }
    return Floor(
      "F3", "hashing", reference: reference, time: changes.dictionaryTime(inPartsOf: part))
  }

  /// F4: compares the old list of `changes` with a copy, element by element.
  static func comparing<Element: Hashable>(_ changes: ListChanges<Element>) -> Floor {
    Floor("F4", "comparing", reference: 1_000, time: changes.comparisonTime)
  }

  /// F5: follows 1,000 references through 64 MB, more than caches hold; for each of them.
  static var lookingUp: Floor {
    let time = chain.withUnsafeBufferPointer { chain in
      microseconds {
        var next = place
        for _ in 0..<1_000 { next = chain[next] }
        place = next
      }
    }
    return Floor("F5", "looking up", reference: 0.17, time: time / 1_000)
  }

  /// Where the last measurement stopped.
  nonisolated(unsafe) private static var place = 0

  /// A single cycle through all places in random order (Sattolo's algorithm).
  private static let chain: [Int] = {
    var random = SplitMix64(seed: 42)
    var chain = Array(0..<8_388_608)
    for last in stride(from: chain.count - 1, to: 0, by: -1) {
      chain.swapAt(last, Int.random(in: 0..<last, using: &random))
    }
    return chain
  }()

  /// F6: shapes 60 texts of 23 words on the average that nothing has seen before.
  @MainActor static var shaping: Floor {
    let blocks = (0..<16 * 60).map { _ in WordText.block(WordText.next()) }
    var next = 0
    let start = processTime()
    for block in blocks {
      consume(
        Platform.current.text.measurement(of: block, maximumWidth: 358).size)
      next += 1
    }
    return Floor(
      "F6", "shaping", reference: 4_000, time: (processTime() - start) * 1e6 / Double(next / 60))
  }

  /// F7: draws a screen of one color, 390x844 at 3 pixels per point.
  @MainActor static var drawing: Floor {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    let bounds = CGRect(origin: .zero, size: Workspace.size)
    let time = microseconds {
      consume(
        UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
          UIColor.systemTeal.setFill()
          context.fill(bounds)
        }.size)
    }
    return Floor("F7", "drawing", reference: 350, time: time)
  }

  /// F8: starts a process of this program that ends at once. Wall-clock time.
  static var starting: Floor {
    Floor("F8", "starting", reference: 20_000, time: timeOfProcess("--nothing") ?? .nan)
  }

  /// An object with the state of layout attributes.
  private final class Attributes {
    var frame: Rect
    var transform: (Double, Double, Double, Double, Double, Double) = (1, 0, 0, 1, 0, 0)
    var alpha = 1.0
    var section = 0
    var item: Int
    var zIndex = 0
    var isHidden = false

    init(_ item: Int) {
      frame = Rect(x: 0, y: Double(item), width: 130, height: 44)
      self.item = item
    }
  }
}

/// The median wall-clock time of a process of this program with an argument, in microseconds; nil if
/// none succeeds.
///
/// `Process` notices the end of a process up to 50 ms later; `waitpid` notices it at once.
func timeOfProcess(_ argument: String) -> Double? {
  let times = (0..<9).compactMap { _ -> Double? in
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup(CommandLine.arguments[0]), strdup(argument), nil,
    ]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&process, arguments[0]!, nil, nil, &arguments, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process, status == 0 else { return nil }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e3
  }.sorted()
  return times.isEmpty ? nil : times[times.count / 2]
}
