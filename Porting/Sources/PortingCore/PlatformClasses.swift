/// The classes of UIKit and QuartzCore, and what each inherits from.
///
/// Sources do not say this of classes that are not theirs. A test compares the table with the declarations.
enum PlatformClasses {
  /// The classes above a class of UIKit's or QuartzCore's, nearest first; empty for other names.
  static func ancestors(of name: String) -> [String] {
    var chain: [String] = []
    var current = name
    while let next = superclasses[current] {
      chain.append(next)
      current = next
    }
    return chain
  }

  /// Superclasses by the names of their subclasses.
  static let superclasses: [String: String] = subclasses.reduce(into: [:]) { table, line in
    for name in line.value.split(whereSeparator: \.isWhitespace) { table[String(name)] = line.key }
  }

  private static let subclasses: [String: String] = [
    "CAAnimation": "CAAnimationGroup CAPropertyAnimation CATransition",
    "CABasicAnimation": "CASpringAnimation",
    "CALayer":
      "CAEmitterLayer CAGradientLayer CAReplicatorLayer CAShapeLayer CATextLayer",
    "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
    "NSCollectionLayoutItem":
      "NSCollectionLayoutDecorationItem NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem",
    "NSObject": """
    CAAnimation CADisplayLink CAEmitterCell CALayer NSCollectionLayoutItem NSCollectionLayoutSection
    NSLayoutConstraint UIBarItem UIBezierPath UICollectionViewLayout UICollectionViewLayoutAttributes
    UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor UIDynamicAnimator
    UIDynamicBehavior UIEvent UIFont UIGestureRecognizer UIImage UILayoutGuide UIMenuElement
    UINavigationItem UIPresentationController UIResponder UIScreen UIStoryboardSegue UITouch
    UIViewPropertyAnimator
    """,
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UICollectionViewLayout": """
    UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
    """,
    "UICommand": "UIKeyCommand",
    "UIControl": """
    UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper
    UISwitch UITextField
    """,
    "UIDynamicBehavior": """
    UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIGravityBehavior UIPushBehavior
    UISnapBehavior
    """,
    "UIGestureRecognizer": """
    UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
    UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
    UITapGestureRecognizer
    """,
    "UIMenuElement": "UIAction UICommand UIDeferredMenuElement UIMenu",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
    "UIResponder": "UIAccessibilityElement UIApplication UIScene UIView UIViewController",
    "UIScene": "UIWindowScene",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UITextField": "UISearchTextField",
    "UIView": """
    UIActivityIndicatorView UICalendarView UICollectionReusableView UIContentUnavailableView UIControl
    UIImageView
    UILabel UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar
    UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar
    UIVisualEffectView UIWindow
    """,
    "UIViewController": """
    UIActivityViewController UIAlertController UICollectionViewController UIColorPickerViewController
    UINavigationController UIPageViewController UISearchController UISplitViewController
    UITabBarController UITableViewController
    """,
  ]
}
