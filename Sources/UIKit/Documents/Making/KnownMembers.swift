/// Members of UIKit's own classes that documents name: outlets, and key paths of runtime attributes.
@MainActor enum KnownMembers {
  // MARK: Outlets

  /// Connects an outlet of a class of UIKit's; false if there is none with this name and type.
  static func connect(_ property: String, of owner: AnyObject, to value: AnyObject) -> Bool {
    switch owner {
    case let table as UITableView: connect(property, of: table, to: value)
    case let list as UICollectionView: connect(property, of: list, to: value)
    case let cell as UITableViewCell: connect(property, of: cell, to: value)
    case let view as UIView: connect(property, of: view, to: value)
    case let controller as UIViewController: connect(property, of: controller, to: value)
    case let recognizer as UIGestureRecognizer:
      take(property, as: "delegate", value, of: recognizer, at: \.delegate)
    default: false
    }
  }

  /// Whether a class of UIKit's has a delegate or data source of this name.
  static func isDelegate(_ property: String, of owner: AnyObject) -> Bool {
    switch property {
    case "delegate":
      owner is UIScrollView || owner is UITextField || owner is UISearchBar || owner is UITabBar
        || owner is UIPickerView || owner is UIGestureRecognizer || owner is UITabBarController
        || owner is UINavigationController || owner is UIPageViewController
    case "dataSource":
      owner is UITableView || owner is UICollectionView || owner is UIPickerView
        || owner is UIPageViewController
    case "prefetchDataSource": owner is UITableView || owner is UICollectionView
    case "dragDelegate", "dropDelegate": owner is UITableView || owner is UICollectionView
    default: false
    }
  }

