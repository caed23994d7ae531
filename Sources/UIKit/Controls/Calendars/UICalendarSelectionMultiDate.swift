import Foundation

/// Selects days of a calendar view, each by a tap. A tap on a selected day deselects it.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Creates a selection without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Decides which days are selected, and is called when taps change that.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)? {
    didSet { updateSelectableDates() }
  }

  private var selected: [DateComponents] = []

  /// The selected days, in the order in which they were selected (inferred). The default is empty. Setting
  /// it calls no delegate.
  open var selectedDates: [DateComponents] {
    get { selected }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects days. The change is never animated.
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) {
    selected = dates
    view?.selectionDidChange()
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    selected.contains { isSameDay($0, day) }
  }

  override func allowsTap(on day: DateComponents) -> Bool {
    isSelected(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func tap(on day: DateComponents) {
    if let index = selected.firstIndex(where: { isSameDay($0, day) }) {
      let former = selected.remove(at: index)
      view?.selectionDidChange()
      delegate?.multiDateSelection(self, didDeselectDate: former)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}
