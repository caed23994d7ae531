import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct AlertTests {
  private final class Log {
    var entries: [String] = []
  }

  private func alert(_ style: UIAlertController.Style, _ log: Log) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the list?", message: "It cannot be brought back.", preferredStyle: style)
    for (title, style) in [
      ("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive),
    ] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak alert] action in
          log.entries.append("\(action.title ?? "") \(alert?.presentingViewController == nil)")
        })
    }
    return alert
  }

  @Test func `handlers are called after the alert has gone`() {
    ManualClock.run { clock in
      let root = UIViewController()
      let phone = Phone(root)
      let log = Log()
      root.present(alert(.alert, log), animated: false)
      phone.window.layoutIfNeeded()
      #expect(
        phone.texts == ["Delete the list?", "It cannot be brought back.", "Cancel", "Delete"])
      phone.tap("Delete")
      #expect(log.entries == [] && root.presentedViewController != nil)
      clock.advance(by: 1)
      #expect(log.entries == ["Delete true"] && root.presentedViewController == nil)
    }
  }

  @Test func `an alert is a card of 270 points in the middle`() throws {
    let root = UIViewController()
    let phone = Phone(root)
    let alert = alert(.alert, Log())
    root.present(alert, animated: false)
    phone.window.layoutIfNeeded()
    let frame = alert.view.convert(alert.view.bounds, to: phone.window)
    // Text: 20, 20 1/3, 3, 15 2/3, 20; buttons: 44.
    #expect(frame.width == 270 && frame.midX == 195)
    #expect(abs(frame.height - 123) < 0.01)
    let cancel = try #require(phone.window.all(UILabel.self).first { $0.text == "Cancel" })
    let delete = try #require(phone.window.all(UILabel.self).first { $0.text == "Delete" })
    let (left, right) = (
      cancel.convert(cancel.bounds, to: phone.window),
      delete.convert(delete.bounds, to: phone.window)
    )
    #expect(left.maxX <= right.minX && left.minY == right.minY)
    // A third button has all of them stand below each other, the one that cancels last.
    alert.addAction(UIAlertAction(title: "Archive", style: .default))
    phone.window.layoutIfNeeded()
    #expect(phone.texts.suffix(3) == ["Delete", "Archive", "Cancel"])
    #expect(abs(alert.view.bounds.height - 211) < 0.01)
  }

  @Test func `a tap beside cancels an action sheet and leaves an alert`() {
    ManualClock.run { clock in
      let root = UIViewController()
      let phone = Phone(root)
      let log = Log()
      root.present(alert(.alert, log), animated: false)
      phone.window.tap(at: CGPoint(x: 20, y: 60))
      clock.advance(by: 1)
      #expect(root.presentedViewController != nil)
      root.dismiss(animated: false)
      let sheet = alert(.actionSheet, log)
      root.present(sheet, animated: false)
      phone.window.layoutIfNeeded()
      let frame = sheet.view.convert(sheet.view.bounds, to: phone.window)
      #expect(frame.minX == 8 && frame.width == 374)
      phone.window.tap(at: CGPoint(x: 20, y: 60))
      clock.advance(by: 1)
      #expect(root.presentedViewController == nil && log.entries == ["Cancel true"])
    }
  }

  @Test func `a second cancel is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
  }

  @Test func `a disabled action cannot be chosen until it is enabled`() {
    ManualClock.run { clock in
      let root = UIViewController()
      let phone = Phone(root)
      let log = Log()
      let alert = alert(.alert, log)
      alert.actions[1].isEnabled = false
      root.present(alert, animated: false)
      phone.window.layoutIfNeeded()
      phone.tap("Delete")
      clock.advance(by: 1)
      #expect(log.entries == [])
      alert.actions[1].isEnabled = true
      phone.tap("Delete")
      clock.advance(by: 1)
      #expect(log.entries == ["Delete true"])
    }
  }
}
