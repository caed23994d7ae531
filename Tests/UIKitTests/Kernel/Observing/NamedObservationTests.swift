import CollectionViewExtras
import Testing
import UIKit

/// Values that are observed by their names, by objects.
@MainActor @Suite struct NamedObservationTests {
  private class Observer: UIResponder {
    var told: [(String?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?)] = []
    var paths: [String?] { told.map(\.0) }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      told.append((keyPath, change, context))
    }
  }

  @Test func `an observer is told the name, the object, the change and the context`() throws {
    let view = UIScrollView()
    let observer = Observer()
    let context = UnsafeMutableRawPointer(bitPattern: 8)
    view.addObserver(observer, forKeyPath: "contentSize", options: [.new, .old], context: context)
    view.contentSize = CGSize(width: 1, height: 2)
    let (path, change, given) = try #require(observer.told.first)
    #expect(path == "contentSize" && given == context)
    #expect(change?[.newKey] as? CGSize == CGSize(width: 1, height: 2))
    #expect(change?[.oldKey] as? CGSize == .zero)
    #expect(change?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
    #expect(change?[.notificationIsPriorKey] == nil)
    view.removeObserver(observer, forKeyPath: "contentSize", context: context)
    view.contentSize = .zero
    #expect(observer.told.count == 1)
  }

  @Test(arguments: ["hidden", "isHidden"])
  func `a Boolean is observed by both of its names`(name: String) {
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: name, options: [.prior, .new], context: nil)
    view.isHidden = true
    #expect(observer.paths == [name, name])
    #expect(observer.told[0].1?[.notificationIsPriorKey] as? Bool == true)
    #expect(observer.told[0].1?[.newKey] == nil)
    #expect(observer.told[1].1?[.newKey] as? Bool == true)
    view.removeObserver(observer, forKeyPath: name)
  }

  @Test func `nil is told as NSNull`() {
    let (controller, observer) = (UIViewController(), Observer())
    controller.addObserver(observer, forKeyPath: "title", options: [.old, .new], context: nil)
    controller.title = "A"
    #expect(observer.told[0].1?[.oldKey] is NSNull)
    #expect(observer.told[0].1?[.newKey] as? String == "A")
  }

  @Test func `an observer that is gone is not called`() {
    let view = UIView()
    do {
      let observer = Observer()
      view.addObserver(observer, forKeyPath: "alpha", context: nil)
    }
    view.alpha = 0.5
  }

  @Test func `the observer added last is removed first`() {
    let (view, observer) = (UIView(), Observer())
    let context = UnsafeMutableRawPointer(bitPattern: 8)
    view.addObserver(observer, forKeyPath: "alpha", context: nil)
    view.addObserver(observer, forKeyPath: "alpha", context: context)
    view.alpha = 0.5
    #expect(observer.told.map(\.2) == [nil, context])
    view.removeObserver(observer, forKeyPath: "alpha")
    view.alpha = 0.6
    #expect(observer.told.map(\.2) == [nil, context, nil])
    view.removeObserver(observer, forKeyPath: "alpha", context: nil)
    view.alpha = 0.7
    #expect(observer.told.count == 3)
  }

  @Test func `an observer may remove itself while it is called and when it goes`() {
    final class Once: Observer {
      let view: UIView
      init(_ view: UIView) {
        self.view = view
        super.init()
        view.addObserver(self, forKeyPath: "alpha", context: nil)
        view.addObserver(self, forKeyPath: "center", context: nil)
      }
      deinit { view.removeObserver(self, forKeyPath: "center") }
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        view.removeObserver(self, forKeyPath: "alpha")
      }
    }
    let view = UIView()
    let last = UIView()
    do {
      let once = Once(view)
      view.alpha = 0.5
      view.alpha = 0.6
      #expect(once.told.count == 1)
      last.addObserver(once, forKeyPath: "center", context: nil)
    }
    view.center = CGPoint(x: 1, y: 1)
    last.center = CGPoint(x: 1, y: 1)
  }

  @Test func `removing an observer that is not registered is refused`() throws {
    final class Reports: @unchecked Sendable { var texts: [String] = [] }
    let reports = Reports()
    let former = Mistakes.handler
    Mistakes.handler = { reports.texts.append($0.message) }
    defer { Mistakes.handler = former }
    let (view, observer) = (UIView(), Observer())
    view.removeObserver(observer, forKeyPath: "alpha")
    view.addObserver(observer, forKeyPath: "alpha", context: nil)
    let context = UnsafeMutableRawPointer(bitPattern: 8)
    view.removeObserver(observer, forKeyPath: "alpha", context: context)
    #expect(reports.texts.count == 2)
    let text = try #require(reports.texts.first)
    #expect(text.hasPrefix("Cannot remove an observer <Observer 0x"))
    #expect(text.contains("> for the key path \"alpha\" from <UIView 0x"))
    #expect(text.hasSuffix("> because it is not registered as an observer."))
  }

  @Test func `a change that no override handles is refused`() {
    final class Reports: @unchecked Sendable { var texts: [String] = [] }
    let reports = Reports()
    let former = Mistakes.handler
    Mistakes.handler = { reports.texts.append($0.message) }
    defer { Mistakes.handler = former }
    let (view, observer) = (UIView(), UIViewController())
    view.addObserver(observer, forKeyPath: "alpha", context: nil)
    view.alpha = 0.5
    #expect(reports.texts.count == 1)
    #expect(reports.texts[0].contains("message was received but not handled.\nKey path: alpha"))
  }

  @Test func `a name that is not told of is reported with those that are`() {
    var told: [String] = []
    let before = UnobservableValueReport.handler
    UnobservableValueReport.handler = { told.append($0.text) }
    defer { UnobservableValueReport.handler = before }
    let (view, observer) = (UIScrollView(), Observer())
    view.addObserver(observer, forKeyPath: "layer.position", options: [.initial], context: nil)
    view.layer.position = CGPoint(x: 1, y: 1)
    #expect(told.count == 1)
    #expect(told[0].hasPrefix("Changes of \"layer.position\" of UIScrollView are not observed"))
    #expect(told[0].contains("contentOffset, contentSize, contentInset"))
    view.removeObserver(observer, forKeyPath: "layer.position")
  }

  // MARK: The usual table in a stack

  private final class Form: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    let stack = UIStackView()
    lazy var height = table.heightAnchor.constraint(equalToConstant: 0)
    var rows = 2

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.rowHeight = 40
      table.isScrollEnabled = false
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      stack.addArrangedSubview(table)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
      ])
      table.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
    }

    deinit { table.removeObserver(self, forKeyPath: "contentSize") }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "contentSize", let size = change?[.newKey] as? CGSize else { return }
      height.constant = size.height
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func `a table in a stack is as high as its content`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let form = Form()
    window.rootViewController = form
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(form.table.frame.height == CGFloat(2 * 40))
    form.rows = 5
    form.table.reloadData()
    window.layoutIfNeeded()
    #expect(form.table.frame.height == CGFloat(5 * 40))
    #expect(form.stack.frame.height == CGFloat(5 * 40))
    window.isHidden = true
  }
}
