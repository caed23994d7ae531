// How a button shows its contents and its configuration.
extension UIButton {
  /// What a button has given its parts.
  struct Showing {
    var isUnderWay = false
    /// Whether the parts do not show the contents yet. Outside of a window a button of many properties
    /// shows them once, when a part or a size is asked for.
    var isOutdated = false
    /// The tint colour of the image view; nil if it was given none.
    var pictureTint: UIColor?
    /// The font of the title, before the application sets another.
    var font = UIFont.systemFont(ofSize: 18)
    /// Whether the application has set a colour of the title's shadow.
    var hasShadow = false
    /// Whether the shadow is at its other side.
    var isShadowReversed = false
  }

  /// Takes the action that a new button performs.
  final func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// Adds a part that takes no touches.
  final func add(_ view: UIView, at index: Int) {
    view.isUserInteractionEnabled = false
    insertSubview(view, at: index)
  }

  /// The label of the subtitle, made by the first call.
  final func madeSecondLabel() -> UILabel {
    if let secondLabel { return secondLabel }
    let view = UILabel()
    add(view, at: subviews.count)
    secondLabel = view
    return view
  }

  private func madeBackground() -> BackgroundConfigurationView {
    if let background { return background }
    let view = BackgroundConfigurationView()
    add(view, at: 0)
    background = view
    return view
  }

  /// Shows the configuration, or the contents of the present state.
  final func show() {
    guard !showing.isUnderWay else { return }
    showing.isUnderWay = true
    updateConfiguration()
    showing.isOutdated = configuration == nil
    if let configuration { apply(configuration) }
    showing.isUnderWay = false
    if showsAtOnce { showOutdated() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether changes show at once: in a window, and where parts come and go.
  private var showsAtOnce: Bool {
    window != nil || menu != nil || indicator != nil || activity != nil
  }

  /// Shows the contents, if the parts do not show them yet.
  final func showOutdated() {
    guard showing.isOutdated, !showing.isUnderWay else { return }
    showing.isOutdated = false
    showing.isUnderWay = true
    showContents()
    showing.isUnderWay = false
  }

  private func apply(_ configuration: Configuration) {
    let tint: UIColor = role == .destructive ? .systemRed : tintColor
    let color = configuration.foreground(shownState, tint: tint)
    var font = UIFont.preferredFont(
      forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traitCollection)
    if role == .primary { font = .systemFont(ofSize: font.pointSize, weight: .semibold) }
    let ownTitle = (chosenAction?.title ?? currentTitle).map { AttributedString($0) }
    let title = ButtonText(
      chosenAction == nil ? configuration.attributedTitle ?? ownTitle : ownTitle,
      configuration.titleTextAttributesTransformer)
    title.show(in: label, font: font, color: color)
    label.numberOfLines = 0
    label.lineBreakMode = configuration.titleLineBreakMode
    let subtitle = ButtonText(
      configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer)
    if configuration.attributedSubtitle != nil || secondLabel != nil {
      let second = madeSecondLabel()
      subtitle.show(
        in: second,
        font: .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection),
        color: color)
      second.lineBreakMode = configuration.subtitleLineBreakMode
    }
    picture.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(font: label.font)
    picture.drawsTemplates = false
    picture.image = configuration.image ?? chosenAction?.image ?? currentImage
    setPictureTint(configuration.imageColorTransformer?(color) ?? color)
    showIndicator(configuration.indicator, configuration.indicatorColorTransformer?(color) ?? color)
    showActivity(
      configuration.showsActivityIndicator,
      configuration.activityIndicatorColorTransformer?(color) ?? color)
    _ = madeBackground()
  }

  private func showActivity(_ shows: Bool, _ color: UIColor?) {
    guard shows else {
      activity?.removeFromSuperview()
      return activity = nil
    }
    let view = activity ?? UIActivityIndicatorView(style: .medium)
    view.isUserInteractionEnabled = false
    view.color = color
    view.startAnimating()
    if activity == nil { addSubview(view) }
    activity = view
    picture.image = nil
  }

  private func showContents() {
    showActivity(false, nil)
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = chosenAction?.title ?? currentTitle
      label.textColor = currentTitleColor
    }
    if buttonType == .system, label.font === showing.font, showing.font.pointSize != 15 {
      showing.font = .systemFont(ofSize: 15)
      label.font = showing.font
    }
    picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    picture.drawsTemplates = buttonType != .custom
    picture.image = chosenAction?.image ?? currentImage
    setPictureTint(buttonType == .custom || isEnabled ? tintColor : standardTitleColor)
    showIndicator(.automatic, currentTitleColor)
    // A finger on a system button lets its content fade.
    let fades = isHighlighted && buttonType != .custom
    for view in [label, picture] { view.alpha = fades ? 0.2 : 1 }
    showShadow()
    adjustPicture()
    secondLabel?.text = nil
    guard background != nil || currentBackgroundImage != nil else { return }
    var fill = UIBackgroundConfiguration.clear()
    fill.image = currentBackgroundImage
    madeBackground().configuration = fill
  }

  /// Tints the image, unless the application has set a tint colour of its image view.
  final func setPictureTint(_ color: UIColor) {
    guard picture.ownTintColor == showing.pictureTint else { return }
    showing.pictureTint = color
    picture.tintColor = color
  }

  /// Shows the chevrons of a pop-up button behind the title, or takes them away.
  private func showIndicator(_ kind: Configuration.Indicator, _ color: UIColor) {
    let isPopUp = menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    guard kind == .popup || kind == .automatic && isPopUp else {
      indicator?.removeFromSuperview()
      return indicator = nil
    }
    let view = indicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: label.font.pointSize, weight: .medium, scale: .small)
    view.tintColor = color
    view.alpha = isHighlighted && configuration == nil && buttonType != .custom ? 0.2 : 1
    if indicator == nil { addSubview(view) }
    indicator = view
  }
}
