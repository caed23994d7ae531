import ArgumentParser
import CollectionViewExtras
import GalleryScenes
import UIKit

/// `gallery explain SCENE SECTION ITEM`
struct ExplainCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Prints how an element came to its frame, from the container inward.")

  @Argument(help: "The name of a scene; see 'gallery list'.")
  var scene: String

  @Argument(help: "The section's index.")
  var section: String

  @Argument(help: "The item's index; 'max' for a boundary item of the whole layout.")
  var item: String

  @Option(
    parsing: .unconditional,
    help: "The kind of a supplementary or decoration view, such as header. (default: a cell)")
  var kind: String?

  @OptionGroup var options: StageOptions

  @MainActor func perform(_ console: Console) throws {
    let scene = try Scene.named(scene)
    let path = IndexPath(item: try index(item, "item"), section: try index(section, "section"))
    let stage = try options.stage(for: scene)
    guard let page = stage.collectionView,
      let explanation = attributes(at: path, in: page).lazy
        .compactMap({ page.explanation(for: $0) }).first
    else {
      let name = kind.map { "element of kind \"\($0)\"" } ?? "item"
      throw GalleryFailure.usage(
        "scene \(scene.name) has no \(name) \(item) in section \(section); "
          + "'gallery frames \(scene.name)' names those in view.")
    }
    console.write(explanation.description)
  }

  private func index(_ text: String, _ name: String) throws(GalleryFailure) -> Int {
    if text == "max", name == "item" { return .max }
    guard let index = Int(text), index >= 0 else {
      throw .usage("\"\(text)\" is not the index of a \(name); expected a number from 0.")
    }
    return index
  }

  /// Everything the arguments may mean.
  @MainActor private func attributes(
    at path: IndexPath, in page: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    guard let kind else {
      return page.layoutAttributesForItem(at: path).map { [$0] } ?? []
    }
    let short = [
      "header": UICollectionView.elementKindSectionHeader,
      "footer": UICollectionView.elementKindSectionFooter,
    ]
    return [kind, short[kind]].compactMap(\.self).flatMap { kind in
      [
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path),
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path),
      ]
    }
  }
}
