import Testing
import UIKit

@MainActor @Suite struct UICoordinateSpaceTests {
  private let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
  private let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
  private let point = CGPoint(x: 1, y: 2)

  init() { window.addSubview(view) }

  @Test func `views, windows and the screen convert to each other`() {
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    let space: any UICoordinateSpace = view
    #expect(space.convert(point, to: screen) == CGPoint(x: 61, y: 82))
    #expect(screen.convert(point, from: view) == CGPoint(x: 61, y: 82))
    #expect(screen.convert(CGPoint(x: 61, y: 82), to: space) == point)
    #expect(space.convert(CGPoint(x: 61, y: 82), from: screen) == point)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(space.convert(rect, to: screen) == CGRect(x: 61, y: 82, width: 3, height: 4))
    #expect(screen.convert(rect, from: space) == CGRect(x: 61, y: 82, width: 3, height: 4))
    #expect(screen.convert(rect, to: screen) == rect)
    #expect(screen.bounds == UIScreen.main.bounds)
    #expect(UIScreen.main.fixedCoordinateSpace.convert(point, to: screen) == point)
  }

  @Test func `windows convert to each other and to the screen`() {
    let other = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(window.convert(point, to: other) == CGPoint(x: -89, y: 22))
    #expect(window.convert(point, to: nil) == CGPoint(x: 11, y: 22))
    #expect(window.convert(point, from: nil) == CGPoint(x: -9, y: -18))
    #expect(view.convert(point, to: nil) == CGPoint(x: 51, y: 62))
  }

  @Test func `an application's own space is asked`() {
    final class Doubled: NSObject, UICoordinateSpace {
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CGPoint(x: point.x / 2, y: point.y / 2)
      }
      func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CGPoint(x: point.x * 2, y: point.y * 2)
      }
      func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
      }
      func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
      }
    }
    let own = Doubled()
    #expect(view.convert(point, to: own) == CGPoint(x: 2, y: 4))
    #expect(UIScreen.main.convert(CGPoint(x: 2, y: 4), from: own) == point)
  }
}
