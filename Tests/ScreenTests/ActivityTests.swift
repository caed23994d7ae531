import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ActivityTests {
  private final class Printer: UIActivity {
    var printed: [String] = []
    override var activityType: ActivityType? { ActivityType("test.print") }
    override var activityTitle: String? { "Print Badge" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      printed += activityItems.compactMap { $0 as? String }
    }
  }

  private func onPhone(
    _ sheet: UIActivityViewController, _ body: (Phone, ManualClock) throws -> Void
  ) rethrows {
    try ManualClock.run { clock in
      let root = UIViewController()
      let phone = Phone(root)
      root.present(sheet, animated: true)
      clock.advance(by: 1)
      try body(phone, clock)
    }
  }

  @Test func `an activity of the application is offered, gets the items and ends the sheet`() {
    let printer = Printer()
    let sheet = UIActivityViewController(
      activityItems: ["Ada"], applicationActivities: [printer])
    var outcomes: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      outcomes.append("\(type?.rawValue ?? "none") \(completed)")
    }
    onPhone(sheet) { phone, clock in
      #expect(phone.texts == ["Ada", "Copy", "Print Badge"])
      phone.tap("Print Badge")
      clock.advance(by: 1)
      #expect(printer.printed == ["Ada"])
      #expect(outcomes == ["test.print true"])
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func `copying writes to the pasteboard`() {
    let sheet = UIActivityViewController(activityItems: ["Grace"], applicationActivities: nil)
    onPhone(sheet) { phone, clock in
      phone.tap("Copy")
      clock.advance(by: 1)
      #expect(UIPasteboard.general.string == "Grace")
    }
  }

  @Test func `a sheet that is closed has done nothing`() {
    let sheet = UIActivityViewController(activityItems: ["Ada"], applicationActivities: [Printer()])
    sheet.excludedActivityTypes = [.copyToPasteboard]
    var outcomes: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in outcomes.append(completed) }
    onPhone(sheet) { phone, clock in
      #expect(phone.texts == ["Ada", "Print Badge"])
      sheet.dismiss(animated: true)
      clock.advance(by: 1)
      #expect(outcomes == [false])
    }
  }

  @Test func `a source provides the item of a kind of activity`() {
    final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
      ) -> Any { "" }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { activityType?.rawValue }
    }
    let printer = Printer()
    let sheet = UIActivityViewController(
      activityItems: [Source()], applicationActivities: [printer])
    onPhone(sheet) { phone, clock in
      phone.tap("Print Badge")
      clock.advance(by: 1)
      #expect(printer.printed == ["test.print"])
    }
  }
}
