import CollectionViewExtras
import Foundation
import GalleryScenes
import TestSupport
import Testing
import UIKit

@testable import gallery

@MainActor @Suite(.serialized) struct ExplanationTests {
  @Test(arguments: Scene.all.map(\.name))
  func `replaying a derivation gives the frame of every element`(scene: String) throws {
    let stage = try Stage.fixture(scene, scale: 2)
    let page = try #require(stage.collectionView)
    let everything = CGRect(origin: .zero, size: page.contentSize)
    let all = page.collectionViewLayout.layoutAttributesForElements(in: everything) ?? []
    var failures: [String] = []
    for attributes in all {
      let failure = failure(of: attributes, in: page)
      if let failure { failures.append("\(scene): \(failure)") }
    }
    #expect(!all.isEmpty)
    for failure in failures.prefix(5) { Issue.record("\(failure)") }
    #expect(failures.isEmpty, "\(scene): \(failures.count) of \(all.count)")
  }

  /// What is wrong with the derivation of an element; nil if nothing is.
  private func failure(
    of attributes: UICollectionViewLayoutAttributes, in page: UICollectionView
  ) -> String? {
    guard let explanation = page.explanation(for: attributes) else {
      return "\(attributes) is not explained"
    }
    let text = explanation.description
    let derivation = Derivation(text)
    guard derivation.mistakes.isEmpty, derivation.strangers.isEmpty else {
      return "\(derivation.mistakes.joined(separator: "\n")) \(derivation.strangers)\n\(text)"
    }
    let numbers = derivation.frame ?? []
    let frame = attributes.frame
    let expected = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    let isRight =
      numbers.count == 4 && zip(numbers, expected).allSatisfy { abs($0 - $1) < 0.01 }
    return isRight ? nil : "\(frame) is the frame, \(numbers) comes out\n\(text)"
  }
}
