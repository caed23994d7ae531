import Foundation
import Testing
import UIKit

@Suite struct ArchiveTests {
  private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }

  @Test(arguments: [
    UIColor.red, .black, UIColor(white: 0.3, alpha: 0.5), .systemBlue, .label,
    UIColor.systemBackground.withAlphaComponent(0.4),
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
  ])
  func `colours come back from archives`(color: UIColor) throws {
    #expect(try archived(color) == color)
  }

  @Test func `an archive has what a dynamic provider's colour is now`() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect((try? archived(color)) == .white)
    }
    #expect(try archived(color) == .red)
  }

  @Test func `an archive of something else has no colour and no path`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(NSString("red"), forKey: "name")
    for make in [UIColor.init(coder:), UIBezierPath.init(coder:)] as [(NSCoder) -> NSObject?] {
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      #expect(make(coder) == nil)
    }
  }

  @Test func `paths come back from archives with their style`() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.move(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 1))
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    let other = try #require(try archived(path))
    #expect(other.cgPath == path.cgPath)
    #expect(other.lineWidth == 2.5)
    #expect(other.lineCapStyle == .round)
    #expect(other.lineJoinStyle == .bevel)
    #expect(other.miterLimit == 4)
    #expect(other.usesEvenOddFillRule)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 3), 0, 0 as CGFloat)
    other.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1])
    #expect(count == 3)
    #expect(phase == 1.5)
  }
}
