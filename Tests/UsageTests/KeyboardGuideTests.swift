import CollectionViewExtras
import Testing
import UIKit

/// Input bars that stand on the keyboard by a constraint.
@MainActor @Suite struct KeyboardGuideTests {
  private final class Chat: UIViewController {
    let bar = UIView()
    let field = UITextField()
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      for subview in [list, bar] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      bar.addSubview(field)
      field.frame = CGRect(x: 10, y: 5, width: 100, height: 34)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
      ])
    }
  }

  private func shown(_ body: (Chat, UIWindow, ManualClock) -> Void) {
    ManualClock.run { clock in
      let window = UIWindow(frame: UIScreen.main.bounds)
      let chat = Chat()
      window.rootViewController = chat
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      defer { window.isHidden = true }
      body(chat, window, clock)
    }
  }

  @Test func `a bar rises with the keyboard and sinks with it`() {
    shown { chat, window, clock in
      let bottom = window.bounds.maxY
      #expect(chat.bar.frame.maxY == bottom)
      chat.field.becomeFirstResponder()
      #expect(chat.bar.frame.maxY == bottom - 260)
      #expect(chat.list.frame.maxY == bottom - 260 - 44)
      #expect(
        chat.view.keyboardLayoutGuide.layoutFrame
          == CGRect(x: 0, y: bottom - 260, width: window.bounds.width, height: 260))
      // It moves in the keyboard's time.
      clock.advance(by: 0.125)
      let under = chat.bar.layer.presentation()?.frame.maxY ?? 0
      #expect(under > bottom - 260 && under < bottom)
      clock.advance(by: 0.2)
      #expect(chat.bar.layer.presentation()?.frame.maxY == bottom - 260)
      chat.field.resignFirstResponder()
      #expect(chat.bar.frame.maxY == bottom)
    }
  }

  @Test func `without a keyboard the guide begins where the safe area ends`() {
    shown { chat, window, _ in
      let guide = chat.view.keyboardLayoutGuide
      #expect(guide.usesBottomSafeArea && !guide.followsUndockedKeyboard)
      chat.additionalSafeAreaInsets.bottom = 34
      window.layoutIfNeeded()
      #expect(chat.bar.frame.maxY == window.bounds.maxY - 34)
      guide.usesBottomSafeArea = false
      window.layoutIfNeeded()
      #expect(chat.bar.frame.maxY == window.bounds.maxY)
      guide.usesBottomSafeArea = true
      // The keyboard covers what the safe area leaves free as well.
      chat.field.becomeFirstResponder()
      #expect(chat.bar.frame.maxY == window.bounds.maxY - 260)
      chat.field.resignFirstResponder()
    }
  }
}
