import CollectionViewExtras
import UIKit

/// A phone with a notch: 390 by 844 points, 47 of them covered at the top and 34 at the bottom.
@MainActor final class Phone {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ root: UIViewController) {
    window.traitOverrides.displayScale = 3
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  isolated deinit { window.isHidden = true }

  /// Taps the middle of the first view that says `text`.
  func tap(_ text: String) {
    guard let view = labels.last(where: { $0.text == text && $0.isSeen }) else { return }
    window.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
  }

  private var labels: [UILabel] { window.all(UILabel.self) }

  /// The texts that are seen, from back to front.
  var texts: [String] { labels.filter(\.isSeen).compactMap(\.text).filter { !$0.isEmpty } }
}

extension UIView {
  /// The views of a class at and below this one, superviews first.
  func all<Wanted: UIView>(_ type: Wanted.Type) -> [Wanted] {
    [self as? Wanted].compactMap { $0 } + subviews.flatMap { $0.all(type) }
  }

  fileprivate var isSeen: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
  }
}

/// Notes the calls of its life.
final class Witness: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { diary.entries.append("\(name) \(event)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(animated ? "willAppear animated" : "willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove nil" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove nil" : "didMove")
  }
}

@MainActor final class Diary {
  var entries: [String] = []

  /// What has been noted since the last time.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}
