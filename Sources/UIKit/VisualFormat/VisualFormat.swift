/// A visual format string, taken apart: `V:|-[icon(24)]-(>=8@750)-[title]|`.
struct VisualFormat {
  var axis: NSLayoutConstraint.Axis = .horizontal
  /// The room before the first view, to the superview; nil where no `|` begins the string.
  var lead: [Predicate]?
  var views: [ViewPart] = []
  /// The room between neighbours, one list fewer than there are views.
  var gaps: [[Predicate]] = []
  /// The room after the last view, to the superview; nil where no `|` ends the string.
  var trail: [Predicate]?

  /// A view with what is said of its size.
  struct ViewPart {
    var name: String
    var sizes: [Predicate]
  }

  /// One comparison with a length or with another view's size.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation = .equal
    var object: Object
    var priority = UILayoutPriority.required

    enum Object {
      case length(CGFloat)
      case view(String)
      /// The distance the system puts there.
      case standard
    }
  }
}

/// Reads visual format strings.
struct VisualFormatParser {
  private let format: String
  private let metrics: [String: CGFloat]
  private let viewNames: Set<String>
  private var rest: Substring

  init(_ format: String, metrics: [String: CGFloat], viewNames: Set<String>) {
    self.format = format
    self.metrics = metrics
    self.viewNames = viewNames
    rest = format[...]
  }

  mutating func parsed() -> VisualFormat {
    var result = VisualFormat()
    if take("V:") { result.axis = .vertical } else { _ = take("H:") }
    if take("|") { result.lead = connection() }
    result.views.append(viewPart())
    while !rest.isEmpty {
      let gap = connection()
      if take("|") {
        result.trail = gap
        break
      }
      result.gaps.append(gap)
      result.views.append(viewPart())
    }
    if !rest.isEmpty { fail("Expected the end of the string") }
    return result
  }

  /// `-`, `-8-`, `-(>=8,<=20)-` or nothing at all.
  private mutating func connection() -> [VisualFormat.Predicate] {
    guard take("-") else { return [VisualFormat.Predicate(object: .length(0))] }
    if rest.first == "[" || rest.first == "|" { return [VisualFormat.Predicate(object: .standard)] }
    let predicates = take("(") ? predicateList() : [VisualFormat.Predicate(object: object())]
    expect("-")
    return predicates
  }

  private mutating func viewPart() -> VisualFormat.ViewPart {
    expect("[")
    let name = word()
    guard viewNames.contains(name) else { fail("\(name) is not a key in the views dictionary") }
    let sizes = take("(") ? predicateList() : []
    expect("]")
    return VisualFormat.ViewPart(name: name, sizes: sizes)
  }

  /// The predicates up to the closing parenthesis, which is taken as well.
  private mutating func predicateList() -> [VisualFormat.Predicate] {
    var predicates = [predicate()]
    while take(",") { predicates.append(predicate()) }
    expect(")")
    return predicates
  }

  private mutating func predicate() -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: object())
    if take("@") {
      guard case .length(let priority) = object() else { fail("Expected a priority") }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private mutating func object() -> VisualFormat.Predicate.Object {
    let word = word()
    if let number = Double(word) { return .length(CGFloat(number)) }
    if let metric = metrics[word] { return .length(metric) }
    if viewNames.contains(word) { return .view(word) }
    fail("\(word) is neither a number nor a key in the metrics or the views dictionary")
  }

  // MARK: Letters

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if word.isEmpty { fail("Expected a name or a number") }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func expect(_ text: String) {
    if !take(text) { fail("Expected a '\(text)' here") }
  }

  private func fail(_ problem: String) -> Never {
    let place = format.distance(from: format.startIndex, to: rest.startIndex)
    refuse(
      """
      Unable to parse constraint format: \(problem).
      \(format)
      \(String(repeating: " ", count: place))^
      """)
  }
}
