// The accessories that a cell can have.
extension UICellAccessory {
  /// A chevron that indicates that selecting the cell shows more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, options._traits.displayed(displayed))
  }

  /// A chevron that points down while the item is expanded.
  ///
  /// - Parameter actionHandler: Called when the disclosure is tapped; nil expands or collapses the
  ///   item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, options._traits.displayed(displayed, actionHandler))
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, options._traits.displayed(displayed))
  }

  /// A minus sign on a disc.
  ///
  /// - Parameter actionHandler: Called when the control is tapped; nil reveals the trailing swipe
  ///   actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, options._traits.displayed(displayed, actionHandler))
  }

  /// A plus sign on a disc.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, options._traits.displayed(displayed, actionHandler))
  }

  /// A control for dragging the cell to another position.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, options._traits.displayed(displayed))
  }

  /// A circle that is filled while the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, options._traits.displayed(displayed))
  }

  /// A button with an information symbol.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, options._traits.displayed(displayed, actionHandler))
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var traits = options._traits.displayed(displayed)
    traits.text = text
    return UICellAccessory(.label, traits)
  }

  /// A button that shows the title of the selected action of `menu` and opens the menu.
  ///
  /// - Parameter selectedElementDidChangeHandler: Called after the handler of a newly selected
  ///   action.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var traits = options._traits.displayed(displayed)
    traits.menu = menu
    traits.menuHandler = selectedElementDidChangeHandler
    return UICellAccessory(.popUpMenu, traits)
  }

  /// A view of the application.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.customView(configuration.customView), configuration._traits)
  }

  /// The view of a custom accessory and its options.
  public struct CustomViewConfiguration: _UICellAccessoryOptions {
    /// The view.
    public let customView: UIView
    /// The edge and the position of the view, and when it is displayed.
    public let placement: Placement
    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// Whether the view keeps its present size instead of the size that fits it. The default is
    /// `false`.
    public var maintainsFixedSize: Bool {
      get { _traits.maintainsFixedSize }
      set { _traits.maintainsFixedSize = newValue }
    }

    /// Creates options. Nil stands for the default of a property.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      _traits = _Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      _traits.maintainsFixedSize = maintainsFixedSize ?? false
      _traits.placement = placement
      switch placement {
      case .leading(let displayed, _), .trailing(let displayed, _): _traits.displayed = displayed
      }
    }
  }
}

extension UICellAccessory._Traits {
  fileprivate func displayed(
    _ displayed: UICellAccessory.DisplayedState, _ handler: UICellAccessory.ActionHandler? = nil
  ) -> Self {
    var copy = self
    copy.displayed = displayed
    copy.handler = handler
    return copy
  }
}
