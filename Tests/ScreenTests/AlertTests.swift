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

  @Test func `handlers are called after the alert was dismissed`() {
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

  @Test func `a tap outside cancels an action sheet but not an alert`() {
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

  @Test func `text fields are below the message, and the first one is edited`() throws {
    let root = UIViewController()
    let phone = Phone(root)
    let alert = UIAlertController(
      title: "Sign in", message: "As the owner of the list.", preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Sign in", style: .default))
    root.present(alert, animated: false)
    phone.window.layoutIfNeeded()
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isFirstResponder)
    phone.window.type("Ada\nsecret")
    #expect(fields.map(\.text) == ["Ada", "secret"])
    let (first, second) = (
      fields[0].convert(fields[0].bounds, to: phone.window),
      fields[1].convert(fields[1].bounds, to: phone.window)
    )
    #expect(abs(first.height - 30) < 0.01)
    #expect(abs(second.minY - first.maxY) < 0.01)
    let message = try #require(
      phone.window.all(UILabel.self).first { $0.text == "As the owner of the list." })
    #expect(message.convert(message.bounds, to: phone.window).maxY < first.minY)
    // The alert makes room for the keyboard.
    let frame = alert.view.convert(alert.view.bounds, to: phone.window)
    #expect(frame.width == 270 && frame.midY < 844 / 2 - 50)
    phone.window.layoutIfNeeded()
    root.dismiss(animated: false)
    #expect(phone.window.type("x") == false)
  }

  @Test func `return in the last field is a tap on the preferred action`() {
    ManualClock.run { clock in
      let root = UIViewController()
      let phone = Phone(root)
      let log = Log()
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        log.entries.append(alert?.textFields?.first?.text ?? "")
      }
      alert.addAction(save)
      root.present(alert, animated: true)
      clock.advance(by: 1)
      phone.window.type("Noble\n")
      clock.advance(by: 1)
      #expect(root.presentedViewController === alert)
      alert.preferredAction = save
      phone.window.press(.return)
      clock.advance(by: 1)
      #expect(root.presentedViewController == nil && log.entries == ["Noble"])
    }
  }

  @Test func `an action sheet refuses text fields`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    )
  }
}
