extension LayoutDiagnostic.Cause {
  /// A name for programs, such as "first-item-does-not-fit".
  package var code: String {
    switch self {
    case .unusableNumber: "unusable-number"
    case .negativeSize: "negative-size"
    case .insetsExceedContainer: "insets-exceed-container"
    case .firstItemDoesNotFit: "first-item-does-not-fit"
    case .tooManyItemsInGroup: "too-many-items-in-group"
    case .nestingTooDeep: "nesting-too-deep"
    case .itemLongerThanLine: "item-longer-than-line"
    case .sizeDoesNotSettle: "size-does-not-settle"
    }
  }

  /// What happened, in a sentence.
  package var sentence: String {
    switch self {
    case .unusableNumber: "A number is not finite or too large; the nearest usable one was taken."
    case .negativeSize: "A size came out negative; zero was taken."
    case .insetsExceedContainer: "Insets are larger than what they are taken off."
    case .firstItemDoesNotFit: "The group has no room for its first item; no item is laid out."
    case .tooManyItemsInGroup: "More items fit in the group than one group lays out."
    case .nestingTooDeep: "Groups are nested too deeply; the innermost were taken for items."
    case .itemLongerThanLine: "An item is longer than the lines; it has a line of its own."
    case .sizeDoesNotSettle: "An element kept asking for other sizes; the last one granted stays."
    }
  }

  /// What is likely to help, in a sentence.
  package var cure: String {
    switch self {
    case .unusableNumber:
      "Look for a division by zero or a size taken before the view had one."
    case .negativeSize:
      "Keep sizes computed as differences from going below zero, as with max(0, …)."
    case .insetsExceedContainer:
      "Make the insets smaller, or what they belong to larger than both together."
    case .firstItemDoesNotFit:
      "Make the item a fraction of the group, or the group larger than item, insets and spacing."
    case .tooManyItemsInGroup:
      "Give the items an extent along the group's axis, or the group fewer of them."
    case .nestingTooDeep: "Build the group of fewer levels."
    case .itemLongerThanLine:
      "Invalidate the layout when the view's size changes, or make the item smaller."
    case .sizeDoesNotSettle:
      "Have the view answer the same size for the same content, whatever size it has."
    }
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// Such as "section 2, group: The group has no room … (item width 400, room 350) …".
  package var description: String {
    let place = section < 0 ? "layout" : "section \(section)"
    let owner = element.isEmpty ? place : "\(place), \(element)"
    let numbers = values.map { "\($0.name) \($0.value.roundedText)" }.joined(separator: ", ")
    let told = numbers.isEmpty ? "" : " (\(numbers))"
    return "\(owner): \(cause.sentence)\(told) \(cause.cure) [\(cause.code)]"
  }
}
