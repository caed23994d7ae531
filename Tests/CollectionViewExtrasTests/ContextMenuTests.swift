import CollectionViewExtras
import Testing
import UIKit

/// Menus of items, as a long press opens them.
@MainActor @Suite struct ContextMenuTests {
  /// Implements the methods of iOS 16.
  final class Modern: NSObject, UICollectionViewDelegate {
    let diary: Diary
    let action: UIAction
    let sticky: UIAction
    var preview: UIViewController?
    var style = UIContextMenuInteractionCommitStyle.pop

    init(_ diary: Diary) {
      self.diary = diary
      action = UIAction(title: "Open") { _ in diary.note("open") }
      sticky = UIAction(title: "More", attributes: .keepsMenuPresented) { _ in diary.note("more") }
      super.init()
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      diary.note("menu [\(text(indexPaths))] at \(Int(point.y))")
      let provider: UIContextMenuContentPreviewProvider? = preview.map { made in
        {
          self.diary.note("make preview")
          return made
        }
      }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) { suggested in
        self.diary.note("make menu")
        return UIMenu(children: [self.action, UIMenu(children: [self.sticky])])
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      diary.note("never asked")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      diary.note("lift \(indexPath.item)")
      return collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      diary.note("put back \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      diary.note("will show")
      animator?.addCompletion { self.diary.note("shown") }
      animator?.addAnimations { self.diary.note("showing") }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      diary.note("will end")
      animator?.addCompletion { self.diary.note("ended") }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      diary.note("commit \(animator.previewViewController === preview)")
      animator.preferredCommitStyle = style
      animator.addCompletion { self.diary.note("committed") }
    }
  }

  /// Implements the methods of iOS 13.
  final class Older: NSObject, UICollectionViewDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      diary.note("menu \(indexPath.item)")
      let name = NSString(string: "\(indexPath.item)")
      return UIContextMenuConfiguration(identifier: name, previewProvider: nil) { _ in UIMenu() }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      diary.note("lift \(configuration.identifier)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      diary.note("put back \(configuration.identifier)")
      return nil
    }
  }

  private func stage() throws -> (LetterStage, Modern, UIContextMenuInteraction) {
    let stage = LetterStage()
    #expect(stage.view.contextMenuInteraction == nil)
    let delegate = Modern(stage.diary)
    stage.take(delegate)
    return (stage, delegate, try #require(stage.view.contextMenuInteraction))
  }

  @Test func `a menu is asked for, made, shown and chosen from in order`() throws {
    let (stage, delegate, interaction) = try stage()
    defer { stage.close() }
    #expect(interaction.view === stage.view)
    #expect(stage.view.interactions.contains { $0 === interaction })
    #expect(interaction.menuAppearance == .unknown)
    #expect(interaction.performLongPress(at: CGPoint(x: 10, y: 50)))
    #expect(
      stage.diary.take() == [
        "menu [0.1] at 50", "lift 1", "make menu", "will show", "showing", "shown",
      ])
    #expect(interaction.menuAppearance == .rich)
    #expect(interaction.location(in: stage.window) == CGPoint(x: 10, y: 50))
    #expect(interaction.visiblePreviews.map(\.view) == [stage.view.cellForItem(at: path(1))])
    #expect(interaction.visibleMenu?.children.first === delegate.action)
    #expect(interaction.performTap(on: delegate.sticky))
    #expect(stage.diary.take() == ["more"])
    #expect(interaction.performTap(on: delegate.action))
    #expect(stage.diary.take() == ["put back 1", "will end", "open", "ended"])
    #expect(interaction.visibleMenu == nil)
    #expect(!interaction.performTap(on: delegate.action))
  }

  @Test func `a menu of a selected item is for all that are selected, one beside items for none`()
    throws
  {
    let (stage, _, interaction) = try stage()
    defer { stage.close() }
    stage.view.allowsMultipleSelection = true
    for item in [0, 2] {
      stage.view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    interaction.performLongPress(at: CGPoint(x: 10, y: 90))
    #expect(stage.diary.take().first == "menu [0.0 0.2] at 90")
    interaction.dismissMenu()
    #expect(stage.diary.take() == ["put back 0", "put back 2", "will end", "ended"])
    interaction.performLongPress(at: CGPoint(x: 10, y: 50))
    #expect(stage.diary.take().first == "menu [0.1] at 50")
    interaction.performLongPress(at: CGPoint(x: 10, y: 5000))
    #expect(stage.diary.take().contains("menu [] at 5000"))
  }

  @Test func `a preview that is tapped is committed as the delegate says`() throws {
    let (stage, delegate, interaction) = try stage()
    defer { stage.close() }
    #expect(interaction.performTapOnPreview() == nil)
    delegate.preview = UIViewController()
    interaction.performLongPress(at: CGPoint(x: 10, y: 10))
    #expect(stage.diary.take().contains("make preview"))
    #expect(interaction.visiblePreviewController === delegate.preview)
    #expect(interaction.performTapOnPreview() == .pop)
    #expect(
      stage.diary.take() == ["commit true", "put back 0", "will end", "committed", "ended"])
    #expect(interaction.visiblePreviewController == nil)
  }

