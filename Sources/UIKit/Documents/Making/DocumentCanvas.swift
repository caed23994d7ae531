import DocumentCore

/// A document laid out as on Interface Builder's canvas, to compare frames with those recorded there.
///
/// Views that constraints place begin elsewhere, so that a frame that is right was computed.
@MainActor package final class DocumentCanvas {
  /// A view of the document with its frame here and there, both in the superview's coordinates.
  package struct Node {
    /// The kind of element, its identity and its line.
    package let kind: String
    package let id: String
    package let line: Int
    package let recorded: CGRect
    package let frame: CGRect
    /// Whether the size of a text decides part of the frame.
    package let hasText: Bool
    /// What of the document is not there; nil if all is.
    package let lack: String?
  }

  private let file: InterfaceFile
  private let device: CanvasDevice?
  private var document: InterfaceDocument { file.document }
  private var windows: [UIWindow] = []
  private var texts: Set<String> = []
  /// All views of the document that were compared.
  package private(set) var nodes: [Node] = []
  /// Whether the document is for phones and tablets.
  package var isForPhones: Bool { document.root["targetRuntime"] == "iOS.CocoaTouch" }
  /// What the document says that is not read.
  package var diagnostics: [String] { document.diagnostics.map(\.description) }

  /// Loads and lays out a document.
  ///
  /// - Throws: `DocumentFault` for a file that is no interface document.
  package init(path: String) throws {
    let kind: DocumentFile.Kind = path.hasSuffix(".storyboard") ? .storyboard : .nib
    let opened = try InterfaceFile.open(DocumentFile(path: path, kind: kind), bundle: nil)
    guard let file = opened as? InterfaceFile else {
      throw DocumentFault(line: 0, reason: "the document was opened by another reader")
    }
    self.file = file
    device = CanvasDevice(file.document)
    texts = CanvasTexts(file.document).identities
    if document.isStoryboard {
      for id in document.controllers { layOutScene(id) }
    } else {
      for element in document.objects where element.child(key: "frame") != nil {
        layOutRoot(element)
      }
    }
    for prototype in CanvasContainers(document).prototypes { layOutRoot(prototype) }
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  // MARK: Roots

  private func layOutScene(_ id: String) {
    guard let element = document.element(id), let root = element.child(key: "view"),
      root.child(key: "frame") != nil
    else { return }
    let graph = ObjectGraph(file, owner: nil)
    let controller = UIViewController()
    graph.controller = controller
    graph.objects[id] = controller
    guard let view = graph.make(root) as? UIView else { return }
    controller.view = view
    layOut(view, of: root, in: graph, insets: insets(of: id, root))
  }

  private func layOutRoot(_ element: DocumentElement) {
    let graph = ObjectGraph(file, owner: nil)
    let controller = UIViewController()
    graph.controller = controller
    guard let view = graph.make(element) as? UIView else { return }
    let size = file.values.rect(element.child(key: "frame"))?.size ?? .zero
    let fills = device.map { size == CGSize(width: $0.width, height: $0.height) } ?? false
    let insets = UIEdgeInsets(
      top: fills ? device?.top ?? 0 : 0, left: 0, bottom: fills ? device?.bottom ?? 0 : 0, right: 0)
    if let cell = view as? UITableViewCell { setMargins(of: cell, element) }
    if view is UITableViewCell || view is UICollectionReusableView {
      controller.view.addSubview(view)
    } else {
      controller.view = view
    }
    layOut(view, of: element, in: graph, insets: insets)
  }

  private func layOut(
    _ view: UIView, of element: DocumentElement, in graph: ObjectGraph, insets: UIEdgeInsets
  ) {
    guard let controller = graph.controller else { return }
    var frame = file.values.rect(element.child(key: "frame")) ?? .zero
    frame.origin = .zero
    let window = UIWindow(frame: frame)
    window.traitOverrides.displayScale = device?.scale ?? 2
    controller.additionalSafeAreaInsets = insets
    displace(element, graph)
    graph.finishLayout()
    window.rootViewController = controller
    window.isHidden = false
    view.frame = frame
    windows.append(window)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    compare(element, graph)
  }

  /// Gives the content of a cell the margins that a table has on the canvas: 8 points in documents of
  /// Xcode 9 and before unless the cell takes those of its superview, else 11 at the top and the
  /// bottom, and 16 or on wide screens 20 at the sides.
  private func setMargins(of cell: UITableViewCell, _ element: DocumentElement) {
    guard let content = element.child(key: "contentView"),
      content.child(key: "layoutMargins") == nil,
      content.child(key: "directionalLayoutMargins") == nil
    else { return }
    let isOld =
      document.toolsVersion < 14000 && !content.isTrue("preservesSuperviewLayoutMargins")
    let side: CGFloat = (device?.width ?? 375) >= 390 ? 20 : 16
    cell.body.keepsContentMargins = true
    cell.contentView.preservesSuperviewLayoutMargins = false
    cell.contentView.layoutMargins =
      isOld
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      : UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }

  /// The height of toolbars on the canvas of phones without a home button: 49 points.
  ///
  /// - Note: 102 of 107 recorded toolbars of these canvases.
  private func barHeight(_ element: DocumentElement, _ axis: NSLayoutConstraint.Axis) -> Double? {
    let isHigh = element.name == "toolbar" && (device?.bottom ?? 0) > 0
    return isHigh && axis == .vertical && device?.isTablet == false ? 49 : nil
  }

  /// Gives a view the natural size that it has on the canvas alone.
  private func addPlaceholders(_ element: DocumentElement, of view: UIView) {
    let sizes = [
      ("placeholderIntrinsicWidth", view.widthAnchor, NSLayoutConstraint.Axis.horizontal),
      ("placeholderIntrinsicHeight", view.heightAnchor, .vertical),
    ]
    for (name, anchor, axis) in sizes {
      guard let length = element.number(name) ?? barHeight(element, axis) else { continue }
      let least = anchor.constraint(greaterThanOrEqualToConstant: length)
      least.priority = view.contentCompressionResistancePriority(for: axis)
      let most = anchor.constraint(lessThanOrEqualToConstant: length)
      most.priority = view.contentHuggingPriority(for: axis)
      NSLayoutConstraint.activate([least, most])
    }
  }

  /// Moves the views that constraints place.
  private func displace(_ root: DocumentElement, _ graph: ObjectGraph) {
    var open = inner(root)
    while let element = open.popLast() {
      open += inner(element)
      guard let view = element.id.flatMap({ graph.object($0) }) as? UIView,
        !view.translatesAutoresizingMaskIntoConstraints
      else { continue }
      addPlaceholders(element, of: view)
      let isFrame = inner(element).contains {
        $0["translatesAutoresizingMaskIntoConstraints"] != "NO"
      }
      guard element.name == "stackView" || !isFrame else { continue }
      view.frame = CGRect(
        x: -7, y: 11, width: view.frame.width + 13, height: view.frame.height + 5)
    }
  }

  private func inner(_ element: DocumentElement) -> [DocumentElement] {
    element.list("subviews") + (element.child(key: "contentView")?.list("subviews") ?? [])
  }

  // MARK: Insets

  /// What bars and the shape of the screen cover of a controller's view.
  private func insets(of controller: String, _ root: DocumentElement) -> UIEdgeInsets {
    let size = file.values.rect(root.child(key: "frame"))?.size ?? .zero
    guard let device, size == CGSize(width: device.width, height: device.height) else {
      return .zero
    }
    let element = document.element(controller)
    let containers = CanvasContainers(document).around(controller)
    let top = element?.child(key: "simulatedTopBarMetrics")
    let bottom = element?.child(key: "simulatedBottomBarMetrics")
    var insets = UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
    let hasBar = containers.hasNavigationBar || top?.name == "simulatedNavigationBarMetrics"
    if hasBar, top?.name != "nil" { insets.top += containers.hasLargeTitles ? 96 : 44 }
    let hasTabs = containers.hasTabBar || bottom?.name == "simulatedTabBarMetrics"
    if hasTabs, bottom?.name != "nil" { insets.bottom += 49 }
    return insets
  }

  // MARK: Frames

  private func compare(_ root: DocumentElement, _ graph: ObjectGraph) {
    var open = [(element: root, isFlagged: false, lack: lack(root))]
    while let (element, isFlagged, lack) = open.popLast() {
      let flagged =
        isFlagged || element.isTrue("misplaced") || element.isTrue("ambiguous")
        || element.isTrue("fixedFrame")
      // The labels of a cell's style are placed by the cell.
      let styled = ["textLabel", "detailTextLabel", "imageView"].compactMap { element[$0] }
      for child in inner(element) where !styled.contains(child.id ?? "") {
        let own = lack ?? self.lack(child)
        open.append((child, flagged, own))
        let isHidden = child.isTrue("hidden") && element.name == "stackView"
        guard !flagged, !child.isTrue("misplaced"), !child.isTrue("ambiguous"), !isHidden,
          let id = child.id, let view = graph.object(id) as? UIView, view.window != nil,
          let recorded = file.values.rect(child.child(key: "frame"))
        else { continue }
        nodes.append(
          Node(
            kind: child.name, id: id, line: child.line, recorded: recorded, frame: view.frame,
            hasText: texts.contains(id), lack: own))
      }
    }
  }

  /// Classes of cells do not place what is in them, as a rule.
  private func isCell(_ element: DocumentElement) -> Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(element.name)
  }

  /// What of an element is not there and may change its frame.
  private func lack(_ element: DocumentElement) -> String? {
    if ElementTable.shared.rule(of: element.name) == nil { return "no \(element.name)" }
    if let name = element["customClass"], !isCell(element) { return "the class \(name)" }
    if let name = element.child(key: "fontDescription")?["name"],
      UIFont(name: name, size: 17) == nil
    {
      return "the font \(name)"
    }
    if let image = element["image"] ?? element.child(key: "normal")?["image"],
      element["catalog"] != "system", file.values.image(element) == nil
    {
      return "the picture \(image)"
    }
    return nil
  }
}

