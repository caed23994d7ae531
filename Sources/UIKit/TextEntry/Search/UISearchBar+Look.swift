// Where the parts of a search bar are, and images in place of their look.
extension UISearchBar {
  /// Moves an icon of the field; positive offsets move to the right and down.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.shifts.icons[icon] = adjustment
  }

  /// The offset of an icon of the field. The default is zero.
  public func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.shifts.icons[icon] ?? UIOffset()
  }

  /// The offset of the text in the field; positive ones move to the right and down. The default is zero.
  public var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.shifts.text ?? UIOffset() }
    set { searchTextField.shifts.text = newValue == UIOffset() ? nil : newValue }
  }

  /// The offset of the field in the bar; positive ones move to the right and down. The default is zero.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { searchTextField.shifts.field }
    set {
      searchTextField.shifts.field = newValue
      setNeedsLayout()
    }
  }

  /// Sets the image in place of the field's background, which is as high as the image; nil for the
  /// standard background.
  ///
  /// - Parameter state: `normal` or `disabled`; images for other states are not used.
  public func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    switch state {
    case .normal: searchTextField.background = image
    case .disabled: searchTextField.disabledBackground = image
    default: return
    }
    let isOwn = searchTextField.background == nil
    searchTextField.backgroundColor = isOwn ? .tertiarySystemFill : .clear
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The image in place of the field's background; nil if there is none.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    switch state {
    case .normal: searchTextField.background
    case .disabled: searchTextField.disabledBackground
    default: nil
    }
  }

  // MARK: Scopes

  /// The images and attributes of the row of scopes, which is made anew with its titles.
  var scopeLook: ScopeLook { existingOrNewPart(ScopeLook()) }

  private func changeScopes(_ change: (ScopeLook) -> Void) {
    change(scopeLook)
    if let scopes { scopeLook.show(in: scopes) }
  }

  /// Sets the image behind scopes in a state; nil for the standard look.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { changeScopes { $0.images[state, .default] = backgroundImage } }

  /// The image that was set behind scopes in a state; nil if there is none.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeLook.images[state, .default]
  }

  /// Sets the image between two scopes of the given states; nil for the standard line.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { changeScopes { $0.images[leftState, rightState, .default] = dividerImage } }

  /// The image that was set between two scopes of the given states; nil if there is none.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { scopeLook.images[leftState, rightState, .default] }

  /// Sets the attributes of the titles of scopes in a state; nil for the standard ones.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { changeScopes { $0.attributes[state] = .some(attributes) } }

  /// The attributes that were set for the titles of scopes in a state; nil if there are none.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeLook.attributes[state] ?? nil }
}

/// How the row of scopes of a search bar looks.
@MainActor final class ScopeLook {
  var images = SegmentImages()
  /// The attributes of titles; an inner nil where they were removed.
  var attributes: [UIControl.State: [NSAttributedString.Key: Any]?] = [:]

  func show(in control: UISegmentedControl) {
    control.images = images
    for (state, attributes) in attributes {
      control.setTitleTextAttributes(attributes, for: state)
    }
  }
}

// The line of text above the field.
extension UISearchBar {
  /// The height of the line of text, in points; 0 if there is none.
  var promptHeight: CGFloat { prompt == nil || isInNavigationBar ? 0 : 30 }

  func makePromptLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    addSubview(label)
    return label
  }

  /// Shows the prompt. Its label is made with the first one.
  func showPrompt() {
    if promptLabel == nil { promptLabel = makePromptLabel() }
    promptLabel?.text = prompt
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func placePrompt(in room: CGRect) {
    guard let promptLabel else { return }
    promptLabel.isHidden = promptHeight == 0
    promptLabel.frame = CGRect(
      x: room.minX, y: bounds.minY, width: max(0, room.width), height: promptHeight)
  }
}
