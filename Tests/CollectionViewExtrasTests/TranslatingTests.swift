import CollectionViewExtras
import Testing
import UIKit

/// Places of data and of what is shown, asked through the protocol, and what a drop is made of.
@MainActor @Suite struct TranslatingTests {
  final class Dropping: NSObject, UICollectionViewDropDelegate {
    var items: [any UICollectionViewDropItem] = []
    var intents: [UICollectionViewDropProposal.Intent] = []
    var looks: [UIDragPreviewParameters?] = []

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      intents.append(coordinator.proposal.intent)
      items = coordinator.items
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: path(1), reuseIdentifier: "cell")
      #expect(placeholder.previewParametersProvider == nil && placeholder.cellUpdateHandler == nil)
      placeholder.previewParametersProvider = { _ in UIDragPreviewParameters() }
      placeholder.cellUpdateHandler = { $0.shownLetter = "?" }
      #expect(placeholder.cellUpdateHandler != nil)
      let cell = LetterCell(frame: .zero)
      placeholder.cellUpdateHandler?(cell)
      #expect(cell.letter == "?")
      looks.append(placeholder.previewParametersProvider?(cell))
      for item in coordinator.items { coordinator.drop(item.dragItem, to: placeholder) }
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
  }

  @Test func `a placeholder parts the places of the data from those that are shown`() {
    let letters = LetterStage([["a", "b", "c"]])
    defer { letters.close() }
    let dropping = Dropping()
    letters.view.dropDelegate = dropping
    let translating: any UIDataSourceTranslating = letters.view
    #expect(translating.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(1))
    let drag = SimulatedDrag(items: [UIDragItem(itemProvider: NSItemProvider())])
    drag.move(to: CGPoint(x: 10, y: 60), in: letters.view)
    #expect(drag.drop())
    #expect(dropping.intents == [.insertAtDestinationIndexPath])
    #expect(dropping.items.count == 1 && dropping.looks.count == 1 && dropping.looks[0] != nil)
    #expect(letters.shown == "a?bc")
    #expect(translating.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
    #expect(translating.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
    #expect(translating.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2))
    #expect(translating.dataSourceIndexPath(forPresentationIndexPath: path(2)) == path(1))
    #expect(translating.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
    var shown = ""
    translating.performUsingPresentationValues {
      shown = letters.view.cellForItem(at: path(1))?.shownLetter ?? "none"
    }
    #expect(shown == "?")
    #expect(letters.view.cellForItem(at: path(1))?.shownLetter == "b")
  }

  @Test func `a placeholder of any kind knows how its cell is configured`() {
    let placeholder: UICollectionViewPlaceholder = UICollectionViewPlaceholder(
      insertionIndexPath: path(2), reuseIdentifier: "waiting")
    #expect(placeholder.cellUpdateHandler == nil)
    placeholder.cellUpdateHandler = { $0.tag = 4 }
    let cell = UICollectionViewCell(frame: .zero)
    placeholder.cellUpdateHandler?(cell)
    #expect(cell.tag == 4)
  }
}
