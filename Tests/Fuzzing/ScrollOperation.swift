import TestSupport
import UIKit

/// What a person or an application does to a scroll view.
package enum ScrollOperation: Equatable, Sendable {
  /// Another finger touches a point of the window.
  case press(x: Int, y: Int)
  /// A finger moves within some hundredths of a second.
  case move(finger: Int, x: Int, y: Int, hundredths: Int)
  case lift(finger: Int)
  case cancel(finger: Int)
  case wait(hundredths: Int)
  /// The content gets another size; in tables and collection views, another number of rows.
  case content(width: Int, height: Int)
  case inset(top: Int, left: Int, bottom: Int, right: Int)
  case size(width: Int, height: Int)
  /// Code scrolls to a share of the range, in hundredths.
  case scroll(x: Int, y: Int, animated: Bool)
  case zoom(tenths: Int, animated: Bool)
  case reveal(x: Int, y: Int, animated: Bool)
  case toggle(ScrollSetting)
  /// The view leaves the window and comes back.
  case leave
  /// All fingers lift and time passes until everything rests.
  case rest
}

/// A setting that is switched on and off.
package enum ScrollSetting: CaseIterable, Sendable {
  case paging, bounces, scrollEnabled, zoomBounces, directionalLock, alwaysBounces, zoomLimits
}

/// The class of the view.
package enum ScrollKind: CaseIterable, Sendable {
  case plain, zoomable, table, collection
}

/// Operations on a scroll view.
package struct ScrollScript: Equatable, Sendable {
  package var kind: ScrollKind
  package var operations: [ScrollOperation]

  package init(_ kind: ScrollKind, _ operations: [ScrollOperation]) {
    self.kind = kind
    self.operations = operations
  }

  /// The script of a seed.
  package static func random(seed: UInt64, length: Int) -> ScrollScript {
    var random = SplitMix64(seed: seed)
    let kind = random.pick(ScrollKind.allCases)
    return ScrollScript(kind, (0..<length).map { _ in operation(&random) } + [.rest])
  }

  private static func operation(_ random: inout SplitMix64) -> ScrollOperation {
    func place() -> Int { random.integer(0...200) }
    func finger() -> Int { random.integer(0...1) }
    switch random.integer(0...99) {
    case 0..<14: return .press(x: place(), y: place())
    case 14..<40:
      return .move(finger: finger(), x: place(), y: place(), hundredths: random.integer(0...20))
    case 40..<54: return .lift(finger: finger())
    case 54..<56: return .cancel(finger: finger())
    case 56..<68: return .wait(hundredths: random.integer(0...60))
    case 68..<73:
      return .content(width: random.integer(0...400), height: random.integer(0...900))
    case 73..<77:
      return .inset(
        top: random.integer(0...60), left: random.integer(0...30), bottom: random.integer(0...60),
        right: random.integer(0...30))
    case 77..<80: return .size(width: random.integer(40...180), height: random.integer(40...180))
    case 80..<85:
      return .scroll(
        x: random.integer(0...100), y: random.integer(0...100), animated: random.chance(0.5))
    case 85..<88: return .zoom(tenths: random.integer(2...40), animated: random.chance(0.5))
    case 88..<90: return .reveal(x: place(), y: place() * 4, animated: random.chance(0.5))
    case 90..<95: return .toggle(random.pick(ScrollSetting.allCases))
    case 95: return .leave
    default: return .rest
    }
  }

  /// The shortest script that fails among those with operations left out.
  @MainActor package func shortest(_ fails: (ScrollScript) -> Bool) -> ScrollScript {
    var script = self
    var length = max(1, operations.count / 2)
    while true {
      var start = 0
      while start < script.operations.count {
        var shorter = script
        shorter.operations.removeSubrange(start..<min(start + length, script.operations.count))
        if fails(shorter) { script = shorter } else { start += length }
      }
      guard length > 1 else { return script }
      length /= 2
    }
  }
}
