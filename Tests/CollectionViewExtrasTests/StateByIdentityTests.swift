import CollectionViewExtras
import Testing
import UIKit

/// What a person did stays with the items and sections it was done to.
@MainActor @Suite struct StateByIdentityTests {
  /// What happens to the view.
  enum Event: String, CaseIterable, Sendable {
    case apply, reload, reorder, layoutSwitch, rotation

    @MainActor func happen(to stage: StateStage) {
      switch self {
      case .apply:
        var snapshot = stage.source.snapshot()
        snapshot.insertItems([41, 42], beforeItem: 1)
        snapshot.deleteItems([7])
        stage.source.apply(snapshot, animatingDifferences: false)
      case .reload:
        var snapshot = stage.source.snapshot()
        snapshot.reloadItems([1, 2, 4, 104])
        stage.source.apply(snapshot, animatingDifferences: false)
      case .reorder:
        let (from, to) = (stage.place(of: 1), stage.place(of: 4))
        let target = stage.view.layoutAttributesForItem(at: to)?.center ?? .zero
        _ = stage.view.beginInteractiveMovementForItem(at: from)
        stage.view.updateInteractiveMovementTargetPosition(target)
        stage.view.endInteractiveMovement()
      case .layoutSwitch:
        stage.view.setCollectionViewLayout(StateStage.layout(inset: 6), animated: false)
      case .rotation:
        stage.window.frame.size = CGSize(width: 240, height: 300)
      }
      stage.view.layoutIfNeeded()
    }
  }

  private func after(_ event: Event, _ check: (StateStage) throws -> Void) rethrows {
    let stage = StateStage()
    defer { stage.close() }
    stage.use()
    event.happen(to: stage)
    try check(stage)
  }

  @Test(arguments: Event.allCases)
  func `the selection follows the items`(event: Event) {
    after(event) { #expect($0.selected == [2, 5]) }
  }

  @Test(arguments: Event.allCases)
  func `the focus follows its item`(event: Event) {
    after(event) { #expect($0.focused == 4) }
  }

  @Test(arguments: Event.allCases)
  func `what is expanded stays expanded`(event: Event) {
    after(event) { #expect($0.expanded == [3]) }
  }

  @Test(arguments: Event.allCases)
  func `a row that scrolls by itself stays scrolled`(event: Event) {
    after(event) { #expect($0.firstTile == "104 at 0.0") }
  }

  /// Heights that were measured at another width do not hold any more.
  @Test(arguments: Event.allCases.filter { $0 != .rotation })
  func `sizes are not asked for again of what is out of view`(event: Event) {
    after(event) { stage in
      #expect(stage.height(of: 20) == CGFloat(30 + 20 % 7))
      #expect(!StateStage.asked.contains { $0 > 10 && $0 <= 20 })
    }
  }

  @Test func `another layout asks again for the sizes of what is in view`() {
    after(.layoutSwitch) { stage in
      #expect(StateStage.asked.contains(1))
      #expect(stage.height(of: 1) == 31)
    }
  }

  @Test func `a layout that comes back knows the sizes by the items there are by then`() {
    after(.reload) { stage in
      let layout = stage.view.collectionViewLayout
      stage.view.setCollectionViewLayout(StateStage.layout(inset: 6), animated: false)
      stage.view.layoutIfNeeded()
      var rows = stage.source.snapshot(for: "rows")
      rows.delete([1])
      rows.append([50])
      stage.source.apply(rows, to: "rows", animatingDifferences: false)
      stage.view.setCollectionViewLayout(layout, animated: false)
      stage.view.layoutIfNeeded()
      for item in 2...20 { #expect(stage.height(of: item) == CGFloat(30 + item % 7)) }
      // Not measured yet.
      #expect(stage.height(of: 50) == 30)
    }
  }

  @Test func `sizes that a rotation gives another width are asked for when they come into view`() {
    after(.rotation) { stage in
      stage.view.scrollToItem(at: stage.place(of: 20), at: .bottom, animated: false)
      stage.view.layoutIfNeeded()
      #expect(StateStage.asked.contains(20))
      #expect(stage.height(of: 20) == CGFloat(30 + 20 % 7))
    }
  }
}

/// What a person did is there again after a restart.
@MainActor @Suite struct CollectionViewStateTests {
  private typealias State = CollectionViewState<String, Int>

  private func archive(width: CGFloat = 200) throws -> Data {
    let stage = StateStage(width: width)
    defer { stage.close() }
    stage.use()
    return try State(of: stage.source).archive()
  }

  @Test func `an archive brings everything back in another view`() throws {
    let data = try archive()
    let stage = StateStage()
    defer { stage.close() }
    #expect(stage.height(of: 20) != CGFloat(30 + 20 % 7))
    try State(archive: data).restore(in: stage.source)
    stage.view.layoutIfNeeded()
    #expect(stage.selected == [2, 5])
    #expect(stage.focused == 4)
    #expect(stage.expanded == [3])
    #expect(stage.firstTile == "104 at 0.0")
    #expect(stage.height(of: 20) == CGFloat(30 + 20 % 7))
    #expect(!StateStage.asked.contains { $0 > 10 && $0 <= 20 })
  }

  @Test func `a restored view is archived as the one before`() throws {
    let data = try archive()
    let stage = StateStage()
    defer { stage.close() }
    try State(archive: data).restore(in: stage.source)
    stage.view.layoutIfNeeded()
    #expect(try State(of: stage.source).archive() == data)
  }

  @Test func `identifiers that are gone are passed over`() throws {
    let data = try archive()
    let stage = StateStage()
    defer { stage.close() }
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems([2, 3, 4])
    snapshot.deleteSections(["side"])
    stage.source.apply(snapshot, animatingDifferences: false)
    try State(archive: data).restore(in: stage.source)
    stage.view.layoutIfNeeded()
    #expect(stage.selected == [5])
    #expect(stage.focused == nil)
  }

  @Test func `sizes of another width are left out`() throws {
    let data = try archive(width: 180)
    let stage = StateStage()
    defer { stage.close() }
    try State(archive: data).restore(in: stage.source)
    stage.view.layoutIfNeeded()
    #expect(stage.selected == [2, 5])
    #expect(stage.height(of: 20) != CGFloat(30 + 20 % 7))
  }

  @Test(arguments: ["", "nonsense", "{}", "{\"version\":1}", "[1]", "{\"version\":\"1\"}"])
  func `bytes that are no archive are told of and change nothing`(text: String) throws {
    let stage = StateStage()
    defer { stage.close() }
    stage.use()
    let before = State(of: stage.source)
    let error = #expect(throws: CollectionViewArchiveError.self) {
      try State(archive: Data(text.utf8)).restore(in: stage.source)
    }
    guard case .unreadable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect("\(error!)".hasPrefix("The data is not an archive of a collection view: "))
    #expect(State(of: stage.source) == before)
  }

  @Test func `an archive of a later version is told of`() {
    #expect(throws: CollectionViewArchiveError.unknownVersion(2)) {
      try State(archive: Data("{\"version\":2,\"state\":{}}".utf8))
    }
  }

  @Test func `an archive of other identifiers is told of`() throws {
    let data = try archive()
    #expect(throws: CollectionViewArchiveError.self) {
      try CollectionViewState<Int, String>(archive: data)
    }
  }
}
