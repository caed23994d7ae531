import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct EditMenuTests {
  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var diary: [String] = []
    var own: [UIMenuElement] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions + own) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      diary.append("will present")
      animator.addCompletion { self.diary.append("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { diary.append("will dismiss") }
  }

  private final class Card: UIView {
    var copied = 0
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:")
    }
    override func copy(_ sender: Any?) { copied += 1 }
  }

  private func titles(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(titles)
  }

  private func frame(of title: String, in window: UIWindow) -> CGRect {
    func find(_ view: UIView) -> UIView? {
      if (view as? UILabel)?.text == title { return view }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    return find(window).map { $0.convert($0.bounds, to: window) } ?? .null
  }

  private let card = Card(frame: CGRect(x: 100, y: 200, width: 120, height: 40))
  private let delegate = Delegate()

  private func onStage(_ body: (UIWindow, UIEditMenuInteraction, ManualClock) throws -> Void)
    rethrows
  {
    try ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(card)
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      let interaction = UIEditMenuInteraction(delegate: delegate)
      card.addInteraction(interaction)
      try body(window, interaction, clock)
    }
  }

  @Test func `a menu above a point has what the first responder can do and the delegate's actions`()
  {
    var done = 0
    delegate.own = [
      UIAction(title: "Rename") { _ in done += 1 },
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
    ]
    onStage { window, interaction, clock in
      card.becomeFirstResponder()
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 60, y: 0)))
      clock.advance(by: 0.5)
      #expect(titles(in: window) == ["Copy", "Rename"])
      // 40 high, 8 above the point.
      #expect(abs(frame(of: "Copy", in: window).midY - (200 - 8 - 20)) < 0.01)
      #expect(interaction.location(in: nil) == CGPoint(x: 160, y: 200))
      #expect(delegate.diary == ["will present", "presented"])
      let rename = frame(of: "Rename", in: window)
      window.tap(at: CGPoint(x: rename.midX, y: rename.midY))
      clock.advance(by: 0.5)
      #expect(done == 1 && titles(in: window).isEmpty)
      #expect(delegate.diary.last == "will dismiss")
    }
  }

  @Test func `a suggested action reaches the first responder, and a touch elsewhere closes`() {
    onStage { window, interaction, clock in
      card.becomeFirstResponder()
      let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
      interaction.presentEditMenu(with: configuration)
      clock.advance(by: 0.5)
      let copy = frame(of: "Copy", in: window)
      window.tap(at: CGPoint(x: copy.midX, y: copy.midY))
      #expect(card.copied == 1)
      clock.advance(by: 0.5)
      interaction.presentEditMenu(with: configuration)
      clock.advance(by: 0.5)
      window.tap(at: CGPoint(x: 10, y: 470))
      clock.advance(by: 0.5)
      #expect(titles(in: window).isEmpty && card.copied == 1)
    }
  }

  @Test func `without a first responder and own actions nothing opens`() {
    onStage { window, interaction, clock in
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      clock.advance(by: 0.5)
      #expect(titles(in: window).isEmpty && delegate.diary.isEmpty)
    }
  }
}
