import GeometryCore
import LayoutCore

/// Explains the frames of elements: the rules of the layout, and later changes.
@MainActor struct ElementDerivation {
  let view: UICollectionView

  /// Explains the frame of an element; nil if the layout has no such element.
  ///
  /// The rules of the layout first, then changes of the result: by a handler, by a subclass that
  /// overrides queries, by mirroring a layout that is written for the other reading direction.
  func derivation(of attributes: UICollectionViewLayoutAttributes) -> Explanation? {
    view.pass.prepare()
    let identity = attributes.identity
    let rules = view.solvedLayout?.explanation(of: identity)
    guard let answered = answeredAttributes(of: identity) else { return nil }
    var explanation =
      rules ?? Explanation(title: identity.title, frame: answered.frame.core)
    if let derived = rules?.derivedFrame, !derived.isClose(to: explanation.frame) {
      // The section provider returns another section now, else the rules would lead to the frame.
      explanation.append(
        CGRect(explanation.frame), titled: "Placed", source: "solved from an earlier description")
    }
    if rules == nil || !explanation.frame.isClose(to: answered.frame.core) {
      explanation.append(
        answered.frame, titled: rules == nil ? "Frame" : "Adjusted",
        source: changer(of: answered, hasRules: rules != nil))
    }
    let shown = view.displayed(answered)
    if shown.frame != answered.frame {
      explanation.parts.append(.mirroring(answered.frame.core, in: Double(view.contentSize.width)))
      explanation.frame = shown.frame.core
    }
    return explanation
  }

  /// Layouts that could not be fulfilled and sizes that do not settle, once per section and cause.
  var diagnostics: [LayoutDiagnostic] {
    view.pass.prepare()
    let unsettled = Dictionary(grouping: view.sizing.frozen, by: \.section).sorted {
      $0.key < $1.key
    }
    return (view.solvedLayout?.diagnostics() ?? [])
      + unsettled.map { section, elements in
        let first = elements.min { ($0.item, $0.kind) < ($1.item, $1.kind) }
        let size = first.flatMap(layoutAttributes)?.size ?? .zero
        return LayoutDiagnostic(
          section: section, cause: .sizeDoesNotSettle, element: first?.title ?? "",
          values: [
            LayoutDiagnostic.Value("width", Double(size.width)),
            LayoutDiagnostic.Value("height", Double(size.height)),
          ])
      }
  }

  /// The attributes that the layout returns for an element, preferably among those of its
  /// rectangle.
  private func answeredAttributes(
    of identity: ElementIdentity
  ) -> UICollectionViewLayoutAttributes? {
    let single = layoutAttributes(of: identity)
    let places = [single?.frame, view.bounds].compactMap(\.self)
    let found = places.lazy.compactMap { place in
      view.collectionViewLayout.layoutAttributesForElements(in: place)?
        .first { $0.identity == identity }
    }
    return found.first ?? single
  }

  private func layoutAttributes(
    of identity: ElementIdentity
  ) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (view.collectionViewLayout, identity.indexPath)
    switch identity.category {
    case .cell: return layout.layoutAttributesForItem(at: path)
    case .supplementaryView:
      return layout.layoutAttributesForSupplementaryView(ofKind: identity.kind, at: path)
    case .decorationView:
      return layout.layoutAttributesForDecorationView(ofKind: identity.kind, at: path)
    }
  }

  /// The source of a frame that the layout's own rules do not lead to.
  private func changer(
    of attributes: UICollectionViewLayoutAttributes, hasRules: Bool
  ) -> String {
    let layout = view.collectionViewLayout
    if hasRules, view.solvedLayout?.hasVisibleItemsHandlers ?? false, attributes.placement != nil,
      attributes.placement != attributes.frame
    {
      return "set by visibleItemsInvalidationHandler"
    }
    let query =
      switch attributes.identity.category {
      case .cell: "layoutAttributesForItem(at:)"
      case .supplementaryView: "layoutAttributesForSupplementaryView(ofKind:at:)"
      case .decorationView: "layoutAttributesForDecorationView(ofKind:at:)"
      }
    let isFromItem = layoutAttributes(of: attributes.identity)?.frame == attributes.frame
    return "given by \(type(of: layout))."
      + (isFromItem ? query : "layoutAttributesForElements(in:)")
  }
}

extension ElementIdentity {
  /// Such as "cell [0, 3]".
  fileprivate var title: String {
    let name =
      switch category {
      case .cell: "cell"
      case .supplementaryView: "supplementary \(kind)"
      case .decorationView: "decoration \(kind)"
      }
    return "\(name) [\(section), \(item)]"
  }
}

extension Explanation {
  /// Adds a frame from outside of the layout's rules.
  fileprivate mutating func append(_ frame: CGRect, titled title: String, source: String) {
    self.frame = frame.core
    let values = [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ]
    parts.append(
      ExplanationPart(
        title: title,
        steps: values.map {
          ExplanationStep(name: $0.0, formula: .operand(.given(Double($0.1), source)))
        }))
  }
}

extension ExplanationPart {
  /// The mirroring of a frame in content of a width.
  fileprivate static func mirroring(_ frame: Rect, in width: Double) -> ExplanationPart {
    let x = Formula.total([
      .plus(.given(width, "content width")),
      .minus(.step(frame.minX, "frame x")),
      .minus(.step(frame.size.width, "frame width")),
    ])
    return ExplanationPart(
      title: "Mirrored", steps: [ExplanationStep(name: "x", formula: x)])
  }
}

extension Rect {
  /// Whether no side differs by a hundredth of a point.
  fileprivate func isClose(to other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 0.01 }
  }
}
