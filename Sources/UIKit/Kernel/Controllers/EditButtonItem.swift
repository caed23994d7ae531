/// The button that begins and ends editing of a controller's content.
@preconcurrency @MainActor final class EditButtonItem: UIBarButtonItem {
  convenience init(of controller: UIViewController) {
    self.init()
    primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    update(isEditing: controller.isEditing)
  }

  func update(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
