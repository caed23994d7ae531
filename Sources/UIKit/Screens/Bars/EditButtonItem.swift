/// The button by which editing of a controller's content begins and ends.
@preconcurrency @MainActor final class EditButtonItem: UIBarButtonItem {
  convenience init(of controller: UIViewController) {
    self.init()
    primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
  }

  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
