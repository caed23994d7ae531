import LayoutCore

/// What tools and tests see of the inside of a collection view: how it measures, and where the numbers
/// of a frame come from.
@MainActor package struct CollectionInspection {
  private let view: UICollectionView

  init(of view: UICollectionView) { self.view = view }

  // MARK: Measuring

  /// Whether visible elements are checked after each change; for tests. Debug builds only.
  package static var checksInvariants: Bool {
    get { ElementStore.checksInvariants }
    set { ElementStore.checksInvariants = newValue }
  }

  /// How often the size of an element may change in one layout pass.
  package static var changesPerTurn: Int { SizingSession.changesPerTurn }

  /// How often the visible elements are compared in one layout pass because sizes have changed.
  package static var passesPerTurn: Int { SizingSession.passesPerTurn }

  /// How often the visible elements were compared in the last layout pass.
  package var measuringPasses: Int { view.sizing.answers.passes }

  /// Called with each size that was frozen because an element would not settle.
  package var frozenSizeHandler: ((FrozenSize) -> Void)? {
    get { view.sizing.frozenSizeHandler }
    nonmutating set { view.sizing.frozenSizeHandler = newValue }
  }

  /// Whether a visible item will be measured again although its size is known.
  package func isToBeMeasuredAgain(itemAt indexPath: IndexPath) -> Bool {
    view.elements[.cell(indexPath)]?.needsMeasuring ?? false
  }

  /// Whether the size of an item is not an estimate.
  package func knowsSize(ofItemAt indexPath: IndexPath) -> Bool {
    guard let attributes = view.shownAttributes(at: indexPath) else { return false }
    let layout = view.sizedLayout
    return layout.isMeasured(attributes) || layout.estimatedAxes(of: attributes).isEmpty
  }

  // MARK: Explaining

  /// Explains the frame of an element; nil if the layout has no such element.
  package func derivation(of attributes: UICollectionViewLayoutAttributes) -> Explanation? {
    ElementDerivation(view: view).derivation(of: attributes)
  }

  /// Explains the start and end of a section; nil for a layout without sections of its own.
  package func derivation(ofSection section: Int) -> Explanation? {
    view.pass.prepare()
    return view.solvedLayout?.explanation(ofSection: section)
  }

  /// Layouts that could not be fulfilled and sizes that do not settle, once per section and cause.
  package var diagnostics: [LayoutDiagnostic] { ElementDerivation(view: view).diagnostics }
}
