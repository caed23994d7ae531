import DocumentCore

/// The classes that a document names, and those that stand for its kinds of elements.
@MainActor final class DocumentClasses {
  private let document: String
  private var known: [String: AnyClass?] = [:]

  init(_ document: String) {
    self.document = document
    for module in [SceneManifest.delegateModule, Self.programModule].compactMap({ $0 }) {
      DocumentMembers.note(module: module)
    }
  }

  /// The class of an element's object: its custom class, else that of its kind; nil for kinds that
  /// make no object.
  func type(of element: DocumentElement) -> AnyClass? {
    let base: AnyClass? = Self.bases[element.name]
    guard let name = element["customClass"], element.name != "placeholder" else { return base }
    guard let custom = custom(name, module: element["customModule"]) else { return base }
    guard let base, base != NSObject.self else { return custom }
    return Self.isSubclass(custom, of: Self.family(of: base)) ? custom : base
  }

  /// A class of the application's; nil if there is none, which is said once as UIKit says it.
  func custom(_ name: String, module: String?) -> AnyClass? {
    let key = "\(module ?? "").\(name)"
    if let found = known[key] { return found }
    let modules = [module, SceneManifest.delegateModule, Self.programModule, "UIKit"]
    for module in modules.compactMap({ $0 }) { DocumentMembers.note(module: module) }
    let found: AnyClass? = modules.compactMap { $0 }.lazy.compactMap {
      ClassName("\($0).\(name)").type
    }.first
    known[key] = .some(found)
    if found == nil, Self.isNew(key) {
      let text = "Unknown class \(name) in Interface Builder file.\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    return found
  }

  private static var unknown: Set<String> = []

  private static func isNew(_ name: String) -> Bool { unknown.insert(name).inserted }

  /// The module of the program, for classes that a document names without one.
  private static let programModule: String? = Bundle.main.executablePath.map { path in
    String((path as NSString).lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  static func isSubclass(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
    var type: AnyClass? = type
    while let present = type {
      if present == ancestor { return true }
      type = _getSuperclass(present)
    }
    return false
  }

  /// The class that a custom class has to inherit from: views of any kind may take the place of one
  /// another, as in a plain view with the class of a stack view.
  private static func family(of base: AnyClass) -> AnyClass {
    let families: [AnyClass] = [
      UITableViewCell.self, UICollectionReusableView.self, UIView.self, UIViewController.self,
      UIBarButtonItem.self, UIBarItem.self, UIGestureRecognizer.self, UICollectionViewLayout.self,
      UINavigationItem.self,
    ]
    return families.first { isSubclass(base, of: $0) } ?? NSObject.self
  }

  /// The classes by the kinds of elements.
  private static let bases: [String: AnyClass] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "imageView": UIImageView.self, "button": UIButton.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "textField": UITextField.self, "textView": UITextView.self, "searchBar": UISearchBar.self,
    "stackView": UIStackView.self, "scrollView": UIScrollView.self,
    "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "pageViewController": UIPageViewController.self, "navigationItem": UINavigationItem.self,
    "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "customObject": NSObject.self,
    // Views and controllers that are not there: an empty one stands in their place.
    "mapView": UIView.self, "webView": UIView.self, "wkWebView": UIView.self,
    "arscnView": UIView.self, "arskView": UIView.self, "skView": UIView.self,
    "sceneKitView": UIView.self, "glkView": UIView.self, "mtkView": UIView.self,
    "splitViewController": UISplitViewController.self, "glkViewController": UIViewController.self,
    "avPlayerViewController": UIViewController.self, "hostingController": UIViewController.self,
  ]

  private static let absentKinds: Set<String> = [
    "mapView", "webView", "wkWebView", "arscnView", "arskView", "skView", "sceneKitView",
    "glkView", "mtkView", "glkViewController", "avPlayerViewController", "hostingController",
  ]

  /// Whether an object takes the place of one whose class or kind is not there.
  static func isStandIn(_ object: AnyObject, for element: DocumentElement) -> Bool {
    guard element.name != "placeholder" else { return false }
    let own = "\(Swift.type(of: object))"
    return element["customClass"].map { $0 != own } ?? absentKinds.contains(element.name)
  }

  /// The classes whose initializers end with ``NSCoder/objectIsSetUp(_:as:)``.
  private static let setUpPoints: Set<ObjectIdentifier> = Set(
    [
      UIView.self, UILabel.self, UIImageView.self, UIControl.self, UIProgressView.self,
      UIActivityIndicatorView.self, UIPickerView.self, UIScrollView.self, UITableView.self,
      UITableViewCell.self, UITableViewHeaderFooterView.self, UICollectionView.self,
      UICollectionViewCell.self, UITextView.self, UISearchBar.self, UIVisualEffectView.self,
      UIToolbar.self, UINavigationBar.self, UITabBar.self, UIViewController.self,
      UINavigationController.self, UITabBarController.self,
    ].map { (type: AnyClass) in ObjectIdentifier(type) })

  private static var points: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// The class whose initializer is the last of UIKit's when an object of a class is made: the
  /// nearest one of `setUpPoints`.
  static func lastSetUp(of type: AnyClass) -> ObjectIdentifier? {
    if let known = points[ObjectIdentifier(type)] { return known }
    var place: AnyClass? = type
    while let present = place, !setUpPoints.contains(ObjectIdentifier(present)) {
      place = _getSuperclass(present)
    }
    points[ObjectIdentifier(type)] = place.map(ObjectIdentifier.init)
    return points[ObjectIdentifier(type)]
  }
}
