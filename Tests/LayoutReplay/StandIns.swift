import UIKit

/// A view of a given natural size.
final class NaturalBox: UIView {
  private let natural: CGSize
  private let insets: UIEdgeInsets

  init(_ width: CGFloat?, _ height: CGFloat?, alignment insets: UIEdgeInsets = .zero) {
    natural = CGSize(
      width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    self.insets = insets
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A label that is as large as recorded, so that texts and fonts of the document need not be there.
final class RecordedLabel: UILabel {
  var natural = CGSize.zero
  override var intrinsicContentSize: CGSize { natural }
}

/// A button that is as large as recorded, with the baseline of its title.
final class RecordedButton: UIButton {
  var natural = CGSize.zero
  override var intrinsicContentSize: CGSize { natural }
}

/// A text field that is as large as recorded, with the baseline of its text.
final class RecordedField: UITextField {
  var natural = CGSize.zero
  override var intrinsicContentSize: CGSize { natural }
}

/// A segmented control that is as wide as recorded.
final class RecordedSegments: UISegmentedControl {
  var naturalWidth: CGFloat = 0
  override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidth, height: super.intrinsicContentSize.height)
  }
}

extension RecordedDocument {
  /// A view of a node's kind. What text and pictures decide is taken from the recording.
  @MainActor func makeView(_ node: RecordedNode, _ number: Int) -> UIView {
    if let size = node.placeholderSize {
      return NaturalBox(size[0].map { CGFloat($0) }, size[1].map { CGFloat($0) })
    }
    let frame = node.frame ?? .zero
    switch node.k {
    case "stackView": return makeStack(node)
    case "scrollView": return makeScrollView()
    case "tableView", "collectionView": return makeScrollView()
    case "textView":
      return node.scrollEnabled == "NO" ? NaturalBox(frame.width, frame.height) : makeScrollView()
    case "switch", "slider": return makeControl(node, frame)
    case "segmentedControl":
      let control = RecordedSegments(items: ["A", "B"])
      control.naturalWidth = frame.width
      return control
    case "visualEffectView": return UIVisualEffectView(effect: nil)
    case "label":
      return makeLabel(node, frame, number)
    case "button":
      let button = RecordedButton(type: .custom)
      button.setTitle("Ab", for: .normal)
      button.natural = frame.size
      return button
    case "textField":
      let field = RecordedField()
      field.font = font(of: node) ?? .systemFont(ofSize: 14)
      field.natural = frame.size
      return field
    case "imageView": return makeImageView(node, frame)
    case "activityIndicatorView", "stepper", "pageControl", "datePicker", "pickerView":
      return NaturalBox(frame.width, frame.height)
    case "progressView", "searchBar", "toolbar", "tabBar", "navigationBar":
      return NaturalBox(nil, frame.height)
    default: return NaturalBox(nil, nil)
    }
  }

  /// The system font of the recorded size or text style.
  @MainActor private func font(of node: RecordedNode) -> UIFont? {
    if let size = node.tx?.font?.size { return .systemFont(ofSize: size) }
    let styles: [String: UIFont.TextStyle] = [
      "Body": .body, "Headline": .headline, "Subhead": .subheadline, "Footnote": .footnote,
      "Caption1": .caption1, "Caption2": .caption2, "Callout": .callout, "Title0": .largeTitle,
      "Title1": .title1, "Title2": .title2, "Title3": .title3,
    ]
    return node.tx?.font?.style
      .flatMap { styles[String($0.dropFirst("UICTFontTextStyle".count))] }
      .map { .preferredFont(forTextStyle: $0) }
  }

  /// A label as large as recorded. One that is aligned by its baseline is as high as a line where
  /// constraints stretch or squeeze it: baselines follow the natural height.
  @MainActor private func makeLabel(_ node: RecordedNode, _ frame: CGRect, _ number: Int) -> UIView
  {
    let label = RecordedLabel()
    label.text = "Ab"
    label.font = font(of: node) ?? .systemFont(ofSize: 17)
    let line = (label.font.lineHeight * scale).rounded(.up) / scale
    let isDecidedByText = "TU".contains(node.cls.last ?? "T") && frame.height > line
    label.natural = CGSize(
      width: frame.width,
      height: isAlignedByBaseline(number) && !isDecidedByText ? line : frame.height)
    return label
  }

  private func isAlignedByBaseline(_ number: Int) -> Bool {
    constraints.contains {
      ($0.first.node == number && $0.firstAttribute.lowercased().contains("baseline"))
        || ($0.second?.node == number
          && $0.secondAttribute?.lowercased().contains("baseline") == true)
    }
  }

  @MainActor private func makeScrollView() -> UIView {
    let view = UIScrollView()
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  /// The project's own control, or one of the size that controls have on iOS 26.
  @MainActor private func makeControl(_ node: RecordedNode, _ frame: CGRect) -> UIView {
    switch (node.k, hasMetricsOf26) {
    case ("switch", false): UISwitch()
    case ("switch", true):
      NaturalBox(61, 28, alignment: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    case (_, false): UISlider()
    case (_, true): NaturalBox(nil, 34)
    }
  }

  @MainActor private func makeImageView(_ node: RecordedNode, _ frame: CGRect) -> UIView {
    var (width, height) = (frame.width as CGFloat?, frame.height as CGFloat?)
    let kinds = Array(node.cls)
    if node.img == nil {
      (width, height) = (nil, nil)
    } else if node.img?.system == nil, let size = node.img?.size {
      (width, height) = (size[0], size[1])
    }
    if "IT".contains(kinds[2]) { width = frame.width }
    if "IT".contains(kinds[3]) { height = frame.height }
    return NaturalBox(width, height)
  }

  @MainActor private func makeStack(_ node: RecordedNode) -> UIView {
    let stack = UIStackView()
    let values = (node.stack ?? [:]).merging(node.stackNow ?? [:]) { $1 }
    stack.axis = values["axis"]?.text == "vertical" ? .vertical : .horizontal
    stack.distribution =
      switch values["distribution"]?.text {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch values["alignment"]?.text {
      case "leading", "top": .leading
      case "trailing", "bottom": .trailing
      case "center": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    if let spacing = values["spacing"]?.number { stack.spacing = spacing }
    if values["spacingType"]?.text == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    // Explicit margins of a stack stand for the attribute: recorded 9 of 9 times.
    stack.isLayoutMarginsRelativeArrangement =
      node.margins != nil || node.dirMargins != nil
      || values["layoutMarginsRelativeArrangement"] != nil
    stack.isBaselineRelativeArrangement = values["baselineRelativeArrangement"] != nil
    return stack
  }
}
