import LayoutCore

extension LayoutFault {
  /// The kinds of faults, a closed list.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// A label leaves out a part of its text.
    case textTruncated
    /// A view around a label cuts off its text.
    case textClipped
    /// A text lies over another one.
    case textOverText
    /// A text has the color of what is behind it.
    case textInvisible
    /// A view reaches beyond the screen, and no scroll view can show it.
    case viewOffScreen
    /// A text or control lies under a bar, and no scroll view can show it.
    case contentUnderBar
    /// A control lies over a cell that cannot be scrolled from under it.
    case controlOverCell
    /// A control is smaller than 44 points.
    case touchTargetTooSmall
    /// Constraints leave a place or size open.
    case ambiguousLayout
    /// A constraint was broken, because others contradict it.
    case brokenConstraint
    /// No scrolling shows an item.
    case unreachableItem
    /// No scrolling shows a view in a scroll view.
    case unreachableView
    /// A scroll view lies in another one that scrolls along the same axis.
    case nestedScrolling
    /// An item has no width or no height.
    case zeroSizedItem
    /// Items of one level lie over each other.
    case overlappingItems
    /// An item is larger than the container, along the axis that does not scroll.
    case itemBeyondContainer
    /// A text, image or control reaches out of its cell.
    case viewOutsideCell
    /// A measured size is less than half or more than twice its estimate.
    case estimateFarFromMeasured
    /// The edges of a cell are between pixels.
    case edgeBetweenPixels
    /// An image has another aspect ratio than the view that stretches it.
    case imageStretched
    /// An accessibility element has no label, value or hint.
    case missingAccessibilityLabel
    /// A control is inside an accessibility element, which hides it.
    case controlHiddenFromAccessibility
    /// A control is no accessibility element.
    case controlNotAccessible
    /// Two accessibility elements have the same identifier.
    case duplicateIdentifier
    /// A number of the layout's description is not finite, or too large.
    case unusableNumber
    /// A size of the layout's description is negative.
    case negativeSize
    /// Insets are larger than what they are taken off.
    case insetsExceedContainer
    /// A group has no room for its first item.
    case firstItemDoesNotFit
    /// A group has room for more items than one group lays out.
    case tooManyItemsInGroup
    /// Groups are nested too deeply.
    case nestingTooDeep
    /// An item of a flow layout is longer than the lines.
    case itemLongerThanLine
    /// An element changes its size whenever it is asked.
    case sizeDoesNotSettle

    /// Whether it may be intended: such faults are hints, and no test fails for them.
    public var isAdvice: Bool {
      switch self {
      case .estimateFarFromMeasured, .edgeBetweenPixels, .duplicateIdentifier, .overlappingItems:
        true
      default: false
      }
    }

    init(_ cause: LayoutDiagnostic.Cause) {
      self =
        switch cause {
        case .unusableNumber: .unusableNumber
        case .negativeSize: .negativeSize
        case .insetsExceedContainer: .insetsExceedContainer
        case .firstItemDoesNotFit: .firstItemDoesNotFit
        case .tooManyItemsInGroup: .tooManyItemsInGroup
        case .nestingTooDeep: .nestingTooDeep
        case .itemLongerThanLine: .itemLongerThanLine
        case .sizeDoesNotSettle: .sizeDoesNotSettle
        }
    }
  }
}
