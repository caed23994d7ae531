import UIKit

/// Keeps the dots of a page control and a row in step.
@MainActor final class PageDots {
  private unowned let row: OrthogonalRow
  private var action: UIAction?

  init(_ row: OrthogonalRow) {
    self.row = row
  }

  weak var control: UIPageControl? {
    didSet {
      guard control !== oldValue else { return }
      if let action { oldValue?.removeAction(action, for: .valueChanged) }
      action = control.map(connect)
      update()
    }
  }

  private func connect(_ control: UIPageControl) -> UIAction {
    let action = UIAction { [weak self] action in
      guard let control = action.sender as? UIPageControl else { return }
      self?.scroll(to: control.currentPage)
    }
    control.addAction(action, for: .valueChanged)
    return action
  }

  private func scroll(to page: Int) {
    guard (0..<row.numberOfPages).contains(page) else { return update() }
    row.scrollToPage(page, animated: true)
  }

  /// Shows the page of the row, or the one that it is being scrolled to.
  func update() {
    guard let control else { return }
    if control.numberOfPages != row.numberOfPages { control.numberOfPages = row.numberOfPages }
    let page = row.destinationPage
    if control.currentPage != page { control.currentPage = page }
  }
}
