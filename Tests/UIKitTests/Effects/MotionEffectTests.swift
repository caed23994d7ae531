import Testing
import UIKit

@MainActor @Suite struct MotionEffectTests {
  private func tilt(_ low: Any?, _ high: Any?) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (low, high)
    return effect
  }

  @Test(arguments: [(-1.0, -10.0), (0, 0), (0.5, 5), (7, 10)])
  func `an effect lies between its ends`(offset: Double, value: Double) {
    let effect = tilt(-10, 10)
    let values = effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: offset, vertical: -1))
    #expect(values?["center.x"] as? Double == value)
    #expect(tilt(nil, 1).keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func `ends may be structures and colours`() {
    let size = tilt(CGSize(width: 0, height: 4), CGSize(width: 2, height: 0))
    let sizes = size.keyPathsAndRelativeValues(forViewerOffset: .zero)
    #expect(sizes?["center.x"] as? CGSize == CGSize(width: 1, height: 2))
    #expect(tilt(1, CGPoint.zero).keyPathsAndRelativeValues(forViewerOffset: .zero) != nil)
    #expect(tilt("a", 1).keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func `views keep their effects and groups have all changes`() throws {
    let view = UIView()
    let group = UIMotionEffectGroup()
    let other = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    (other.minimumRelativeValue, other.maximumRelativeValue) = (0, 4)
    group.motionEffects = [tilt(-1, 1), other]
    view.addMotionEffect(group)
    view.addMotionEffect(other)
    view.addMotionEffect(other)
    #expect(view.motionEffects == [group, other])
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 1, vertical: 1))
    #expect(values?["center.x"] as? Double == 1)
    #expect(values?["center.y"] as? Double == 4)
    let copy = try #require(group.copy() as? UIMotionEffectGroup)
    #expect(copy.motionEffects?.count == 2)
    view.removeMotionEffect(group)
    #expect(view.motionEffects == [other])
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: other, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let back = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    #expect((back as? UIInterpolatingMotionEffect)?.keyPath == "center.y")
    #expect((back as? UIInterpolatingMotionEffect)?.maximumRelativeValue as? Double == 4)
  }
}
