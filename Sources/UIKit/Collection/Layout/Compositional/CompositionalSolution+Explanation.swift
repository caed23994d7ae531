import LayoutCore

extension CompositionalSolution {
  /// The explanation of the frame of an element; nil if there is no such element.
  ///
  /// Requests the description of the section again, because the solution does not keep it.
  ///
  /// - Parameter section: Returns the section at an index.
  func explanation(
    of identity: ElementIdentity, in view: (any LayoutOwner)?,
    section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) -> Explanation? {
    guard let key = explainedKey(of: identity),
      let description = section(identity.section, environment).map(description)
    else { return nil }
    return geometry.explanation(
      of: key, in: description, viewport: view?.viewport,
      orthogonalOffset: view.flatMap {
        $0.orthogonalDistances(by: $0.collectionViewLayout)[identity.section]
      })
  }

  /// The explanation of the extent of a section; nil if there is no such section.
  func explanation(
    ofSection index: Int,
    section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) -> Explanation? {
    guard (0..<geometry.sectionCount).contains(index),
      let description = section(index, environment).map(description)
    else { return nil }
    return geometry.explanation(ofSection: index, in: description)
  }

  /// The parts of descriptions that could not be laid out, once per section and cause.
  ///
  /// - Complexity: O(s), and one solution for each section with a diagnostic.
  func diagnostics(
    section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) -> [LayoutDiagnostic] {
    let plain = geometry.diagnostics
    let sections = Set(plain.map(\.section)).filter { $0 >= 0 }.sorted()
    return plain.filter { $0.section < 0 }
      + sections.flatMap { index in
        section(index, environment).map {
          geometry.diagnostics(ofSection: index, in: description(of: $0))
        } ?? plain.filter { $0.section == index }
      }
  }

  private func description(of section: NSCollectionLayoutSection) -> SectionDescription {
    section.makeDescription(in: DescriptionContext(traits: environment.traitCollection))
  }

  private func explainedKey(of identity: ElementIdentity) -> ElementKey? {
    guard identity.category == .decorationView else { return key(of: identity) }
    return geometry.kindIndex(of: identity.kind).map {
      ElementKey(category: .decoration, kind: $0, section: identity.section, item: identity.item)
    }
  }
}
