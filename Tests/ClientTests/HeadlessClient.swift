import RenderCore
import UIKit

/// A scene that tests use without a program that shows it.
@MainActor final class HeadlessClient: AnyClient {
  let scene: ClientScene
  private(set) var picture: Bitmap?

  init?(_ host: SceneHost, content: String) {
    let conditions = ScreenConditions(size: ClientKind.size, scale: 1, keyboardHeight: 0)
    guard let scene = host.connect(conditions, content: content) else { return nil }
    self.scene = scene
  }

  func act(_ act: ClientAct) {
    switch act {
    case .press(let point): scene.receive(.touch(1, .began, point))
    case .move(let point): scene.receive(.touch(1, .moved, point))
    case .lift(let point): scene.receive(.touch(1, .ended, point))
    case .scroll(let point, let notches):
      scene.receive(
        .wheel(WheelMove(at: point, by: CGVector(dx: 0, dy: notches * 60), isPrecise: false)))
    case .key(let key, let flags): scene.receive(.key(key, flags))
    case .type(let text): scene.receive(.text(text))
    case .compose(let text):
      scene.receive(.marked(text, NSRange(location: text.utf16.count, length: 0)))
    case .paste(let text): scene.receive(.paste(text))
    case .resize(let size): change { $0.size = size }
    case .prefer(let isDark): change { $0.isDark = isDark }
    }
  }

  private func change(_ body: (inout ScreenConditions) -> Void) {
    var conditions = scene.scene.screen.conditions
    body(&conditions)
    scene.change(to: conditions)
  }

  func update() {
    let change = scene.surface.update()
    guard let box = scene.surface.pixels else { return }
    let patches = change.damage.map { ($0, scene.surface.bitmap(of: $0).pixels) }
    let former = picture ?? Bitmap(width: 0, height: 0, pixels: [])
    picture = former.changed(
      width: box.width, height: box.height, by: change.moves, patches)
  }

  var copied: String? { UIPasteboard.general.string }
  var title: String? { scene.title }
  var takesText: Bool { scene.textInput != nil }
  var labels: [String] { scene.accessibility.elements().compactMap(\.label) }
}
