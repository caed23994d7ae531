import Testing
import UIKit

/// What a list's configuration, its separators and the states of its cells hold.
@MainActor @Suite struct ListConfigurationValueTests {
  @Test func `a list begins without headers, footers, actions and a handler of lines`() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(list.appearance == .insetGrouped && list.showsSeparators)
    #expect(list.headerMode == .none && list.footerMode == .none && list.headerTopPadding == nil)
    #expect(list.contentHuggingElements == .supplementaryHeader)
    #expect(list.itemSeparatorHandler == nil)
    #expect(list.leadingSwipeActionsConfigurationProvider == nil)
    #expect(list.trailingSwipeActionsConfigurationProvider == nil)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    list.headerTopPadding = 5
    list.contentHuggingElements = []
    list.showsSeparators = false
    #expect(list.headerMode == .supplementary && list.footerMode == .supplementary)
    #expect(list.headerTopPadding == 5 && list.contentHuggingElements == [])
    #expect(!list.showsSeparators)
  }

  @Test func `providers of actions and of lines are kept as they are given`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    let delete = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    ])
    let provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = {
      $0.item == 1 ? delete : nil
    }
    list.leadingSwipeActionsConfigurationProvider = provider
    list.trailingSwipeActionsConfigurationProvider = provider
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    #expect(list.leadingSwipeActionsConfigurationProvider?(first) == nil)
    #expect(list.trailingSwipeActionsConfigurationProvider?(second) === delete)
    let handler: UICollectionLayoutListConfiguration.ItemSeparatorHandler = { path, section in
      var row = section
      if path.item == 0 { row.bottomSeparatorVisibility = .hidden }
      return row
    }
    list.itemSeparatorHandler = handler
    let section = list.separatorConfiguration
    let hidden = list.itemSeparatorHandler?(first, section)
    #expect(hidden?.bottomSeparatorVisibility == .hidden)
    #expect(list.itemSeparatorHandler?(second, section) == section)
    // And the list asks it: only the line below the second row remains, and what ends the list.
    let stage = ListCellTests.Stage(list)
    #expect(stage.lines(0).isEmpty && !stage.lines(1).isEmpty)
  }

  @Test func `lines hold whether, where and in which colour they are drawn`() {
    var lines = UIListSeparatorConfiguration(listAppearance: .plain)
    let visibility: UIListSeparatorConfiguration.Visibility = .automatic
    #expect(lines.topSeparatorVisibility == visibility)
    #expect(lines.bottomSeparatorVisibility == visibility)
    #expect(lines.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(lines.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(lines.color == .separator && lines.multipleSelectionColor == .separator)
    #expect(lines.visualEffect == nil)
    let effect = UIBlurEffect(style: .systemMaterial)
    lines.topSeparatorVisibility = .visible
    lines.bottomSeparatorVisibility = .hidden
    lines.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 1)
    lines.color = .red
    lines.multipleSelectionColor = .blue
    lines.visualEffect = effect
    #expect(lines.topSeparatorVisibility == .visible)
    #expect(lines.bottomSeparatorVisibility == .hidden)
    #expect(lines.topSeparatorInsets.leading == 9)
    #expect(lines.color == .red && lines.multipleSelectionColor == .blue)
    #expect(lines.visualEffect === effect)
    #expect(lines != UIListSeparatorConfiguration(listAppearance: .plain))
  }

  @Test func `a cell's state holds flags, traits and how drags have come`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var state = UICellConfigurationState(traitCollection: dark)
    #expect(state.traitCollection.userInterfaceStyle == .dark)
    let flags = {
      [
        state.isDisabled, state.isHighlighted, state.isSelected, state.isFocused, state.isPinned,
        state.isEditing, state.isExpanded, state.isSwiped, state.isReordering,
      ]
    }
    #expect(flags() == Array(repeating: false, count: 9))
    #expect(state.cellDragState == .none && state.cellDropState == .none)
    state.isDisabled = true
    state.isHighlighted = true
    state.isFocused = true
    state.isPinned = true
    state.isExpanded = true
    state.isSwiped = true
    state.isReordering = true
    #expect(flags() == [true, true, false, true, true, false, true, true, true])
    state.isSelected = true
    state.isEditing = true
    #expect(flags() == Array(repeating: true, count: 9))
    for drag in [UICellConfigurationState.DragState.lifting, .dragging, .none] {
      state.cellDragState = drag
      #expect(state.cellDragState == drag)
    }
    for drop in [UICellConfigurationState.DropState.notTargeted, .targeted, .none] {
      state.cellDropState = drop
      #expect(state.cellDropState == drop)
    }
    state.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    #expect(state.traitCollection.userInterfaceStyle == .light)
    #expect(state != UICellConfigurationState(traitCollection: dark))
  }

  @Test func `a header's state holds flags, traits and facts of one's own`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var state = UIViewConfigurationState(traitCollection: dark)
    let flags = {
      [
        state.isDisabled, state.isHighlighted, state.isSelected, state.isFocused, state.isPinned,
      ]
    }
    #expect(flags() == Array(repeating: false, count: 5))
    state.isDisabled = true
    state.isHighlighted = true
    state.isFocused = true
    #expect(flags() == [true, true, false, true, false])
    state.isSelected = true
    state.isPinned = true
    #expect(flags() == Array(repeating: true, count: 5))
    let key = UIConfigurationStateCustomKey("isArchived")
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] == AnyHashable(true))
    state.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    #expect(state.traitCollection.userInterfaceStyle == .light)
  }

  /// As configurations of one's own are written, for states of cells and of headers.
  private func archived<State: UIConfigurationState>(_: State.Type, _ style: UIUserInterfaceStyle)
    -> State
  {
    var state = State(traitCollection: UITraitCollection())
    state.traitCollection = UITraitCollection(userInterfaceStyle: style)
    state[UIConfigurationStateCustomKey("isArchived")] = true
    #expect(state[UIConfigurationStateCustomKey("isArchived")] == AnyHashable(true))
    #expect(state.traitCollection.userInterfaceStyle == style)
    return state
  }

  @Test func `states of any kind can be made and changed`() {
    let cell = archived(UICellConfigurationState.self, .dark)
    #expect(cell.traitCollection.userInterfaceStyle == .dark)
    #expect(cell[UIConfigurationStateCustomKey("isArchived")] == AnyHashable(true))
    let view = archived(UIViewConfigurationState.self, .dark)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view[UIConfigurationStateCustomKey("isArchived")] == AnyHashable(true))
  }

  @Test func `an unspecified environment is that of configurations without a list`() {
    #expect(UITraitCollection().listEnvironment == .unspecified)
    let state = UICellConfigurationState(traitCollection: UITraitCollection())
    let updated = UIListContentConfiguration.cell().updated(for: state)
    #expect(updated.textProperties == UIListContentConfiguration.cell().textProperties)
  }
}
