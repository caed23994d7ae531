import CollectionViewExtras
import Testing
import UIKit

/// Keeps what was called, in order.
@MainActor final class Diary {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was called since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Sections of letters.
@MainActor class Letters: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  let diary: Diary

  init(_ sections: [[String]], _ diary: Diary) {
    self.sections = sections
    self.diary = diary
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    diary.note("cell \(text(indexPath))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.shownLetter = sections[indexPath.section][indexPath.item]
    return cell
  }
}

/// A cell that knows its letter and the drags it went through.
final class LetterCell: UICollectionViewCell {
  var letter = ""
  var dragStates: [DragState] = []

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    dragStates.append(dragState)
  }
}

extension UICollectionViewCell {
  var shownLetter: String {
    get { (self as? LetterCell)?.letter ?? "" }
    set { (self as? LetterCell)?.letter = newValue }
  }
}

/// `0.3` for the fourth item of the first section.
func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

func text(_ paths: [IndexPath]) -> String { paths.map(text).joined(separator: " ") }

func path(_ item: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(item: item, section: section)
}

/// Rows of 40 points, or cells of `width` in lines.
@MainActor func rowLayout(width: CGFloat = 320) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: width, height: 40)
  layout.minimumLineSpacing = 0
  layout.minimumInteritemSpacing = 0
  return layout
}

/// A window of 320 x 200 points filled by a collection view: five rows.
@MainActor struct LetterStage {
  let diary = Diary()
  let data: Letters
  private let keeper = Keeper()
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  init(
    _ sections: [[String]] = [(0..<50).map { "\($0)" }],
    layout: UICollectionViewLayout? = nil, data: ((Diary) -> Letters)? = nil
  ) {
    let diary = diary
    self.data = data?(diary) ?? Letters(sections, diary)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout ?? rowLayout())
    view.contentInsetAdjustmentBehavior = .never
    view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self.data
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = diary.take()
  }

  /// Makes an object the delegate and keeps it as long as the stage.
  func take(_ delegate: any UICollectionViewDelegate) {
    keeper.delegate = delegate
    view.delegate = delegate
  }

  private final class Keeper {
    var delegate: (any UICollectionViewDelegate)?
  }

  func close() { window.isHidden = true }

  /// What the cells in view show, in the order of what is shown.
  var shown: String {
    var letters: [String] = []
    view.performUsingPresentationValues {
      letters = view.indexPathsForVisibleItems.map {
        view.cellForItem(at: $0)?.shownLetter ?? "?"
      }
    }
    return letters.joined()
  }
}
