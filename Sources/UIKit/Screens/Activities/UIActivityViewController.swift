/// A sheet of what can be done with items: copying, and the application's activities.
///
/// The activities that other applications provide on iOS, such as mail and messages, do not exist on
/// this platform.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when the sheet is gone: with the kind of the activity, nil if none was chosen; whether it
  /// was completed; items that it returned, always nil; and an error, always nil.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  )
    -> Void

  private let items: [Any]
  private let applicationActivities: [UIActivity]

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: Texts, URLs, images, objects that activities know, and `UIActivityItemSource`s.
  ///   - applicationActivities: Activities besides the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Creates a sheet without items: archives are not read on this platform.
  public required init?(coder: NSCoder) {
    (items, applicationActivities) = ([], [])
    super.init(coder: coder)
  }

  /// Called when the sheet is gone. The default is nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Kinds of activities that are left out. The default is nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  // MARK: Activities

  private var placeholders: [Any] {
    items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The activities that can be done with the items, those of the system first.
  private var activities: [UIActivity] {
    let items = placeholders
    return ([CopyActivity()] + applicationActivities).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return !(isExcluded ?? false) && activity.canPerform(withActivityItems: items)
    }
  }

  private var headline: String {
    for item in placeholders {
      if let text = item as? String { return text }
      if let url = item as? URL { return url.host ?? url.lastPathComponent }
    }
    let images = placeholders.count { $0 is UIImage }
    return images == 0 ? "" : images == 1 ? "1 Photo" : "\(images) Photos"
  }

  private var outcome: (type: UIActivity.ActivityType?, completed: Bool) = (nil, false)
  private var isReported = false

  private func choose(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.onFinish = { [weak self] completed in
      self?.outcome = (activity.activityType, completed)
      self?.close()
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func close() {
    guard let presenter = presentingViewController else { return report() }
    presenter.dismiss(animated: true)
  }

  private func report() {
    guard !isReported else { return }
    isReported = true
    completionWithItemsHandler?(outcome.type, outcome.completed, nil, nil)
  }

  // MARK: View

  open override func loadView() {
    view = ActivitySheet(
      title: headline, activities, onClose: { [weak self] in self?.close() },
      onChoice: { [weak self] in self?.choose($0) })
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { report() }
  }
}
