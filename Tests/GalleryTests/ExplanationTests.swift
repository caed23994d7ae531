import CollectionViewExtras
import GalleryScenes
import TestSupport
import Testing
import UIKit

@testable import gallery

@MainActor @Suite(.serialized) struct ExplanationTests {
  @Test(arguments: Scene.still.map(\.name))
  func `replaying a derivation gives the frame of every element`(scene: String) throws {
    let stage = try Stage.fixture(scene, scale: 2)
    let page = try #require(stage.collectionView)
    let everything = CGRect(origin: .zero, size: page.contentSize)
    let all = page.collectionViewLayout.layoutAttributesForElements(in: everything) ?? []
    let ends = sectionEnds(of: page)
    var failures: [String] = []
    for attributes in all {
      let failure = failure(of: attributes, in: page, ends)
      if let failure { failures.append("\(scene): \(failure)") }
    }
    #expect(!all.isEmpty)
    for failure in failures.prefix(5) { Issue.record("\(failure)") }
    #expect(failures.isEmpty, "\(scene): \(failures.count) of \(all.count)")
  }

  /// What is wrong with the derivation of an element; nil if nothing is.
  private func failure(
    of attributes: UICollectionViewLayoutAttributes, in page: UICollectionView,
    _ ends: [String: Double]
  ) -> String? {
    guard let explanation = page.explanation(for: attributes) else {
      return "\(attributes) is not explained"
    }
    let text = explanation.description
    let derivation = Derivation(text)
    guard derivation.mistakes.isEmpty, derivation.strangers.isEmpty else {
      return "\(derivation.mistakes.joined(separator: "\n")) \(derivation.strangers)\n\(text)"
    }
    for given in derivation.givens {
      guard let end = ends[given.source], abs(end - given.value) > 0.01 else { continue }
      return "\(given.source) is taken for \(given.value), it is \(end)\n\(text)"
    }
    let numbers = derivation.frame ?? []
    let frame = attributes.frame
    let expected = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    let isRight =
      numbers.count == 4 && zip(numbers, expected).allSatisfy { abs($0 - $1) < 0.01 }
    return isRight ? nil : "\(frame) is the frame, \(numbers) comes out\n\(text)"
  }

  /// Where sections end by their own derivations, as those of others refer to it; and the width of
  /// the content.
  private func sectionEnds(of page: UICollectionView) -> [String: Double] {
    var ends = ["content width": Double(page.contentSize.width)]
    for section in 0..<page.numberOfSections {
      guard let explanation = page.explanation(forSection: section) else { continue }
      let derivation = Derivation(explanation.description)
      #expect(derivation.mistakes.isEmpty && derivation.strangers.isEmpty, "\(explanation)")
      let isSideways = page.contentSize.width > page.bounds.width + 0.5
      let start = derivation[isSideways ? "section leading" : "section top"] ?? 0
      let extent = derivation[isSideways ? "frame width" : "frame height"] ?? 0
      ends["end of section \(section)"] = start + extent
    }
    return ends
  }
}