/// Which containers of a storyboard a controller is shown in.
private struct CanvasContainers {
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) {
    self.document = document
  }

  /// The cells and headers of tables and collection views.
  var prototypes: [DocumentElement] {
    var (found, open): ([DocumentElement], [DocumentElement]) = ([], [document.root])
    while let element = open.popLast() {
      if ["prototypes", "cells"].contains(element.name) { found += element.children }
      if element.key == "sectionHeaderView" || element.key == "sectionFooterView" {
        found.append(element)
      }
      open += element.children
    }
    return found.filter { $0.child(key: "frame") != nil }
  }

  func around(
    _ controller: String
  ) -> (hasNavigationBar: Bool, hasLargeTitles: Bool, hasTabBar: Bool) {
    var (bar, large, tabs) = (false, false, false)
    var (open, seen) = ([controller], Set<String>())
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      for source in document.controllers {
        guard let element = document.element(source), let scene = document.scene(of: source) else {
          continue
        }
        for segue in segues(in: scene) where segue["destination"] == id {
          let kind = segue["kind"] ?? ""
          guard ["relationship", "show", "push"].contains(kind) else { continue }
          if kind == "relationship", element.name == "navigationController",
            !element.isTrue("navigationBarHidden")
          {
            bar = true
            large = element.child(key: "navigationBar")?.isTrue("largeTitles") ?? false
          }
          if kind == "relationship", element.name == "tabBarController" { tabs = true }
          open.append(source)
        }
      }
    }
    return (bar, large, tabs)
  }

  private func segues(in scene: DocumentElement) -> [DocumentElement] {
    var (found, open): ([DocumentElement], [DocumentElement]) = ([], [scene])
    while let element = open.popLast() {
      if element.name == "segue" { found.append(element) }
      open += element.children
    }
    return found
  }
}

