import UIKit

extension Scene {
  static let sheet = Scene(
    "sheet", title: "Sheet",
    summary: "A list in a sheet that rests at half the height of what is behind it."
  ) { catalogue in
    PresentingViewController(catalogue: catalogue) {
      let navigation = UINavigationController(
        rootViewController: FamilyViewController(catalogue: catalogue))
      navigation.sheetPresentationController?.detents = [.medium(), .large()]
      navigation.sheetPresentationController?.prefersGrabberVisible = true
      return navigation
    }
  }

  static let alert = Scene(
    "alert", title: "Alert", summary: "A question with two answers in front of a list."
  ) { catalogue in
    PresentingViewController(catalogue: catalogue) {
      let alert = UIAlertController(
        title: "Delete “Noble Gases”?",
        message: "The six elements of the family stay in the table.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      return alert
    }
  }

  static let alertFields = Scene(
    "alert-fields", title: "Alert with text fields",
    summary: "Two fields to fill in, the first of them edited at once."
  ) { catalogue in
    PresentingViewController(catalogue: catalogue) {
      let alert = UIAlertController(
        title: "New Element", message: "Its symbol has one or two letters.",
        preferredStyle: .alert)
      alert.addTextField {
        $0.text = "Unobtainium"
        $0.clearButtonMode = .whileEditing
      }
      alert.addTextField { $0.placeholder = "Symbol" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Add", style: .default))
      return alert
    }
  }

  static let popover = Scene(
    "popover", title: "Popover", summary: "A list in a bubble that points at the button it is of."
  ) { catalogue in
    PresentingViewController(catalogue: catalogue) {
      $0.makePopover(of: FamilyViewController(catalogue: catalogue))
    }
  }

  static let actionSheet = Scene(
    "action-sheet", title: "Action sheet",
    summary: "What can be done, at the bottom edge, and a way out."
  ) { catalogue in
    PresentingViewController(catalogue: catalogue) {
      let sheet = UIAlertController(
        title: "Noble Gases", message: "Six elements that hardly react.",
        preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Share", style: .default))
      sheet.addAction(UIAlertAction(title: "Duplicate", style: .default))
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return sheet
    }
  }
}

/// A list under a large title that presents something as soon as it has appeared.
final class PresentingViewController: UINavigationController {
  private let makePresented: (PresentingViewController) -> UIViewController

  convenience init(catalogue: Catalogue, _ makePresented: @escaping () -> UIViewController) {
    self.init(catalogue: catalogue) { _ in makePresented() }
  }

  init(
    catalogue: Catalogue, _ makePresented: @escaping (PresentingViewController) -> UIViewController
  ) {
    self.makePresented = makePresented
    super.init(rootViewController: FamilyViewController(catalogue: catalogue))
    navigationBar.prefersLargeTitles = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(makePresented(self), animated: false) }
  }

  /// Presents a controller as a popover in windows of any width.
  func makePopover(of controller: UIViewController) -> UIViewController {
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 280, height: 300)
    controller.popoverPresentationController?.delegate = self
    controller.popoverPresentationController?.barButtonItem =
      topViewController?.navigationItem.rightBarButtonItem
    return controller
  }
}

extension PresentingViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
