import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct DragInteractionTests {
  @MainActor
  private final class Party: NSObject, UIDragInteractionDelegate,
    UIDropInteractionDelegate
  {
    var events: [String] = []
    var operation = UIDropOperation.copy
    var text: String?

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      events.append("items")
      return [UIDragItem(itemProvider: NSItemProvider(object: "hello" as NSString))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { events.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { events.append("end \(operation.rawValue)") }
    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { events.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { events.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      events.append("drop")
      session.loadObjects(ofClass: NSString.self) {
        self.text = ($0.first as? NSString).map { "\($0)" }
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { events.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { events.append("over") }
  }

  /// A window with a source at the top and a destination at the bottom.
  private func onScreen(
    _ body: (Party, UIDragInteraction, UIWindow, ManualClock) -> Void
  ) {
    ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let party = Party()
      let source = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      let target = UIView(frame: CGRect(x: 50, y: 500, width: 300, height: 200))
      let drag = UIDragInteraction(delegate: party)
      drag.isEnabled = true
      source.addInteraction(drag)
      target.addInteraction(UIDropInteraction(delegate: party))
      window.addSubview(source)
      window.addSubview(target)
      window.isHidden = false
      body(party, drag, window, clock)
      window.isHidden = true
    }
  }

  private func drag(in window: UIWindow, through places: [CGPoint]) {
    let finger = SimulatedTouch(in: window, at: CGPoint(x: 150, y: 150))
    finger.rest(for: 0.8)
    for place in places { finger.move(to: place, over: 0.2) }
    finger.lift()
  }

  @Test func `items are dropped where a view takes them`() {
    onScreen { party, _, window, clock in
      drag(in: window, through: [CGPoint(x: 200, y: 600)])
      clock.advance(by: 1)
      #expect(
        party.events == ["items", "begin", "enter", "drop", "conclude", "end 2", "over"])
      #expect(party.text == "hello")
      #expect(window.subviews.count == 2)
    }
  }

  @Test func `items return where no view takes them`() {
    onScreen { party, _, window, clock in
      drag(in: window, through: [CGPoint(x: 200, y: 600), CGPoint(x: 200, y: 300)])
      clock.advance(by: 1)
      #expect(party.events == ["items", "begin", "enter", "exit", "end 0", "over"])
      party.events = []
      party.operation = .forbidden
      drag(in: window, through: [CGPoint(x: 200, y: 600)])
      clock.advance(by: 1)
      #expect(party.events == ["items", "begin", "enter", "end 0", "over"])
      #expect(party.text == nil)
    }
  }

  @Test func `a short touch and a view that is not enabled drag nothing`() {
    onScreen { party, drag, window, clock in
      window.tap(at: CGPoint(x: 150, y: 150))
      drag.isEnabled = false
      self.drag(in: window, through: [CGPoint(x: 200, y: 600)])
      clock.advance(by: 1)
      #expect(party.events.isEmpty)
    }
  }
}