/// The views of a document whose frames the sizes of texts decide: those with a text, those around
/// them, and those that constraints or stacks link to them.
private struct CanvasTexts {
  let identities: Set<String>

  private static let kinds: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "datePicker", "searchBar",
  ]

  init(_ document: InterfaceDocument) {
    var (texts, links, open): (Set<String>, [(String, String)], [DocumentElement]) =
      ([], [], [document.root])
    while let element = open.popLast() {
      open += element.children
      if let id = element.id {
        if Self.kinds.contains(element.name) { texts.insert(id) }
        let inner = element.list("subviews").compactMap(\.id)
        if element.name == "stackView" {
          for other in inner { links += [(other, id), (id, other)] }
        }
      }
      guard element.name == "constraint" else { continue }
      let parent = element.id.flatMap(document.parent)
      let pair = [element["firstItem"] ?? parent, element["secondItem"]].compactMap { $0 }
      guard pair.count == 2 else { continue }
      for (one, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
        // A root does not follow from what is in it.
        if document.element(other)?["translatesAutoresizingMaskIntoConstraints"] == "NO" {
          links.append((one, other))
        }
      }
    }
    var grew = true
    while grew {
      grew = false
      for (from, to) in links where texts.contains(from) {
        if texts.insert(to).inserted { grew = true }
      }
    }
    identities = texts
  }
}
