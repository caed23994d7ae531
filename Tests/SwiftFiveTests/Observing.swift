import UIKit
import XCTest

// What applications of Swift 5 write to follow values of UIKit's.

/// A table that is as high as its content, by key-value observing with names.
final class FollowedTable: UIView {
  let table = UITableView()
  private(set) var height: CGFloat = 0
  private var context = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(table)
    table.addObserver(
      self, forKeyPath: "contentSize", options: [.new, .initial], context: &context)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { table.removeObserver(self, forKeyPath: "contentSize", context: &context) }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &self.context, object as? UITableView == table else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    if let size = change?[.newKey] as? CGSize { height = size.height }
  }
}

/// An object that is no responder, with tokens.
class Follower: NSObject {
  private var observations = [NSKeyValueObservation]()
  private var token: NSKeyValueObservation?
  var offset = CGPoint.zero
  var isHidden: Bool?

  func follow(_ scrollView: UIScrollView) {
    token = scrollView.observe(\.contentOffset, options: [.new, .old]) { [weak self] _, change in
      guard let self = self, let offset = change.newValue, offset != change.oldValue else { return }
      self.offset = offset
    }
    observations.append(
      scrollView.observe(\UIScrollView.isHidden, options: .initial, changeHandler: changed))
  }

  private func changed(_ view: UIScrollView, _ change: NSKeyValueObservedChange<Bool>) {
    if change.kind == NSKeyValueChange.setting { isHidden = view.isHidden }
  }

  deinit {
    token?.invalidate()
    observations.removeAll()
  }
}
