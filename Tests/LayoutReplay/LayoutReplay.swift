import UIKit

/// A recorded document as views with constraints, laid out at the size and scale of its canvas.
@MainActor public final class LayoutReplay {
  public let document: RecordedDocument
  /// By number; nil for nodes that are not installed at the canvas' size class.
  public private(set) var views: [UIView?]
  private var controllers: [Int: UIViewController] = [:]
  private var windows: [UIWindow] = []
  private var rootOfNode: [Int] = []

  /// Builds a document and lays it out with the margins that were recorded, as far as they are known.
  public init(_ document: RecordedDocument) {
    self.document = document
    views = Array(repeating: nil, count: document.nodes.count)
    for number in document.nodes.indices { build(number) }
    setSafeAreas()
    for constraint in document.constraints where constraint.isInstalled { add(constraint) }
    for window in windows { window.layoutIfNeeded() }
    setMargins()
    for window in windows {
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
  }

  /// Takes the windows off the screen.
  public func close() {
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  // MARK: Views

  private func build(_ number: Int) {
    let node = document.nodes[number]
    rootOfNode.append(node.p < 0 ? number : rootOfNode[node.p])
    let parent = node.p < 0 ? nil : views[node.p]
    guard node.off ?? 0 == 0, node.p < 0 || parent != nil else { return }
    if let effect = parent as? UIVisualEffectView, node.role == "contentView" {
      views[number] = effect.contentView
      return
    }
    let view = document.makeView(node, number)
    views[number] = view
    setProperties(of: view, node)
    if let parent {
      place(view, node, number, in: parent)
    } else {
      makeWindow(for: view, node, number)
    }
  }

  private func setProperties(of view: UIView, _ node: RecordedNode) {
    for (priority, axis) in [
      (node.hugH, NSLayoutConstraint.Axis.horizontal), (node.hugV, .vertical),
    ] {
      guard let priority else { continue }
      view.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    }
    for (priority, axis) in [
      (node.resH, NSLayoutConstraint.Axis.horizontal), (node.resV, .vertical),
    ] {
      guard let priority else { continue }
      view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    }
    if node.k == "tableViewCellContentView", let width = document.screen?.first {
      view.layoutMargins = CellMargins.insets(onScreen: width)
    }
    if let edges = node.margins {
      view.layoutMargins = UIEdgeInsets(
        top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
    if let edges = node.dirMargins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
    }
    if node.presMargins != nil { view.preservesSuperviewLayoutMargins = true }
    if node.insetsFromSafeArea == 0 { view.insetsLayoutMarginsFromSafeArea = false }
    // The canvas shows indicators that are not running.
    view.isHidden = node.hidden ?? 0 != 0 && node.k != "activityIndicatorView"
    view.semanticContentAttribute =
      switch node.semantic {
      case "forceRightToLeft": .forceRightToLeft
      case "forceLeftToRight": .forceLeftToRight
      default: .unspecified
      }
  }

  private func makeWindow(for view: UIView, _ node: RecordedNode, _ number: Int) {
    let frame = CGRect(origin: .zero, size: node.frame?.size ?? .zero)
    let controller = UIViewController()
    controller.view = view
    let window = UIWindow(frame: frame)
    window.traitOverrides.displayScale = document.scale
    window.rootViewController = controller
    window.isHidden = false
    view.frame = frame
    controllers[number] = controller
    windows.append(window)
  }

  private func place(_ view: UIView, _ node: RecordedNode, _ number: Int, in parent: UIView) {
    let isInput = node.cls == "FFFF" || node.cls == "CCCC" || node.tamic == nil
    let hasFramedChild = document.nodes.contains { $0.p == number && $0.cls == "FFFF" }
    let isContentView = node.k.hasSuffix("ContentView")
    let frame = node.frame ?? (isContentView ? parent.bounds : .zero)
    let isArranged = parent is UIStackView && node.role == "subviews"
    // What constraints decide begins elsewhere, so that a frame that is right was solved.
    let keepsFrame = isInput || hasFramedChild || node.fixedFrame != nil
    view.frame =
      keepsFrame
      ? frame : CGRect(x: -7, y: 11, width: frame.width + 13, height: frame.height + 5)
    if isInput, !(parent is UIStackView) {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: node.arm ?? 0)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let stack = parent as? UIStackView, isArranged {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
    if isInput { view.frame = frame }
  }

  // MARK: Insets

  private func setSafeAreas() {
    for (number, controller) in controllers {
      let edges = safeArea(ofRoot: number)
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
  }

  /// What constraints of the recording tell of a root's safe area; else what the canvas covers.
  private func safeArea(ofRoot number: Int) -> [Double] {
    var known = document.nodes[number].safe ?? [nil, nil, nil, nil]
    let size = document.nodes[number].frame?.size ?? .zero
    for (inner, node) in document.nodes.enumerated()
    where inner != number && rootOfNode[inner] == number && views[inner] != nil {
      guard let safe = node.safe, let frame = frameInRoot(inner) else { continue }
      let outer = [
        frame.minY, frame.minX, size.height - frame.maxY, size.width - frame.maxX,
      ]
      for edge in 0..<4 where known[edge] == nil {
        if let inset = safe[edge], inset > 0 { known[edge] = inset + Double(outer[edge]) }
      }
    }
    let canvas = document.canvasInsets(ofRoot: number)
    if known[0] == nil, known[2] == nil, let difference = insetDifference(ofRoot: number) {
      known[0] = max(canvas[0], difference)
      known[2] = max(canvas[0], difference) - difference
    }
    return (0..<4).map { known[$0] ?? canvas[$0] }
  }

  /// How much larger the top of a root's safe area is than the bottom, where views in the middle of it
  /// are all that tells.
  private func insetDifference(ofRoot number: Int) -> Double? {
    let height = Double(document.nodes[number].frame?.height ?? 0)
    for constraint in document.constraints
    where constraint.isInstalled && constraint.priority == 1000 && constraint.multiplier == 1
      && constraint.firstAttribute == "centerY" && constraint.secondAttribute == "centerY"
      && constraint.first.guide == nil && constraint.second?.guide == "safeArea"
      && constraint.second?.node == number
    {
      guard let frame = frameInRoot(constraint.first.node) else { continue }
      return 2 * (Double(frame.midY) - constraint.constant) - height
    }
    return nil
  }

  /// A recorded frame in the coordinates of its root.
  private func frameInRoot(_ number: Int) -> CGRect? {
    guard var frame = document.nodes[number].frame else { return nil }
    if document.nodes[number].p < 0 { frame.origin = .zero }
    var parent = document.nodes[number].p
    while parent >= 0 {
      guard let outer = document.nodes[parent].frame else { return nil }
      if document.nodes[parent].p >= 0 {
        frame = frame.offsetBy(dx: outer.minX, dy: outer.minY)
      }
      parent = document.nodes[parent].p
    }
    return frame
  }

  /// Gives views the margins that constraints of the recording imply, where they do.
  private func setMargins() {
    for (number, node) in document.nodes.enumerated() {
      guard let view = views[number], let recorded = node.marg else { continue }
      let own = view.layoutMargins
      view.insetsLayoutMarginsFromSafeArea = false
      view.preservesSuperviewLayoutMargins = false
      controllers[number]?.viewRespectsSystemMinimumLayoutMargins = false
      view.layoutMargins = UIEdgeInsets(
        top: recorded[0] ?? own.top, left: recorded[1] ?? own.left,
        bottom: recorded[2] ?? own.bottom, right: recorded[3] ?? own.right)
    }
  }

  // MARK: Constraints

  private func add(_ recorded: RecordedConstraint) {
    guard let owner = views[recorded.owner], let first = item(recorded.first),
      rootOfNode[recorded.first.node] == rootOfNode[recorded.owner],
      let attribute = NSLayoutConstraint.Attribute(recorded: recorded.firstAttribute)
    else { return }
    let second = recorded.second.flatMap { item($0) }
    guard (second == nil) == (recorded.second == nil) else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: ["<=": .lessThanOrEqual, ">=": .greaterThanOrEqual][recorded.relation] ?? .equal,
      toItem: second,
      attribute: recorded.secondAttribute.flatMap { .init(recorded: $0) } ?? .notAnAttribute,
      multiplier: recorded.multiplier,
      constant: recorded.isSymbolic ? standardSpacing(recorded) : recorded.constant)
    constraint.priority = UILayoutPriority(recorded.priority)
    owner.addConstraint(constraint)
  }

  private func item(_ recorded: RecordedConstraint.Item) -> Any? {
    guard let view = views[recorded.node] else { return nil }
    let controller = controllers[rootOfNode[recorded.node]]
    switch recorded.guide {
    case nil: return view
    case "safeArea": return view.safeAreaLayoutGuide
    case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
    case "topLayoutGuide": return controller?.topLayoutGuide
    case "bottomLayoutGuide": return controller?.bottomLayoutGuide
    case "keyboard": return view.keyboardLayoutGuide
    default: return nil
    }
  }

  /// The standard spacing that is nearest to the recorded frames: 0, 8 or 20 points.
  private func standardSpacing(_ recorded: RecordedConstraint) -> Double {
    guard let second = recorded.second, let attribute = recorded.secondAttribute else { return 0 }
    if let first = position(of: recorded.firstAttribute, recorded.first),
      let other = position(of: attribute, second)
    {
      let distance = first - other
      return [-20, -8, 0, 8, 20].min { abs($0 - distance) < abs($1 - distance) } ?? 0
    }
    let isNested =
      document.nodes[recorded.first.node].p == second.node
      || document.nodes[second.node].p == recorded.first.node
    return isNested || recorded.first.guide != nil || second.guide != nil ? 20 : 8
  }

  /// Where an edge was recorded, in the coordinates of the root.
  private func position(of attribute: String, _ item: RecordedConstraint.Item) -> Double? {
    var insets = [0.0, 0, 0, 0]
    if item.guide == "safeArea" {
      let canvas = document.canvasInsets(ofRoot: item.node)
      let safe = document.nodes[item.node].safe ?? [nil, nil, nil, nil]
      insets = (0..<4).map { safe[$0] ?? canvas[$0] }
    } else if item.guide != nil {
      return nil
    }
    guard let frame = frameInRoot(item.node) else { return nil }
    switch attribute {
    case "leading", "left": return Double(frame.minX) + insets[1]
    case "trailing", "right": return Double(frame.maxX) - insets[3]
    case "top": return Double(frame.minY) + insets[0]
    case "bottom": return Double(frame.maxY) - insets[2]
    default: return nil
    }
  }
}

extension RecordedDocument {
  /// What the bars and the shape of the canvas cover of a controller's root view, in points: top,
  /// left, bottom, right.
  func canvasInsets(ofRoot number: Int) -> [Double] {
    guard nodes[number].role == "view", let root = roots.first(where: { $0.node == number }),
      let size = nodes[number].frame?.size, let screen, screen[0] == Double(size.width),
      screen[1] == Double(size.height)
    else { return [0, 0, 0, 0] }
    let containers = root.in ?? []
    let top = root.sim?.simulatedTopBarMetrics?.el
    let hasBar =
      containers.contains { $0.hasPrefix("navigationController") && !$0.contains("Hidden") }
      || (top != nil && top != "nil")
    let hasTabs =
      containers.contains("tabBarController")
      || root.sim?.simulatedBottomBarMetrics?.el == "simulatedTabBarMetrics"
    switch device {
    case "retina6_1", "retina6_5", "retina5_9":
      return [hasBar ? 88 : 44, 0, hasTabs ? 83 : 34, 0]
    case "retina6_12", "retina6_0": return [hasBar ? 103 : 59, 0, hasTabs ? 83 : 34, 0]
    case "retina4_7", "retina4_0", "retina5_5", "ipad9_7":
      return [hasBar ? 64 : 20, 0, hasTabs ? 49 : 0, 0]
    default: return [0, 0, 0, 0]
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute that documents call by a name.
  init?(recorded name: String) {
    let names: [String: Self] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
      "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
      "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
      "centerYWithinMargins": .centerYWithinMargins,
    ]
    guard let attribute = names[name] else { return nil }
    self = attribute
  }
}
