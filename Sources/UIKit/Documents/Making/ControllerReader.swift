import DocumentCore

/// Reads the properties of controllers, and makes those that they contain.
@MainActor struct ControllerReader {
  private let reader: ObjectReader
  private var element: DocumentElement { reader.element }
  private var graph: ObjectGraph { reader.graph }

  init(_ reader: ObjectReader) {
    self.reader = reader
  }

  func read(into controller: UIViewController) {
    if graph.controller == nil { graph.controller = controller }
    (graph as? SceneGraph)?.begin(controller, element)
    if let item = element.child("navigationItem") {
      graph.note(controller.navigationItem, item)
      let coder = ElementCoder(item, graph)
      ObjectReader(graph: graph, element: item, coder: coder).read(into: controller.navigationItem)
    }
    if let title = reader.text("title") { setTitle(title, of: controller) }
    if let item = element.child("tabBarItem") {
      controller.tabBarItem = graph.make(item) as? UITabBarItem
    }
    if element.isTrue("useStoryboardIdentifierAsRestorationIdentifier") {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    Setting.apply(Self.settings, to: controller, reader)
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = Self.edges(edges)
    }
    for key in ["contentSizeForViewInPopover", "preferredContentSize"] {
      if let size = reader.values.size(element.child(key: key)) {
        controller.preferredContentSize = size
      }
    }
    let tools = element.list("toolbarItems").compactMap { graph.make($0) as? UIBarButtonItem }
    if !tools.isEmpty { controller.toolbarItems = tools }
    readKind(of: controller)
    if !graph.file.document.isStoryboard, !graph.file.isForCanvas {
      takeView(of: controller)
      takeChildren(of: controller)
    }
  }

  /// Keeps the view that a nib has within the controller until it is asked for, or the name of the document
  /// that has it. Views of storyboards are made then.
  private func takeView(of controller: UIViewController) {
    if let name = element["nibName"] { ViewFile.set(name, graph.file.bundle, of: controller) }
    guard let root = element.child(key: "view"), let view = graph.make(root) as? UIView else {
      return
    }
    for guide in element.list("layoutGuides") {
      let isBottom = guide["type"] == "bottom"
      graph.note(guide: isBottom ? view.bottomLayoutSupport : view.topLayoutSupport, guide)
    }
    controller.parts[ControllerScene.self] = NibView(view)
  }

  /// Makes the controllers that a nib has within a container, which begins with them.
  private func takeChildren(of controller: UIViewController) {
    let children = element.list("viewControllers").compactMap {
      graph.make($0) as? UIViewController
    }
    guard !children.isEmpty else { return }
    switch controller {
    case let stack as UINavigationController: stack.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    case let split as UISplitViewController: split.viewControllers = children
    default: break
    }
  }

  /// The title of a controller does not replace that of its navigation item.
  private func setTitle(_ title: String, of controller: UIViewController) {
    let own = controller.navigationItem.title
    controller.title = title
    if let own { controller.navigationItem.title = own }
  }

  private func readKind(of controller: UIViewController) {
    switch controller {
    case let stack as UINavigationController: readBars(of: stack)
    case let tabs as UITabBarController:
      if let bar = element.child(key: "tabBar") {
        graph.note(tabs.tabBar, bar)
        let reader = ObjectReader(graph: graph, element: bar, coder: self.reader.coder)
        BarSettings.read(tabs.tabBar, reader)
        if let color = self.reader.values.color(bar.child(key: "tintColor")) {
          tabs.tabBar.tintColor = color
        }
      }
    case let split as UISplitViewController: Setting.apply(SplitSettings.all, to: split, reader)
    case let pages as UIPageViewController: pages.isDoubleSided = element.isTrue("doubleSided")
    case let table as UITableViewController:
      if element["clearsSelectionOnViewWillAppear"] == "NO" {
        table.clearsSelectionOnViewWillAppear = false
      }
    case let list as UICollectionViewController:
      if element["clearsSelectionOnViewWillAppear"] == "NO" {
        list.clearsSelectionOnViewWillAppear = false
      }
    default: break
    }
    (graph as? SceneGraph)?.makeChildren(of: controller, element)
  }

  private func readBars(of stack: UINavigationController) {
    // The bars were asked for by the initializer; only their class and their look are theirs.
    stack.isNavigationBarHidden = element.isTrue("navigationBarHidden")
    if element["toolbarHidden"] == "NO" { stack.isToolbarHidden = false }
  }

  private static let settings: [Setting<UIViewController>] = [
    .truth("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 },
    .truth("definesPresentationContext") { $0.definesPresentationContext = $1 },
    .truth("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 },
    .truth("modalInPresentation") { $0.isModalInPresentation = $1 },
    .choice("modalPresentationStyle", of: presentations) { $0.modalPresentationStyle = $1 },
    .choice("modalTransitionStyle", of: transitions) { $0.modalTransitionStyle = $1 },
    .choice("interfaceStyle", of: ["light": .light, "dark": .dark]) {
      $0.overrideUserInterfaceStyle = $1
    },
    .text("restorationIdentifier") { $0.restorationIdentifier = $1 },
  ]

  static let presentations: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "blurOverFullScreen": .overFullScreen,
  ]

  /// Styles that are not there cover the screen from below.
  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    "flipHorizontal": .coverVertical, "partialCurl": .coverVertical,
  ]

  private static func edges(_ element: DocumentElement) -> UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return names.reduce(into: []) { if element.isTrue($1.0) { $0.insert($1.1) } }
  }
}

/// The view that a nib has within a controller.
@MainActor private final class NibView: ControllerScene {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init(nil)
  }

  override func loadView(of controller: UIViewController) -> Bool {
    controller.view = view
    return true
  }
}
