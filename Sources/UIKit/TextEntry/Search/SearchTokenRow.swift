/// The tokens of a search field, and the pills that show them.
///
/// In ranges of the field, a token is one position long, and all of them are before the text: the
/// last one begins at the offset -1.
@MainActor final class SearchTokenRow {
  private unowned let field: UISearchTextField
  private(set) var pills: [SearchTokenView] = []
  /// The indices of the tokens that are selected; nil for none.
  private(set) var selected: Range<Int>?
  /// The colour of pills that was set; nil for the standard one.
  var color: UIColor? { didSet { field.show() } }

  /// The distance after each pill, in points.
  private static let gap: CGFloat = 4

  init(_ field: UISearchTextField) { self.field = field }

  var tokens: [UISearchToken] { pills.map(\.token) }

  /// Replaces tokens by others; the selection of tokens ends.
  func replace(_ range: Range<Int>, by tokens: [UISearchToken]) {
    for pill in pills[range] { pill.removeFromSuperview() }
    let new = tokens.map { SearchTokenView($0) }
    for pill in new { field.views.clip.addSubview(pill) }
    pills.replaceSubrange(range, with: new)
    selected = nil
    field._editor.lead = pills.count
    field.show()
  }

  /// Selects tokens, or none.
  func select(_ range: Range<Int>?) {
    guard range != selected else { return }
    selected = range
    field.show()
    field.delegate?.textFieldDidChangeSelection(field)
  }

  // MARK: Ranges

  /// The offset of a token among the positions of the field.
  func offset(_ index: Int) -> Int { index - pills.count }

  /// The indices of the tokens in a range of offsets.
  func indices(in range: NSRange) -> Range<Int> {
    let start = min(max(0, range.location + pills.count), pills.count)
    let end = min(max(start, range.location + range.length + pills.count), pills.count)
    return start..<end
  }

  /// The token at a point of the field; nil if there is none.
  func index(at point: CGPoint) -> Int? {
    let clip = field.views.clip
    let point = clip.convert(point, from: field)
    guard clip.bounds.contains(point) else { return nil }
    return pills.firstIndex { $0.frame.contains(point) }
  }

  // MARK: Look

  /// Takes over the font and the colours of the field.
  func show() {
    for (index, pill) in pills.enumerated() {
      if selected?.contains(index) == true {
        pill.show(field.shownFont, fill: field.tintColor, ink: .white)
      } else {
        pill.show(field.shownFont, fill: color ?? Self.standardColor, ink: ink)
      }
    }
  }

  static var standardColor: UIColor { .secondarySystemFill }

  /// The colour of the text: that of labels, or what can be read on a colour that was set.
  private var ink: UIColor {
    guard let color else { return .label }
    return UIColor { traits in
      let fill = color.resolvedColor(with: traits).rgba
      let light = 0.299 * fill.red + 0.587 * fill.green + 0.114 * fill.blue
      return fill.alpha < 0.5 ? .label : light > 0.7 ? .black : .white
    }
  }

  // MARK: Layout

  /// The width of a pill, which is no wider than the field.
  private func width(_ pill: SearchTokenView) -> CGFloat {
    min(pill.intrinsicContentSize.width.rounded(.up), field.views.clip.bounds.width)
  }

  /// The width of all pills with what follows each of them.
  var width: CGFloat { pills.reduce(0) { $0 + width($1) + Self.gap } }

  /// The part of ``width`` in which the selected pills are; nil for none.
  var shownPart: ClosedRange<CGFloat>? {
    guard let selected, !selected.isEmpty else { return nil }
    let start = pills[..<selected.lowerBound].reduce(0) { $0 + width($1) + Self.gap }
    let end = pills[selected].reduce(start) { $0 + width($1) + Self.gap }
    return start...end
  }

  /// Places the pills from a point along the line on, the first one where reading begins.
  func place(at x: CGFloat) {
    let height = field.views.clip.bounds.height
    let isMirrored = field.isMirrored
    var place = isMirrored ? x + width : x
    for pill in pills {
      let size = CGSize(width: width(pill), height: min(height, pill.intrinsicContentSize.height))
      let start = isMirrored ? place - size.width : place
      pill.frame = CGRect(
        x: start, y: ((height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      place += (isMirrored ? -1 : 1) * (size.width + Self.gap)
    }
  }

  // MARK: Pasteboard

  /// What is on the pasteboard for tokens, as the delegate provides it.
  func items(_ range: Range<Int>) -> [[String: Any]] {
    guard let delegate = field.delegate as? any UISearchTextFieldDelegate else { return [] }
    return tokens[range].compactMap { token in
      let provider = delegate.searchTextField(field, itemProviderForCopying: token)
      var item: [String: Any] = [:]
      for type in provider.registeredTypeIdentifiers {
        let found = Guarded<Data?>(nil)
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in found.value = data }
        item[type] = found.value
      }
      return item.isEmpty ? nil : item
    }
  }
}
