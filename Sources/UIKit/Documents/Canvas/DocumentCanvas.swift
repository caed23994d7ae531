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
  private let texts: CanvasTexts
  /// All views of the document that were compared.
  package private(set) var nodes: [Node] = []
  /// Whether the document is for phones and tablets.
  package var isForPhones: Bool { document.root["targetRuntime"] == "iOS.CocoaTouch" }
  /// The identities of elements that constraints, stacks and superviews link to one.
  package func links(of id: String) -> Set<String> { texts.links[id] ?? [] }
  /// The kind of element with an identity.
  package func kind(of id: String) -> String? {
    let element = document.element(id)
    return element?.name == "viewLayoutGuide" ? element?.key : element?.name
  }
  /// Whether an element has views within it.
  package func isContainer(_ id: String) -> Bool {
    document.element(id).map { !inner($0).isEmpty } ?? false
  }
  /// The first two digits of the version of Interface Builder that wrote the document.
  package var version: Int { document.canvasVersion }
  /// What the document says that is not read.
  package var diagnostics: [String] { document.diagnostics.map(\.description) }

  /// Loads and lays out a document.
  ///
  /// - Throws: `DocumentFault` for a file that is no interface document.
  package init(path: String) throws {
    let kind: DocumentFile.Kind = path.hasSuffix(".storyboard") ? .storyboard : .nib
    file = try InterfaceFile.canvas(DocumentFile(path: path, kind: kind))
    device = CanvasDevice(file.document)
    texts = CanvasTexts(file.document)
    if document.isStoryboard {
      for id in document.controllers { layOutScene(id) }
    } else {
      for element in document.objects where element.child(key: "frame") != nil {
        layOutRoot(element)
      }
    }
    for prototype in CanvasContainers(document).prototypes {
      layOutRoot(prototype, isPrototype: true)
    }
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
    let graph = CanvasGraph(file)
    let controller = UIViewController()
    graph.controller = controller
    graph.objects[id] = controller
    guard let view = graph.make(root) as? UIView else { return }
    controller.view = view
    let size = file.values.rect(root.child(key: "frame"))?.size ?? .zero
    let insets = CanvasInsets(document)?.insets(of: id, size) ?? .zero
    layOut(view, of: root, in: graph, insets: insets)
  }

  private func layOutRoot(_ element: DocumentElement, isPrototype: Bool = false) {
    let graph = CanvasGraph(file)
    let controller = UIViewController()
    graph.controller = controller
    guard let view = graph.make(element) as? UIView else { return }
    let size = file.values.rect(element.child(key: "frame"))?.size ?? .zero
    let insets =
      isPrototype ? .zero : CanvasInsets(document)?.insets(ofRoot: element, size) ?? .zero
    if let cell = view as? UITableViewCell {
      setMargins(of: cell, element, isInTable: isPrototype)
    }
    if element.name == "collectionReusableView", !isPrototype { setMargins(of: view, element) }
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
  /// bottom, and 16 or on wide screens 20 at the sides; 15 for a cell of its own.
  private func setMargins(
    of cell: UITableViewCell, _ element: DocumentElement, isInTable: Bool
  ) {
    guard let content = element.child(key: "contentView"),
      content.child(key: "layoutMargins") == nil,
      content.child(key: "directionalLayoutMargins") == nil
    else { return }
    let isOld =
      document.canvasVersion < 14 && !content.isTrue("preservesSuperviewLayoutMargins")
    let side = isInTable || isWide ? sideMargin : 15
    cell.body.keepsContentMargins = true
    cell.contentView.preservesSuperviewLayoutMargins = false
    cell.contentView.layoutMargins =
      isOld
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      : UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }

  /// Gives a reusable view of its own the margins of a controller's view.
  private func setMargins(of view: UIView, _ element: DocumentElement) {
    guard element.child(key: "layoutMargins") == nil,
      element.child(key: "directionalLayoutMargins") == nil
    else { return }
    view.layoutMargins = UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
  }

  /// Whether the canvas is as wide as the phones from 390 points on.
  private var isWide: Bool { (device?.width ?? 375) >= 390 }

  /// The margin of a controller's view at each side, in points.
  private var sideMargin: CGFloat { isWide ? 20 : 16 }

  /// Gives a view the natural size that it has on the canvas alone.
  private func addPlaceholders(_ element: DocumentElement, of view: UIView) {
    guard !(view is any CanvasSized) else { return }
    let sizes = [
      ("placeholderIntrinsicWidth", view.widthAnchor, NSLayoutConstraint.Axis.horizontal),
      ("placeholderIntrinsicHeight", view.heightAnchor, .vertical),
    ]
    for (name, anchor, axis) in sizes {
      guard let length = element.number(name) else { continue }
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

  // MARK: Frames

  private func compare(_ root: DocumentElement, _ graph: ObjectGraph) {
    var open = [(element: root, isFlagged: false, lack: lack(root))]
    while let (element, isFlagged, lack) = open.popLast() {
      let flagged =
        isFlagged || isStale(element)
        || element.child(key: "contentView").map(isStale) ?? false
      // The labels of a cell's style are placed by the cell.
      let styled = ["textLabel", "detailTextLabel", "imageView"].compactMap { element[$0] }
      for child in inner(element) where !styled.contains(child.id ?? "") {
        let own = lack ?? self.lack(child)
        open.append((child, flagged, own))
        let isHidden = child.isTrue("hidden") && element.name == "stackView"
        guard !flagged, !isStale(child), !isHidden,
          let id = child.id, let view = graph.object(id) as? UIView, view.window != nil,
          let recorded = file.values.rect(child.child(key: "frame"))
        else { continue }
        nodes.append(
          Node(
            kind: child.name, id: id, line: child.line, recorded: recorded, frame: view.frame,
            hasText: texts.identities.contains(id), lack: own))
      }
    }
  }

  /// Whether the document says that a frame is not the one that constraints give.
  private func isStale(_ element: DocumentElement) -> Bool {
    element.isTrue("misplaced") || element.isTrue("ambiguous")
  }

  /// What of an element is not there and may change its frame.
  private func lack(_ element: DocumentElement) -> String? {
    if ElementTable.shared.rule(of: element.name) == nil { return "a class for \(element.name)" }
    if let name = element.child(key: "fontDescription")?["name"],
      UIFont(name: name, size: 17) == nil
    {
      return "the font \(name)"
    }
    return nil
  }
}
