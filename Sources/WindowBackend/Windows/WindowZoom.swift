import UIKit

/// A wheel with the control key as two fingers around the pointer.
@MainActor final class WindowZoom {
  private let client: ClientScene
  private var middle = CGPoint.zero
  private var distance: CGFloat?
  private var count = 0

  private static let fingers = [1_000_001, 1_000_002]
  private static let step: CGFloat = 1.1
  /// The fingers are lifted when the wheel has rested for so long, in seconds.
  static let rest = 0.3

  init(_ client: ClientScene) { self.client = client }

  /// - Parameter notches: Positive ones enlarge.
  func turn(at point: CGPoint, by notches: CGFloat) {
    if distance == nil {
      (middle, distance) = (point, 80)
      send(.began)
      // Recognizers begin when fingers have moved for a distance.
    }
    distance = min(max((distance ?? 80) * pow(Self.step, notches), 20), 4000)
    send(.moved)
    count += 1
    let current = count
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.rest) { [weak self] in
      MainActor.assumeIsolated { if self?.count == current { self?.end() } }
    }
  }

  func end() {
    guard distance != nil else { return }
    send(.ended)
    distance = nil
  }

  private func send(_ phase: ClientTouchPhase) {
    let half = (distance ?? 0) / 2
    for (finger, side) in zip(Self.fingers, [-half, half]) {
      client.receive(.touch(finger, phase, CGPoint(x: middle.x + side, y: middle.y)))
    }
  }
}
