import Foundation

/// Selects one day of a calendar view. A tap on the selected day deselects it, if the delegate allows that
/// (inferred).
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Creates a selection without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Decides which day is selected, and is called when taps change that.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)? {
    didSet { updateSelectableDates() }
  }

  private var selected: DateComponents?

  /// The selected day; nil, the default, for none. Setting it calls no delegate.
  open var selectedDate: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a day; nil for none. The change is never animated.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selected = dateComponents
    view?.selectionDidChange()
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    selected.map { isSameDay($0, day) } ?? false
  }

  override func allowsTap(on day: DateComponents) -> Bool {
    isSelected(day) || delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func tap(on day: DateComponents) {
    let new = isSelected(day) ? nil : day
    if new == nil, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}
