import Testing
import UIKit

/// The recorded flow layouts through the public interface.
@MainActor @Suite struct RecordedFlowTests {
  /// Answers for sizes and insets as the recording program did.
  final class Answers: NSObject, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in .zero }
    var inset: ((Int) -> UIEdgeInsets)?

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      inset?(section) ?? (collectionViewLayout as! UICollectionViewFlowLayout).sectionInset
    }
  }

  @Test(arguments: FlowRecording.all)
  func `the frames are the recorded ones`(recording: FlowRecording) throws {
    let layout = UICollectionViewFlowLayout()
    let properties = recording.layout.flow
    if let size = properties.estimatedItemSize { layout.estimatedItemSize = CGSize(size) }
    if let inset = properties.sectionInset { layout.sectionInset = UIEdgeInsets(inset) }
    if let spacing = properties.minimumLineSpacing { layout.minimumLineSpacing = spacing }
    if let size = properties.headerReferenceSize { layout.headerReferenceSize = CGSize(size) }
    let data = SizedCells(recording)
    let view = data.view(layout)
    view.layoutIfNeeded()
    for element in recording.expected {
      let path = IndexPath(item: element.item, section: element.section)
      let frame = try #require(layout.layoutAttributesForItem(at: path)).frame
      let recorded = CGRect(element.frame)
      #expect(frame.isNear(recorded), "\(recording.id) \(path): \(frame), not \(recorded)")
      if let cell = view.cellForItem(at: path) { #expect(cell.frame == frame) }
    }
    #expect(view.contentSize == CGSize(recording.contentSize), "\(recording.id)")
    #expect(data.asked.isSubset(of: view.indexPathsForVisibleItems), "\(recording.id)")
  }

  /// Items whose cells answer the recorded sizes; without recorded sizes they keep what they have.
  final class SizedCells: NSObject, UICollectionViewDataSource {
    private let recording: FlowRecording
    /// The items whose cells were asked for a size.
    private(set) var asked: Set<IndexPath> = []

    init(_ recording: FlowRecording) {
      self.recording = recording
      super.init()
    }

    func view(_ layout: UICollectionViewLayout) -> UICollectionView {
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: CGSize(recording.container)),
        collectionViewLayout: layout)
      view.traitOverrides.displayScale = 2
      view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = self
      return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      recording.itemsPerSection.count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { recording.itemsPerSection[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let size = size(of: indexPath)
      (cell as? SizedCell)?.answer = { [unowned self] in
        asked.insert(indexPath)
        return size
      }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    /// Nil where a cell cannot say.
    private func size(of path: IndexPath) -> CGSize? {
      if let measured = recording.layout.flow.measured { return CGSize(measured[path.item]) }
      guard recording.id == "flow-long-list" else { return nil }
      let element = recording.expected.first { $0.item == path.item }
      return element.map { CGSize(width: $0.frame[2], height: $0.frame[3]) }
    }
  }

  final class SizedCell: UICollectionViewCell {
    var answer: () -> CGSize? = { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let size = answer() else {
        return super.preferredLayoutAttributesFitting(layoutAttributes)
      }
      layoutAttributes.size = size
      return layoutAttributes
    }
  }

  @Test(arguments: InsetReferenceRecording.all)
  func `section insets count from their reference as recorded`(
    recording: InsetReferenceRecording
  ) throws {
    let inputs = recording.inputs
    let layout = self.layout(for: inputs)
    let delegate = self.delegate(for: inputs)
    let view = HoldingView(
      frame: CGRect(origin: .zero, size: CGSize(inputs.viewSize)), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    view.contentInset = UIEdgeInsets(inputs.contentInset)
    view.layoutMargins = UIEdgeInsets(inputs.layoutMargins)
    if inputs.delegateSizes || inputs.delegateInsets { view.delegate = delegate }
    let data = StrictDataSource(
      inputs.itemsPerSection, kinds: [UICollectionView.elementKindSectionHeader])
    view.data = data
    data.attach(to: view)
    view.layoutIfNeeded()
    for (section, items) in recording.expected.items.enumerated() {
      for (item, recorded) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        let frame = try #require(layout.layoutAttributesForItem(at: path)).frame
        #expect(
          frame.isNear(CGRect(recorded)), "\(recording.id) \(path): \(frame), not \(recorded)")
      }
    }
    for (section, recorded) in recording.expected.headers.enumerated() {
      let frame = try #require(
        layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
      ).frame
      #expect(
        frame.isNear(CGRect(recorded)), "\(recording.id) header \(section): \(frame)")
    }
    #expect(view.contentSize == CGSize(recording.expected.contentSize), "\(recording.id)")
  }

  private func layout(for inputs: InsetReferenceRecording.Inputs) -> UICollectionViewFlowLayout {
    let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
      "fromContentInset": .fromContentInset, "fromSafeArea": .fromSafeArea,
      "fromLayoutMargins": .fromLayoutMargins,
    ]
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 7
    layout.sectionInsetReference = references[inputs.sectionInsetReference]!
    if inputs.headers { layout.headerReferenceSize = CGSize(width: 0, height: 24) }
    return layout
  }

  private func delegate(for inputs: InsetReferenceRecording.Inputs) -> Answers {
    let delegate = Answers()
    delegate.size = { path in
      inputs.delegateSizes
        ? CGSize(width: 60 + 10 * (path.item % 3), height: 40 + 6 * (path.item % 4))
        : CGSize(width: 70, height: 50)
    }
    if inputs.delegateInsets {
      delegate.inset = { section in
        let s = CGFloat(section)
        return UIEdgeInsets(top: 4 + 3 * s, left: 6 + 5 * s, bottom: 8 + s, right: 10 + 4 * s)
      }
    }
    return delegate
  }

  @Test func `the references have the recorded raw values`() {
    let references: [UICollectionViewFlowLayout.SectionInsetReference] = [
      .fromContentInset, .fromSafeArea, .fromLayoutMargins,
    ]
    #expect(references.map(\.rawValue) == [0, 1, 2])
    let layout = UICollectionViewFlowLayout()
    #expect(layout.sectionInsetReference == .fromContentInset)
    layout.sectionInsetReference = .fromLayoutMargins
    #expect(layout.sectionInsetReference == .fromLayoutMargins)
  }
}

extension CGSize {
  fileprivate init(_ numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }
}

extension CGRect {
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension UIEdgeInsets {
  fileprivate init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
