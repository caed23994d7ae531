import CollectionViewExtras
import UIKit

/// A scroll view in a window, the fingers on it, and what must be true of it at rest.
@MainActor final class ScrollStage: NSObject {
  private let clock: ManualClock
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 220, height: 220))
  private let view: UIScrollView
  private let kind: ScrollKind
  private let witness = ScrollWitness()
  private var fingers: [SimulatedTouch] = []
  private var rowCount = 12

  init(_ kind: ScrollKind, clock: ManualClock) {
    self.kind = kind
    self.clock = clock
    let frame = CGRect(x: 10, y: 10, width: 180, height: 160)
    view =
      switch kind {
      case .plain, .zoomable: UIScrollView(frame: frame)
      case .table: UITableView(frame: frame)
      case .collection:
        UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      }
    super.init()
    view._scrollDelegate = witness
    setUp()
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func setUp() {
    switch kind {
    case .plain: view.contentSize = CGSize(width: 300, height: 700)
    case .zoomable:
      let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.addSubview(zoomed)
      view.contentSize = zoomed.frame.size
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = 3
      witness.zoomed = zoomed
    case .table:
      let table = view as? UITableView
      table?.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      table?.dataSource = self
    case .collection:
      let collection = view as? UICollectionView
      collection?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      collection?.dataSource = self
    }
  }

  /// Takes the view off the screen.
  func close() { window.isHidden = true }

  // MARK: Operations

  func perform(_ operation: ScrollOperation) {
    switch operation {
    case .press(let x, let y):
      guard fingers.count < 2 else { return }
      fingers.append(SimulatedTouch(in: window, at: CGPoint(x: x, y: y)))
    case .move(let finger, let x, let y, let hundredths):
      guard fingers.indices.contains(finger) else { return }
      fingers[finger].move(to: CGPoint(x: x, y: y), over: Double(hundredths) / 100)
    case .lift(let finger):
      if fingers.indices.contains(finger) { fingers.remove(at: finger).lift() }
    case .cancel(let finger):
      if fingers.indices.contains(finger) { fingers.remove(at: finger).cancel() }
    case .wait(let hundredths): clock.advance(by: Double(hundredths) / 100)
    case .content(let width, let height): changeContent(width, height)
    case .inset(let top, let left, let bottom, let right):
      view.contentInset = UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
    case .size(let width, let height): view.frame.size = CGSize(width: width, height: height)
    case .scroll(let x, let y, let animated): scroll(x, y, animated)
    case .zoom(let tenths, let animated):
      view.setZoomScale(CGFloat(tenths) / 10, animated: animated)
    case .reveal(let x, let y, let animated):
      view.scrollRectToVisible(CGRect(x: x, y: y, width: 30, height: 30), animated: animated)
    case .toggle(let setting): toggle(setting)
    case .leave:
      view.removeFromSuperview()
      window.addSubview(view)
    case .rest: rest()
    }
  }

  private func changeContent(_ width: Int, _ height: Int) {
    switch kind {
    case .plain, .zoomable: view.contentSize = CGSize(width: width, height: height)
    case .table, .collection: changeRows(to: height / 30, reloads: width % 3 == 0)
    }
  }

  private func changeRows(to count: Int, reloads: Bool) {
    let (table, collection) = (view as? UITableView, view as? UICollectionView)
    // Changes start from what the view knows.
    let before = table?.numberOfRows(inSection: 0) ?? collection?.numberOfItems(inSection: 0) ?? 0
    rowCount = count
    let paths = (min(before, count)..<max(before, count)).map { IndexPath(row: $0, section: 0) }
    if reloads {
      table?.reloadData()
      collection?.reloadData()
    } else if count > before {
      table?.insertRows(at: paths, with: .automatic)
      collection?.insertItems(at: paths)
    } else if count < before {
      table?.deleteRows(at: paths, with: .automatic)
      collection?.deleteItems(at: paths)
    }
  }

  private func scroll(_ x: Int, _ y: Int, _ animated: Bool) {
    let range = range
    view.setContentOffset(
      CGPoint(
        x: range.low.x + (range.high.x - range.low.x) * CGFloat(x) / 100,
        y: range.low.y + (range.high.y - range.low.y) * CGFloat(y) / 100), animated: animated)
  }

  private func toggle(_ setting: ScrollSetting) {
    switch setting {
    case .paging: view.isPagingEnabled.toggle()
    case .bounces: view.bounces.toggle()
    case .scrollEnabled: view.isScrollEnabled.toggle()
    case .zoomBounces: view.bouncesZoom.toggle()
    case .directionalLock: view.isDirectionalLockEnabled.toggle()
    case .alwaysBounces: view.alwaysBounceHorizontal.toggle()
    case .zoomLimits: if kind == .zoomable { changeZoomLimits() }
    }
  }

  /// Applications zoom themselves when they change the limits.
  private func changeZoomLimits() {
    view.maximumZoomScale = view.maximumZoomScale == 3 ? 1.5 : 3
    view.zoomScale = min(view.zoomScale, view.maximumZoomScale)
  }

  private func rest() {
    while let finger = fingers.popLast() { finger.lift() }
    window.layoutIfNeeded()
    clock.advance(by: 6)
    window.layoutIfNeeded()
    clock.advance(by: 2)
  }

  // MARK: Checks

  /// Between which offsets the content may rest, by arithmetic of our own.
  private var range: (low: CGPoint, high: CGPoint) {
    let (inset, content, size) = (view.contentInset, view.contentSize, view.bounds.size)
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return (
      low,
      CGPoint(
        x: max(low.x, content.width + inset.right - size.width),
        y: max(low.y, content.height + inset.bottom - size.height))
    )
  }

  /// What is wrong at any time; nil for nothing.
  var complaint: String? { witness.complaint }

  /// What is wrong at rest; nil for nothing.
  func complaintAtRest() -> String? {
    if let unfinished = witness.unfinished { return unfinished }
    if view.isTracking || view.isDragging || view.isDecelerating || view.isZooming
      || view.isZoomBouncing
    {
      return "the view says that it moves"
    }
    let (range, offset) = (range, view.contentOffset)
    let isInside =
      offset.x > range.low.x - 0.001 && offset.x < range.high.x + 0.001
      && offset.y > range.low.y - 0.001 && offset.y < range.high.y + 0.001
    guard isInside else {
      return "it rests at \(offset), not between \(range.low) and \(range.high)"
    }
    let scales = view.minimumZoomScale...view.maximumZoomScale
    guard kind != .zoomable || scales.contains(view.zoomScale) else {
      return "it rests at the scale \(view.zoomScale), not in \(scales)"
    }
    return clock.isAtRest ? nil : "something does not come to rest"
  }
}

extension ScrollStage: UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    // Rows are higher than estimated.
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = Array(repeating: "Row", count: 1 + indexPath.row % 4)
      .joined(separator: "\n")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rowCount }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}
