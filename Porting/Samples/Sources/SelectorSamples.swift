import Testing
import UIKit

class Editor: UIViewController {
  var log: [String] = []
  lazy var saveButton = button(#selector(saveAll))

  @objc private func saveAll() { log.append("save") }
  @objc func close(_ sender: UIButton) { log.append("close") }
  @objc func drop(item: UIControl) { log.append("drop") }

  func button(_ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  func buttons() -> [UIButton] {
    [
      saveButton, button(#selector(close(_:))), button(#selector(Editor.drop(item:))),
      button(#selector(self.shout)), button(#selector(close(_:) as (UIButton) -> Void)),
    ]
  }
}

extension Editor {
  @objc func shout(_ sender: UIButton) { log.append("shout") }
}

class LoudEditor: Editor {
  override func close(_ sender: UIButton) { log.append("CLOSE") }
}

@objc protocol Printing {
  func printAll(_ sender: Any?)
  @objc optional func preview(_ sender: Any?)
}

class Press: UIResponder, Printing {
  var log: [String] = []
  @objc func printAll(_ sender: Any?) { log.append("print") }
  func preview(_ sender: Any?) { log.append("preview") }
}

class Feed: UIViewController, UISearchBarDelegate {
  var log: [String] = []
  let press = Press()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(reload))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
    let press = UILongPressGestureRecognizer(target: self, action: #selector(held(_:)))
    view.addGestureRecognizer(press)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(becameActive), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  deinit {
    timer?.invalidate()
    NotificationCenter.default.removeObserver(self)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    perform(#selector(search(for:)), with: searchText, afterDelay: 0.01)
  }

  @objc private func search(for text: String) { log.append("search \(text)") }
  @objc private func reload() { log.append("reload") }
  @objc private func held(_ recognizer: UILongPressGestureRecognizer) {}
  @objc private func keyboardWillShow(_ notification: NSNotification) { log.append("keyboard") }
  @objc private func becameActive() { log.append("active") }
  @objc private func tick(_ timer: Timer) {
    log.append("tick")
    timer.invalidate()
  }
}

@MainActor @Suite struct SelectorSamples {
  @Test func selectorsReachWhatFoundationCalls() {
    let feed = Feed()
    feed.loadViewIfNeeded()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil)
    feed.searchBar(UISearchBar(), textDidChange: "a")
    feed.searchBar(UISearchBar(), textDidChange: "ab")
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(feed.log.first == "keyboard")
    #expect(Set(feed.log) == ["keyboard", "tick", "search ab"])
    #expect(feed.log.count == 3)
    guard let item = feed.navigationItem.rightBarButtonItem, let action = item.action else {
      return
    }
    #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
    feed.perform(action)
    #expect(feed.log.suffix(2) == ["reload", "reload"])
  }

  @Test func selectorsNameMethodsOfValuesAndProtocols() {
    let feed = Feed()
    let button = UIButton()
    button.addTarget(feed.press, action: #selector(feed.press.printAll(_:)), for: .touchUpInside)
    button.addTarget(feed.press, action: #selector(Printing.printAll(_:)), for: .touchDown)
    button.addTarget(feed.press, action: #selector(Printing.preview(_:)), for: .touchCancel)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchCancel)
    #expect(feed.press.log == ["print", "print", "preview"])
  }

  @Test func selectorsCallTheirMethods() {
    let editor = LoudEditor()
    for button in editor.buttons() { button.sendActions(for: .touchUpInside) }
    #expect(editor.log == ["save", "CLOSE", "drop", "shout", "CLOSE"])
  }

  @Test func selectorsHaveTheNamesOfObjectiveC() {
    let names = [#selector(Editor.close(_:)), #selector(Editor.drop), #selector(Editor.shout(_:))]
    #expect(names.map(\.description) == ["close:", "dropWithItem:", "shout:"])
    #expect(#selector(getter: UIView.isHidden).description == "isHidden")
  }
}
