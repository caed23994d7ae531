import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct CornerConfigurationTests {
  @Test func `a capsule follows the size up to its largest radius`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    #expect(view.layer.cornerRadius == 30)
    view.bounds.size.width = 50
    #expect(view.layer.cornerRadius == 25)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.layer.cornerRadius == 12)
  }

  @Test func `a fixed radius is at most half the shorter side`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.cornerConfiguration == .corners(radius: .fixed(0)))
    view.cornerConfiguration = .corners(radius: .fixed(8))
    #expect(view.layer.cornerRadius == 8)
    view.frame.size.height = 10
    #expect(view.layer.cornerRadius == 5)
    view.cornerConfiguration = .corners(radius: .fixed(.nan))
    #expect(view.layer.cornerRadius == 0)
  }

  @Test func `a concentric corner has the container's radius less its distance`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    container.cornerConfiguration = .corners(radius: .fixed(30))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 100))
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    container.addSubview(view)
    #expect(view.layer.cornerRadius == 20)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    view.center.y = 140
    #expect(view.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    container.cornerConfiguration = .corners(radius: .fixed(40))
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 6))
    #expect(view.layer.maskedCorners.contains(.layerMinXMinYCorner))
    view.frame = CGRect(x: 60, y: 60, width: 80, height: 80)
    #expect(view.layer.cornerRadius == 6)
  }

  @Test func `a view without a configuration keeps the corners of its layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layer.cornerRadius = 7
    view.frame.size.width = 50
    #expect(view.layer.cornerRadius == 7)
  }
}
