/// Names that UIKit had before Swift 4.2, and Objective-C's for numbers and classes, for sources that use
/// them: compilers of their time took them, so that they are no holes.
public enum OldNames {
  /// Declarations of the old names that sources use and do not declare; nil where there are none.
  ///
  /// - Parameter sources: The texts of the module's files.
  public static func text(for sources: [String]) -> String? {
    let words = sources.reduce(into: Set<Substring>()) { words, text in
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    let declared = sources.reduce(into: Set<Substring>()) { names, text in
      names.formUnion(
        text.matches(of: /(?:typealias|class|struct|enum|func|let|var)\s+(\w+)/).map(\.1))
    }
    let used = declarations.filter { name, _ in
      words.contains(name[...]) && !declared.contains(name[...])
    }
    guard !used.isEmpty else { return nil }
    return "import UIKit\n\n" + used.map { $0.text + "\n" }.joined()
  }

  private static var declarations: [(name: String, text: String)] {
    types.map { ($0.key, "typealias \($0.key) = \($0.value)") }.sorted { $0.0 < $1.0 }
      + constants.map { ($0.key, "@MainActor var \($0.key): \($0.value.0) { \($0.value.1) }") }
      .sorted { $0.0 < $1.0 }
      + functions.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  private static let types = [
    "NSInteger": "Int", "NSUInteger": "UInt",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIButtonType": "UIButton.ButtonType",
    "UICollectionElementCategory": "UICollectionView.ElementCategory",
    "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
    "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewStyle": "UITableView.Style", "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
  ]

  private static let constants = [
    "UICollectionElementKindSectionFooter": (
      "String", "UICollectionView.elementKindSectionFooter"
    ),
    "UICollectionElementKindSectionHeader": (
      "String", "UICollectionView.elementKindSectionHeader"
    ),
    "UICollectionViewFlowLayoutAutomaticSize": (
      "CGSize", "UICollectionViewFlowLayout.automaticSize"
    ),
    "UILayoutFittingCompressedSize": ("CGSize", "UIView.layoutFittingCompressedSize"),
    "UILayoutFittingExpandedSize": ("CGSize", "UIView.layoutFittingExpandedSize"),
    "UITableViewAutomaticDimension": ("CGFloat", "UITableView.automaticDimension"),
  ].merging(textAttributes.map { ($0, ("NSAttributedString.Key", $1)) }) { first, _ in first }

  /// Those of Swift 3, whose dictionaries sources write where they are used.
  private static let textAttributes = [
    "NSAttachmentAttributeName": ".attachment",
    "NSBackgroundColorAttributeName": ".backgroundColor",
    "NSBaselineOffsetAttributeName": ".baselineOffset",
    "NSFontAttributeName": ".font",
    "NSForegroundColorAttributeName": ".foregroundColor",
    "NSKernAttributeName": ".kern",
    "NSLinkAttributeName": ".link",
    "NSParagraphStyleAttributeName": ".paragraphStyle",
    "NSShadowAttributeName": ".shadow",
    "NSStrikethroughStyleAttributeName": ".strikethroughStyle",
    "NSStrokeColorAttributeName": ".strokeColor",
    "NSStrokeWidthAttributeName": ".strokeWidth",
    "NSUnderlineStyleAttributeName": ".underlineStyle",
  ]

  private static let functions = [
    // Foundation stops at classes that are generic or within others.
    "NSStringFromClass": """
    func NSStringFromClass(_ aClass: AnyClass) -> Swift.String {
      let name = Swift.String(reflecting: aClass)
      return name.hasPrefix("Foundation.") ? Swift.String(name.dropFirst(11)) : name
    }
    """,
    "NSFontAttributeName": """
    extension NSString { func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize \
    { size(withAttributes: attributes) } }
    """,
    "UIEdgeInsetsMake": """
    func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) \
    -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
    """,
    "UIEdgeInsetsInsetRect": """
    func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect \
    { rect.inset(by: insets) }
    """,
  ]
}
