import Foundation
import QuartzCore
import Testing
import UIKit

@Suite struct BoxedValueTests {
  @Test func `boxes give back what they hold`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.5)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 1, vertical: -2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let vector = CGVector(dx: 0.5, dy: 3)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let turn = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let flip = CATransform3DTranslate(CATransform3DMakeRotation(1, 0, 1, 0), 1, 2, 3)
    #expect(NSValue(caTransform3D: flip).caTransform3DValue == flip)
  }

  @Test func `a box of something else holds zeros`() {
    let box = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(box.uiEdgeInsetsValue == .zero)
    #expect(box.caTransform3DValue == CATransform3D())
    #expect(NSNumber(value: 7).cgVectorValue == .zero)
  }

  @Test func `boxes are equal if they hold equal values`() {
    #expect(NSValue(uiEdgeInsets: .zero) == NSValue(uiEdgeInsets: UIEdgeInsets()))
    #expect(
      NSValue(caTransform3D: CATransform3DIdentity)
        != NSValue(caTransform3D: CATransform3DMakeScale(2, 1, 1)))
  }

  @Test func `colours tell their space`() {
    #expect(UIColor(white: 0.5, alpha: 1).cgColor.colorSpace?.model == .monochrome)
    #expect(UIColor.systemRed.cgColor.colorSpace?.model == .rgb)
    #expect(UIColor.red.cgColor.colorSpace?.numberOfComponents == 3)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == CGColorSpace.sRGB)
    #expect(CGColorSpace(name: "kCGColorSpaceDisplayP3") == nil)
    #expect(CGColorSpaceCreateDeviceGray() != CGColorSpaceCreateDeviceRGB())
  }

  @Test func `a context has no pixels of grey`() {
    #expect(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test func `paths with the same segments are equal`() {
    let first = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 6)).cgPath
    let second = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 6)).cgPath
    #expect(first == second)
    #expect(Set([first, second]).count == 1)
    #expect(first != UIBezierPath(rect: .zero).cgPath)
  }
}