  /// Sets a property if it is the one that is meant, and the value fits.
  private static func take<Owner: AnyObject, Value>(
    _ property: String, as name: String, _ value: AnyObject, of owner: Owner,
    at path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> Bool {
    guard property == name, let fitting = value as? Value else { return false }
    owner[keyPath: path] = fitting
    return true
  }

  private static func connect(
    _ property: String, of table: UITableView, to value: AnyObject
  ) -> Bool {
    take(property, as: "dataSource", value, of: table, at: \.dataSource)
      || take(property, as: "delegate", value, of: table, at: \.delegate)
      || take(property, as: "prefetchDataSource", value, of: table, at: \.prefetchDataSource)
      || take(property, as: "dragDelegate", value, of: table, at: \.dragDelegate)
      || take(property, as: "dropDelegate", value, of: table, at: \.dropDelegate)
      || take(property, as: "backgroundView", value, of: table, at: \.backgroundView)
      || take(property, as: "tableHeaderView", value, of: table, at: \.tableHeaderView)
      || take(property, as: "tableFooterView", value, of: table, at: \.tableFooterView)
      || take(property, as: "refreshControl", value, of: table, at: \.refreshControl)
  }

  private static func connect(
    _ property: String, of list: UICollectionView, to value: AnyObject
  ) -> Bool {
    take(property, as: "dataSource", value, of: list, at: \.dataSource)
      || take(property, as: "delegate", value, of: list, at: \.delegate)
      || take(property, as: "prefetchDataSource", value, of: list, at: \.prefetchDataSource)
      || take(property, as: "dragDelegate", value, of: list, at: \.dragDelegate)
      || take(property, as: "dropDelegate", value, of: list, at: \.dropDelegate)
      || take(property, as: "backgroundView", value, of: list, at: \.backgroundView)
  }

  private static func connect(
    _ property: String, of cell: UITableViewCell, to value: AnyObject
  ) -> Bool {
    take(property, as: "accessoryView", value, of: cell, at: \.accessoryView)
      || take(property, as: "editingAccessoryView", value, of: cell, at: \.editingAccessoryView)
      || take(property, as: "backgroundView", value, of: cell, at: \.backgroundView)
      || take(property, as: "selectedBackgroundView", value, of: cell, at: \.selectedBackgroundView)
  }

  private static func connect(_ property: String, of view: UIView, to value: AnyObject) -> Bool {
    switch view {
    case let field as UITextField:
      take(property, as: "delegate", value, of: field, at: \.delegate)
        || take(property, as: "inputView", value, of: field, at: \.inputView)
        || take(property, as: "inputAccessoryView", value, of: field, at: \.inputAccessoryView)
    case let text as UITextView: take(property, as: "delegate", value, of: text, at: \.delegate)
    case let bar as UISearchBar: take(property, as: "delegate", value, of: bar, at: \.delegate)
    case let bar as UITabBar: take(property, as: "delegate", value, of: bar, at: \.delegate)
    case let picker as UIPickerView:
      take(property, as: "delegate", value, of: picker, at: \.delegate)
        || take(property, as: "dataSource", value, of: picker, at: \.dataSource)
    case let cell as UICollectionViewCell:
      take(property, as: "backgroundView", value, of: cell, at: \.backgroundView)
        || take(
          property, as: "selectedBackgroundView", value, of: cell, at: \.selectedBackgroundView)
    case let scroll as UIScrollView:
      take(property, as: "delegate", value, of: scroll, at: \._scrollDelegate)
        || take(property, as: "refreshControl", value, of: scroll, at: \.refreshControl)
    default: take(property, as: "mask", value, of: view, at: \.mask)
    }
  }

  private static func connect(
    _ property: String, of controller: UIViewController, to value: AnyObject
  ) -> Bool {
    switch (property, value) {
    case ("view", let view as UIView): controller.view = view
    case ("tableView", let table as UITableView):
      guard let controller = controller as? UITableViewController else { return false }
      controller.tableView = table
    case ("collectionView", let list as UICollectionView):
      guard let controller = controller as? UICollectionViewController else { return false }
      if controller.viewIfLoaded !== list { controller.collectionView = list }
    case ("refreshControl", let control as UIRefreshControl):
      guard let controller = controller as? UITableViewController else { return false }
      controller.refreshControl = control
    case ("delegate", _):
      switch controller {
      case let tabs as UITabBarController:
        return take(property, as: "delegate", value, of: tabs, at: \.delegate)
      case let stack as UINavigationController:
        return take(property, as: "delegate", value, of: stack, at: \.delegate)
      case let pages as UIPageViewController:
        return take(property, as: "delegate", value, of: pages, at: \.delegate)
      default: return false
      }
    case ("dataSource", _):
      guard let pages = controller as? UIPageViewController else { return false }
      return take(property, as: "dataSource", value, of: pages, at: \.dataSource)
    // The search display controllers of old documents are gone.
    case ("searchDisplayController", _): break
    default: return false
    }
    return true
  }

  // MARK: Runtime attributes

  /// The object that a key of a path stands for; nil if it is no object of UIKit's.
  static func object(_ key: String, of owner: AnyObject) -> AnyObject? {
    switch (key, owner) {
    case ("layer", let view as UIView): view.layer
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("contentView", let cell as UICollectionViewCell): cell.contentView
    case ("view", let controller as UIViewController): controller.viewIfLoaded
    case ("navigationItem", let controller as UIViewController): controller.navigationItem
    case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
    default: nil
    }
  }

  /// Sets a property of a class of UIKit's; false if there is none with this name and type.
  static func set(_ key: String, of owner: AnyObject, to value: Any?) -> Bool {
    switch owner {
    case let layer as CALayer: setLayer(key, of: layer, value)
    case let view as UIView: setView(key, of: view, value)
    case let item as UIBarItem:
      switch (key, value) {
      case ("title", let text as String): assign { item.title = text }
      case ("accessibilityIdentifier", let text as String):
        assign { item.accessibilityIdentifier = text }
      case ("accessibilityLabel", let text as String): assign { item.accessibilityLabel = text }
      default: false
      }
    default: false
    }
  }

  private static func assign(_ set: () -> Void) -> Bool {
    set()
    return true
  }

  private static func setLayer(_ key: String, of layer: CALayer, _ value: Any?) -> Bool {
    switch (key, value) {
    case ("cornerRadius", let number as Double): assign { layer.cornerRadius = number }
    case ("borderWidth", let number as Double): assign { layer.borderWidth = number }
    case ("opacity", let number as Double): assign { layer.opacity = Float(number) }
    case ("shadowOpacity", let number as Double): assign { layer.shadowOpacity = Float(number) }
    case ("shadowRadius", let number as Double): assign { layer.shadowRadius = number }
    case ("zPosition", let number as Double): assign { layer.zPosition = number }
    case ("masksToBounds", let truth as Bool): assign { layer.masksToBounds = truth }
    case ("shadowOffset", let size as CGSize): assign { layer.shadowOffset = size }
    case ("transform.rotation.z", let angle as Double):
      assign { layer.setAffineTransform(CGAffineTransform(rotationAngle: angle)) }
    // A layer takes no UIColor: UIKit leaves its border black without a word.
    case ("borderColor", _), ("shadowColor", _), ("borderUIColor", _): key != "borderUIColor"
    default: false
    }
  }

  private static func setView(_ key: String, of view: UIView, _ value: Any?) -> Bool {
    switch (key, value) {
    case ("clipsToBounds", let truth as Bool): assign { view.clipsToBounds = truth }
    case ("userInteractionEnabled", let truth as Bool):
      assign { view.isUserInteractionEnabled = truth }
    case ("hidden", let truth as Bool): assign { view.isHidden = truth }
    case ("opaque", let truth as Bool): assign { view.isOpaque = truth }
    case ("exclusiveTouch", let truth as Bool): assign { view.isExclusiveTouch = truth }
    case ("accessibilityElementsHidden", let truth as Bool):
      assign { view.accessibilityElementsHidden = truth }
    case ("isAccessibilityElement", let truth as Bool):
      assign { view.isAccessibilityElement = truth }
    case ("layoutMarginsRelativeArrangement", let truth as Bool):
      assign { (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = truth }
    case ("alpha", let number as Double): assign { view.alpha = number }
    case ("tag", let number as Double): assign { view.tag = Int(number) }
    case ("tintColor", let color as UIColor): assign { view.tintColor = color }
    case ("backgroundColor", let color as UIColor): assign { view.backgroundColor = color }
    case ("accessibilityIdentifier", let text as String):
      assign { view.accessibilityIdentifier = text }
    case ("accessibilityLabel", let text as String): assign { view.accessibilityLabel = text }
    default: setText(key, of: view, value)
    }
  }

  private static func setText(_ key: String, of view: UIView, _ value: Any?) -> Bool {
    switch (key, value, view) {
    case ("text", let text as String, let label as UILabel): assign { label.text = text }
    case ("text", let text as String, let field as UITextField): assign { field.text = text }
    case ("text", let text as String, let view as UITextView): assign { view.text = text }
    case ("placeholder", let text as String, let field as UITextField):
      assign { field.placeholder = text }
    case ("placeholder", let text as String, let bar as UISearchBar):
      assign { bar.placeholder = text }
    case ("textAlignment", let number as Double, let label as UILabel):
      assign { label.textAlignment = NSTextAlignment(rawValue: Int(number)) ?? .natural }
    case ("textColor", let color as UIColor, let label as UILabel):
      assign { label.textColor = color }
    case ("numberOfLines", let number as Double, let label as UILabel):
      assign { label.numberOfLines = Int(number) }
    default: false
    }
  }
}