  @Test func `an open menu can be replaced`() throws {
    let (stage, _, interaction) = try stage()
    defer { stage.close() }
    interaction.performLongPress(at: CGPoint(x: 10, y: 10))
    let disabled = UIAction(title: "No", attributes: .disabled) { _ in stage.diary.note("no") }
    interaction.updateVisibleMenu { $0.replacingChildren([disabled]) }
    #expect(interaction.visibleMenu?.children.map(\.title) == ["No"])
    _ = stage.diary.take()
    #expect(!interaction.performTap(on: disabled))
    #expect(stage.diary.take() == [])
  }

  @Test func `the methods of iOS 13 are asked of delegates without those of iOS 16`() throws {
    let stage = LetterStage()
    defer { stage.close() }
    let delegate = Older(stage.diary)
    stage.view.delegate = delegate
    let interaction = try #require(stage.view.contextMenuInteraction)
    #expect(interaction.performLongPress(at: CGPoint(x: 10, y: 90)))
    interaction.dismissMenu()
    #expect(stage.diary.take() == ["menu 2", "lift 2", "put back 2"])
    #expect(!interaction.performLongPress(at: CGPoint(x: 10, y: 5000)))
    let asked = stage.view.delegate?.collectionView?(
      stage.view, contextMenuConfigurationForItemsAt: [path(0)], point: .zero)
    #expect(asked == nil)
  }

  // MARK: Any view

  final class Host: NSObject, UIContextMenuInteractionDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      diary.note("menu at \(Int(location.x))")
      return UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { diary.note("will show") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { diary.note("commit") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { diary.note("will end") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      diary.note("lift")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      diary.note("put back")
      return nil
    }
  }

  @Test func `any view can have menus, which close when it lets go of the interaction`() {
    let diary = Diary()
    let host = Host(diary)
    let interaction = UIContextMenuInteraction(delegate: host)
    let (view, other) = (UIView(), UIView())
    view.addInteraction(interaction)
    #expect(interaction.delegate === host)
    #expect(interaction.performLongPress(at: CGPoint(x: 7, y: 0)))
    #expect(diary.take() == ["menu at 7", "lift", "will show"])
    #expect(interaction.performTapOnPreview() == .dismiss)
    #expect(diary.take() == ["commit", "put back", "will end"])
    interaction.performLongPress(at: .zero)
    _ = diary.take()
    other.interactions = [interaction]
    #expect(diary.take() == ["put back", "will end"])
    #expect(view.interactions.isEmpty && interaction.view === other)
    other.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test func `a preview knows its view, its place and how much of it shows`() throws {
    let stage = LetterStage()
    defer { stage.close() }
    let cell = try #require(stage.view.cellForItem(at: path(1)))
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20))
    parameters.backgroundColor = .red
    let preview = UITargetedPreview(view: cell, parameters: parameters)
    parameters.visiblePath = nil
    #expect(preview.size == CGSize(width: 30, height: 20))
    #expect(preview.parameters.backgroundColor == .red)
    #expect(preview.target.container === stage.view)
    #expect(preview.target.center == CGPoint(x: 160, y: 60))
    #expect(UITargetedPreview(view: cell).size == CGSize(width: 320, height: 40))
    let target = UIPreviewTarget(container: stage.window, center: CGPoint(x: 1, y: 2))
    #expect(target.transform == .identity)
    #expect(preview.retargetedPreview(with: target).target.center == CGPoint(x: 1, y: 2))
  }

  // MARK: Windows

  final class Opening: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      sceneActivationConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
      let activity = NSUserActivity(activityType: "open")
      activity.title = "\(indexPath.item)"
      activity.addUserInfoEntries(from: ["y": point.y])
      let preview = collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
      return UIWindowScene.ActivationConfiguration(userActivity: activity, preview: preview)
    }
  }

  @Test func `the delegate says which window an item opens that is pinched open`() {
    let stage = LetterStage()
    defer { stage.close() }
    #expect(stage.view.performPinchOpen(onItemAt: path(1)) == nil)
    let delegate = Opening()
    stage.view.delegate = delegate
    let window = stage.view.performPinchOpen(onItemAt: path(1))
    #expect(window?.userActivity.activityType == "open")
    #expect(window?.userActivity.title == "1")
    #expect(window?.userActivity.userInfo?["y"] as? CGFloat == 60)
    #expect(window?.preview?.view === stage.view.cellForItem(at: path(1)))
    #expect(stage.view.performPinchOpen(onItemAt: path(40)) == nil)
  }

  // MARK: The old menu

  final class Editing: NSObject, UICollectionViewDelegate {
    var performed: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item == 1 }

    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action != "cut:" }

    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { performed.append("\(action) \(indexPath.item)") }
  }

  @Test func `the old menu offers what the delegate allows`() {
    let stage = LetterStage()
    defer { stage.close() }
    let delegate = Editing()
    stage.view.delegate = delegate
    #expect(stage.view.editActions(forItemAt: path(0)) == [])
    #expect(stage.view.editActions(forItemAt: path(1)) == ["copy:", Selector("paste:")])
    #expect(!stage.view.performEditAction("cut:", onItemAt: path(1)))
    #expect(stage.view.performEditAction("copy:", onItemAt: path(1)))
    #expect(delegate.performed == ["copy: 1"])
  }
}
