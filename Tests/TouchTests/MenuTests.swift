import CollectionViewExtras
import Testing
import UIKit

/// Menus that fingers open, choose from and close.
@MainActor @Suite struct MenuTests {
  /// A list of ten rows whose menus have all there is.
  @MainActor final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    var preview: UIViewController?
    let view: UICollectionView
    var isStarred = UIMenuElement.State.on

    init(_ style: UIUserInterfaceStyle = .light, isMirrored: Bool = false, isLarge: Bool = false) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
      super.init()
      view.overrideUserInterfaceStyle = style
      if isMirrored { view.traitOverrides.layoutDirection = .rightToLeft }
      if isLarge {
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      view.delegate = self
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 14 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Row \(path.item)"
      content.secondaryText = "With more to say"
      content.image = UIImage(systemName: "doc.text")
      cell.contentConfiguration = content
      return cell
    }

    private func action(
      _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = [],
      _ state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(
        title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes,
        state: state
      ) { [weak self] _ in self?.log.append("\(title) chosen") }
    }

    var menu: UIMenu {
      let share = action("Share", "square.and.arrow.up")
      share.subtitle = "With everybody"
      return UIMenu(
        title: "A row",
        children: [
          share, action("Starred", "star", [], isStarred), action("Locked", "lock", .disabled),
          action("Secret", nil, .hidden),
          UIMenu(
            title: "More", image: UIImage(systemName: "folder"),
            children: [action("Copy", "doc.on.doc"), action("Rename", "pencil")]),
          UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
        ])
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPaths != [IndexPath(item: 1, section: 0)] else { return nil }
      log.append("configuration \(indexPaths.map(\.item))")
      let provider: UIContextMenuContentPreviewProvider? = preview.map { made in { made } }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) {
        [weak self] _ in self?.menu
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("highlight \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("dismissal \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("will display")
      animator?.addCompletion { [weak self] in self?.log.append("displayed") }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("will end")
      animator?.addCompletion { [weak self] in self?.log.append("ended") }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("will perform")
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [weak self] in self?.log.append("performed") }
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      log.append("select \(path.item)")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// The middle of the label with a text that is in front of all others; nil without one.
  private func place(_ text: String, in window: UIWindow) -> CGPoint? {
    window.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      view.isHidden || view.alpha == 0
        ? [] : (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    let label = labels(window).last { $0.text == text && !$0.bounds.isEmpty }
    return label.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }

  private func tap(_ text: String, in window: UIWindow) {
    guard let point = place(text, in: window) else {
      Issue.record("no \(text)")
      return
    }
    window.tap(at: point)
  }

  private func run(_ rows: Rows, _ body: (UIWindow, ManualClock) throws -> Void) rethrows {
    try onStage(rows.view, body)
  }

  private let row = CGPoint(x: 120, y: 65)

  @Test func `a long press opens the menu of an item, and a tap on an action performs it`() {
    let rows = Rows()
    run(rows) { window, clock in
      window.longPress(at: row, for: 0.4)
      #expect(rows.take() == ["select 0"])
      window.longPress(at: row, for: 0.6)
      #expect(rows.take() == ["configuration [0]", "highlight 0", "will display"])
      clock.advance(by: 1)
      #expect(rows.take() == ["displayed"])
      #expect(rows.view.contextMenuInteraction?.menuAppearance == .rich)
      #expect(place("Secret", in: window) == nil)
      tap("Locked", in: window)
      clock.advance(by: 1)
      #expect(rows.take() == [])
      tap("Share", in: window)
      #expect(rows.take() == ["dismissal 0", "will end", "Share chosen"])
      clock.advance(by: 1)
      #expect(rows.take() == ["ended"])
      #expect(place("Share", in: window) == nil)
      #expect(rows.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func `no shadow falls on what is lifted, nor on the menu`() throws {
    let rows = Rows()
    try run(rows) { window, clock in
      window.longPress(at: row, for: 0.6)
      clock.advance(by: 1)
      let parts = try #require(window.subviews.last).subviews
      let shadows = parts.indices.filter { parts[$0].layer.shadowOpacity > 0 }
      // That of the card, what is lifted with its own, and the card.
      #expect(shadows == [parts.count - 3, parts.count - 2])
      #expect(parts[parts.count - 3].frame == parts[parts.count - 1].frame)
    }
  }

  @Test func `a tap outside closes the menu and selects nothing`() {
    let rows = Rows()
    run(rows) { window, clock in
      window.longPress(at: row, for: 0.6)
      clock.advance(by: 1)
      _ = rows.take()
      window.tap(at: CGPoint(x: 200, y: 640))
      clock.advance(by: 1)
      #expect(rows.take() == ["dismissal 0", "will end", "ended"])
      window.tap(at: CGPoint(x: 200, y: 600))
      #expect(rows.take().count == 1)
    }
  }

  @Test func `what is lifted stands for its cell, and takes a tap`() {
    let rows = Rows()
    run(rows) { window, clock in
      let cell = rows.view.cellForItem(at: IndexPath(item: 0, section: 0))
      window.longPress(at: row, for: 0.6)
      #expect(cell?.alpha == 0)
      clock.advance(by: 1)
      _ = rows.take()
      window.tap(at: row)
      clock.advance(by: 1)
      #expect(
        rows.take() == ["will perform", "dismissal 0", "will end", "performed", "ended"])
      #expect(cell?.alpha == 1)
    }
  }

  @Test func `a menu within another one takes the card over and leads back`() {
    let rows = Rows()
    run(rows) { window, clock in
      window.longPress(at: row, for: 0.6)
      clock.advance(by: 1)
      tap("More", in: window)
      clock.advance(by: 1)
      #expect(place("Share", in: window) == nil && place("Copy", in: window) != nil)
      tap("More", in: window)
      clock.advance(by: 1)
      #expect(place("Copy", in: window) == nil)
      tap("More", in: window)
      clock.advance(by: 1)
      _ = rows.take()
      tap("Rename", in: window)
      #expect(rows.take().last == "Rename chosen")
    }
  }

  @Test func `the finger that opened the menu chooses as it lifts`() throws {
    let rows = Rows()
    try run(rows) { window, clock in
      let finger = SimulatedTouch(in: window, at: row)
      finger.rest(for: 1)
      _ = rows.take()
      finger.move(to: try #require(place("Delete", in: window)), over: 0.3)
      finger.lift()
      #expect(rows.take() == ["dismissal 0", "will end", "Delete chosen"])
    }
  }

  @Test func `items without a menu are pressed, and content scrolls`() {
    let rows = Rows()
    run(rows) { window, clock in
      window.longPress(at: CGPoint(x: 120, y: 125), for: 1)
      #expect(rows.take() == ["select 1"])
      window.drag(from: CGPoint(x: 120, y: 400), to: CGPoint(x: 120, y: 300), over: 0.6)
      clock.advance(by: 2)
      #expect(rows.take() == [] && rows.view.contentOffset.y > 50)
    }
  }

  @Test func `the preview of a controller is shown and committed`() {
    let rows = Rows()
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    rows.preview = controller
    run(rows) { window, clock in
      window.longPress(at: row, for: 0.6)
      clock.advance(by: 1)
      #expect(controller.view.bounds.size == CGSize(width: 300, height: 200))
      let middle = controller.view.convert(CGPoint(x: 150, y: 100), to: nil)
      _ = rows.take()
      window.tap(at: middle)
      clock.advance(by: 1)
      #expect(
        rows.take() == ["will perform", "dismissal 0", "will end", "performed", "ended"])
      #expect(controller.view.window == nil)
    }
  }

  @Test func `near the lower edge what is lifted makes room for the card`() {
    let rows = Rows()
    run(rows) { window, clock in
      window.longPress(at: CGPoint(x: 120, y: 640), for: 0.6)
      clock.advance(by: 1)
      let last = place("Delete", in: window)
      #expect((last?.y ?? 1000) < 667 - 16 && (last?.y ?? 0) > 500)
    }
  }

  @Test(arguments: ["dark", "mirrored", "large"])
  func `menus have the looks of the view they are for`(_ look: String) {
    let rows = Rows(
      look == "dark" ? .dark : .light, isMirrored: look == "mirrored", isLarge: look == "large")
    run(rows) { window, clock in
      window.longPress(at: CGPoint(x: 200, y: 65), for: 0.6)
      clock.advance(by: 1)
      let (share, height) = (place("Share", in: window), window.bounds.height)
      #expect(share.map { $0.x > 0 && $0.y < height } ?? false)
      // The card is at the side where the row begins.
      if look == "mirrored" { #expect((share?.x ?? 0) > 187) }
    }
  }

  // MARK: Other views

  @MainActor final class Host: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu at \(Int(location.x))")
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Keep", attributes: .keepsMenuPresented) { action in
            action.state = .on
            self?.log.append("keep")
          },
          UIAction(title: "Go") { _ in self?.log.append("go") },
        ])
      }
    }
  }

  @Test func `any view with an interaction opens its menu`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
    view.backgroundColor = .systemBackground
    let box = UIView(frame: CGRect(x: 250, y: 100, width: 80, height: 80))
    box.backgroundColor = .systemOrange
    view.addSubview(box)
    let host = Host()
    box.addInteraction(UIContextMenuInteraction(delegate: host))
    onStage(view) { window, clock in
      window.longPress(at: CGPoint(x: 270, y: 120), for: 0.6)
      clock.advance(by: 1)
      tap("Keep", in: window)
      clock.advance(by: 1)
      tap("Go", in: window)
      #expect(host.log == ["menu at 20", "keep", "go"])
    }
  }

  @Test func `a button opens its menu at once, as a card without anything lifted`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
    view.backgroundColor = .systemBackground
    let button = UIButton(configuration: .gray())
    button.frame = CGRect(x: 40, y: 60, width: 140, height: 44)
    var chosen: [String] = []
    button.menu = UIMenu(
      children: ["Name", "Date", "Size"].map { title in
        UIAction(title: title) { _ in chosen.append(title) }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    view.addSubview(button)
    onStage(view) { window, clock in
      window.tap(at: button.center)
      clock.advance(by: 1)
      #expect(button.contextMenuInteraction?.menuAppearance == .compact)
      #expect(button.alpha == 1)
      tap("Date", in: window)
      clock.advance(by: 1)
      #expect(chosen == ["Date"] && button.titleLabel?.text == "Date")
      #expect(button.contextMenuInteraction?.menuAppearance == .unknown)
      window.tap(at: button.center)
      clock.advance(by: 1)
      window.tap(at: CGPoint(x: 300, y: 450))
      clock.advance(by: 1)
      #expect(chosen == ["Date"] && button.contextMenuInteraction?.visibleMenu == nil)
      // The finger that opens the menu chooses where it lifts.
      let finger = SimulatedTouch(in: window, at: button.center)
      finger.rest(for: 0.5)
      finger.move(to: place("Size", in: window) ?? .zero, over: 0.2)
      finger.lift()
      #expect(chosen == ["Date", "Size"])
    }
  }

  @Test func `a tap on the pop-up menu of a list's cell opens it`() {
    var chosen: [String] = []
    final class Source: NSObject, UICollectionViewDataSource {
      let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
      init(_ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
        self.cell = cell
      }
      func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { cell(view, path) }
    }
    let source = Source { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      cell.contentConfiguration = content
      let menu = UIMenu(
        children: ["Small", "Large"].map { title in
          UIAction(title: title) { _ in chosen.append(title) }
        })
      (cell as? UICollectionViewListCell)?.accessories = [.popUpMenu(menu)]
      return cell
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    onStage(view) { window, clock in
      window.tap(at: CGPoint(x: 330, y: 55))
      clock.advance(by: 1)
      tap("Large", in: window)
      clock.advance(by: 1)
      #expect(chosen == ["Large"])
      #expect(view.indexPathsForSelectedItems == [])
    }
  }

  @Test func `a long press on a row of a table view opens its menu`() {
    @MainActor final class Menus: NSObject, UITableViewDelegate {
      var log: [String] = []
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
          UIMenu(children: [
            UIAction(title: "Open") { _ in self?.log.append("open \(indexPath.row)") }
          ])
        }
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select")
      }
    }
    let model = TableModel()
    let menus = Menus()
    model.table.delegate = menus
    onStage(model.table) { window, clock in
      window.longPress(at: CGPoint(x: 100, y: 66), for: 0.6)
      clock.advance(by: 1)
      tap("Open", in: window)
      clock.advance(by: 1)
      #expect(menus.log == ["open 1"])
      #expect(model.table.visibleCells.count == 10)
    }
  }
}
