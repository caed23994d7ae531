import UIKit

extension Scene {
  static let splitView = Scene(
    "split-view", title: "Split view",
    summary: "A sidebar beside its details, as on an iPad; one stack on a phone.",
    size: CGSize(width: 1024, height: 768)
  ) { columns(of: $0) }

  static let splitViewCompact = Scene(
    "split-view-compact", title: "Split view on a phone",
    summary: "The columns of a split view as one stack."
  ) { columns(of: $0) }

  @MainActor private static func columns(of catalogue: Catalogue) -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let sidebar = SidebarViewController(catalogue: catalogue)
    sidebar.title = "Elements"
    let family = FamilyViewController(catalogue: catalogue)
    split.setViewController(sidebar, for: .primary)
    split.setViewController(family, for: .secondary)
    return split
  }
}
