import ArgumentParser
import CollectionViewExtras
import GalleryScenes
import UIKit

/// `gallery explain SCENE SECTION ITEM`
struct ExplainCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Prints the derivation of an element's frame, from the container inward.")

  @Argument(help: "The name of a scene; see 'gallery list'.")
  var scene: String

  @Argument(help: "The section's index.")
  var section: String

  @Argument(
    help: "The item's index; 'max' for a boundary item of the whole layout. (default: the section)")
  var item: String?

  @Option(
    parsing: .unconditional,
    help: "The kind of a supplementary or decoration view, such as header. (default: a cell)")
  var kind: String?

  @OptionGroup var options: StageOptions

  @MainActor func perform(_ console: Console) throws {
    let scene = try Scene.named(scene)
    let section = try index(section, "section")
    let item = try item.map { try index($0, "item") }
    let page = try options.stage(for: scene).collectionView
    guard let explanation = page.flatMap({ explanation(section, item, in: $0) }) else {
      throw GalleryFailure.usage(
        "scene \(scene.name) has no \(name(item)) in section \(section); "
          + "'gallery frames \(scene.name)' names what is in view.")
    }
    console.write(explanation.description)
  }

  @MainActor private func explanation(
    _ section: Int, _ item: Int?, in page: UICollectionView
  ) -> LayoutExplanation? {
    guard (0..<page.numberOfSections).contains(section) else { return nil }
    guard item != nil || kind != nil else { return page.explanation(forSection: section) }
    return attributes(at: IndexPath(item: item ?? 0, section: section), in: page).lazy
      .compactMap { page.explanation(for: $0) }.first
  }

  private func name(_ item: Int?) -> String {
    let number = item.map { $0 == .max ? " max" : " \($0)" } ?? ""
    return kind.map { "element\(number) of kind \"\($0)\"" } ?? "item\(number)"
  }

  private func index(_ text: String, _ name: String) throws(GalleryFailure) -> Int {
    if text == "max", name == "item" { return .max }
    guard let index = Int(text), index >= 0 else {
      throw .usage("\"\(text)\" is not the index of a \(name); expected a number from 0.")
    }
    return index
  }

  /// The attributes of all elements that the arguments may mean.
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
