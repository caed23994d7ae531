extension UILayoutGuide {
  /// The guide's distances from the edges of its owner's bounds, for a guide that follows insets.
  var systemInsets: UIEdgeInsets {
    guard let owningView else { return .zero }
    switch role {
    case .safeArea: return owningView.safeAreaInsets
    case .margins: return owningView.layoutMargins
    case .readable:
      var insets = owningView.layoutMargins
      let width = owningView.bounds.width - insets.left - insets.right
      let surplus = max(0, width - owningView.readableWidth)
      insets.left += surplus / 2
      insets.right += surplus / 2
      return insets
    case .topLayout:
      let height = owningView.bounds.height - owningView.safeAreaInsets.top
      return UIEdgeInsets(top: 0, left: 0, bottom: max(0, height), right: 0)
    case .bottomLayout: return belowAll(but: owningView.safeAreaInsets.bottom, of: owningView)
    case .keyboard: return belowAll(but: coveredHeight, of: owningView)
    case .custom, .scrollContent, .scrollFrame: return .zero
    }
  }

  /// Lays out the owner again, as the guide's insets have changed.
  func insetsDidChange() {
    guard let owningView else { return }
    ConstraintLayout(of: owningView).insetsDidChange()
    owningView.constraintHost.setNeedsLayout()
  }

  /// The insets of a guide as high as `height` at the bottom of its owner.
  private func belowAll(but height: CGFloat, of owner: UIView) -> UIEdgeInsets {
    UIEdgeInsets(top: max(0, owner.bounds.height - height), left: 0, bottom: 0, right: 0)
  }
}

extension UIView {
  /// The view's guides made by the system, by role.
  func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    systemGuide(role) { UILayoutGuide(role, of: self, identifier: identifier) }
  }

  /// The view's guide of a role, made by `make` if there is none.
  func systemGuide<Guide: UILayoutGuide>(
    _ role: UILayoutGuide.Role, _ make: () -> Guide
  ) -> Guide {
    let state = existingOrNewConstraintState
    let known = state.systemGuides.first { $0.role == role }
    if let known = known as? Guide { return known }
    let guide = make()
    state.systemGuides.append(guide)
    return guide
  }

  /// What bars and the screen's shape leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// The view within its layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.margins, "UIViewLayoutMarginsGuide")
  }

  /// A column within the margins that is narrow enough for reading.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readable, "UIViewReadableContentGuide")
  }

  /// What lies above the view's safe area.
  var topLayoutSupport: LayoutSupportGuide {
    systemGuide(.topLayout) {
      LayoutSupportGuide(.topLayout, of: self, identifier: "UIViewControllerTopLayoutGuide")
    }
  }

  /// What lies below the view's safe area.
  var bottomLayoutSupport: LayoutSupportGuide {
    systemGuide(.bottomLayout) {
      LayoutSupportGuide(
        .bottomLayout, of: self, identifier: "UIViewControllerBottomLayoutGuide")
    }
  }

  /// The widest column for reading at the view's text size, in points.
  var readableWidth: CGFloat {
    switch traitCollection.preferredContentSizeCategory {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .extraLarge: 744
    case .extraExtraLarge: 824
    case .large, .unspecified: 672
    default: 896
    }
  }
}
