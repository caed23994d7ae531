import Testing
import UIKit

/// What is dragged hands itself out as data and objects.
@MainActor @Suite struct ItemProviderTests {
  @Test func `an object is written and made again`() {
    let provider = NSItemProvider(object: NSString(string: "grüezi"))
    provider.suggestedName = "greeting"
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    var text: String?
    provider.loadObject(ofClass: NSString.self) { object, error in
      text = (object as? NSString).map { "\($0)" }
      #expect(error == nil)
    }
    #expect(text == "grüezi")
    var failed = false
    provider.loadObject(ofClass: UIImage.self) { object, error in
      failed = object == nil && error as? NSItemProvider.ErrorCode == .itemUnavailableError
    }
    #expect(failed)
  }

  @Test func `data of any kind can be registered, and an image is made of its picture`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let provider = NSItemProvider(object: picture)
    #expect(provider.hasItemConformingToTypeIdentifier("public.png"))
    var pixels: Int?
    provider.loadObject(ofClass: UIImage.self) { object, _ in
      pixels = ((object as? UIImage)?.size.width).map { Int($0 * picture.scale) }
    }
    #expect(pixels.map { $0 > 0 } == true)

    let own = NSItemProvider()
    own.registerDataRepresentation(forTypeIdentifier: "org.example.card", visibility: .all) {
      $0(Data([1, 2]), nil)
      return nil
    }
    let loaded = Loaded()
    let progress = own.loadDataRepresentation(forTypeIdentifier: "org.example.card") { data, _ in
      loaded.data = data
    }
    #expect(loaded.data == Data([1, 2]))
    #expect(progress.isFinished)
    #expect(!own.hasItemConformingToTypeIdentifier("public.png"))
  }

  private final class Loaded: @unchecked Sendable {
    var data: Data?
  }

  @Test func `a drag preview copies its parameters`() {
    let look = UIDragPreviewParameters()
    look.backgroundColor = .green
    let preview = UIDragPreview(view: UIView(), parameters: look)
    look.backgroundColor = nil
    #expect(look.backgroundColor == .systemBackground)
    #expect(preview.parameters.backgroundColor == .green)
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.previewProvider = { preview }
    #expect(item.previewProvider?() === preview)
  }

  @Test func `a copied proposal is the same`() throws {
    let proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertIntoDestinationIndexPath)
    proposal.isPrecise = true
    proposal.prefersFullSizePreview = true
    let copy = try #require(proposal.copy() as? UICollectionViewDropProposal)
    #expect(copy.operation == .copy && copy.intent == .insertIntoDestinationIndexPath)
    #expect(copy.isPrecise && copy.prefersFullSizePreview)
  }
}
