import Testing
import UIKit

private final class PortraitController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

@MainActor @Suite struct OrientationTests {
  @Test func `masks have a bit for each orientation`() {
    let bits: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(bits.map(\.rawValue) == [1 << 1, 1 << 2, 1 << 3, 1 << 4])
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 8 + 16)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 2 + 8 + 16)
    #expect(UIInterfaceOrientationMask.all.rawValue == 2 + 4 + 8 + 16)
  }

  @Test func `a controller says how it can be shown`() {
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    #expect(PortraitController().supportedInterfaceOrientations == .portrait)
  }
}
