// The kinds of accessories.
extension UICellAccessory {
  /// A chevron: selecting the row leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, options.traits.displayed(displayed))
  }

  /// A chevron that turns down when what belongs to the row is shown.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, options.traits.displayed(displayed, actionHandler))
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, options.traits.displayed(displayed))
  }

  /// A minus sign on a disc.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, options.traits.displayed(displayed, actionHandler))
  }

  /// A plus sign on a disc.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, options.traits.displayed(displayed, actionHandler))
  }

  /// A grip.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, options.traits.displayed(displayed))
  }

  /// A ring that a selected cell fills.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, options.traits.displayed(displayed))
  }

  /// A letter in a circle: there is more to be said about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, options.traits.displayed(displayed, actionHandler))
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var traits = options.traits.displayed(displayed)
    traits.text = text
    return UICellAccessory(.label, traits)
  }

  /// The title of the action of `menu` that is chosen, to be exchanged for another.
  ///
  /// - Parameter selectedElementDidChangeHandler: Called when another action was chosen, after the
  ///   action's own handler.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var traits = options.traits.displayed(displayed)
    traits.menu = menu
    traits.menuHandler = selectedElementDidChangeHandler
    return UICellAccessory(.popUpMenu, traits)
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.customView(configuration.customView), configuration.traits)
  }

  /// A view of the app's own, with its place.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: that of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps the size it has, instead of that which suits it. Default false.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var traits: Traits {
      var traits = Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      traits.maintainsFixedSize = maintainsFixedSize
      traits.placement = placement
      switch placement {
      case .leading(let displayed, _), .trailing(let displayed, _): traits.displayed = displayed
      }
      return traits
    }
  }
}

extension UICellAccessory.Traits {
  fileprivate func displayed(
    _ displayed: UICellAccessory.DisplayedState, _ handler: UICellAccessory.ActionHandler? = nil
  ) -> Self {
    var copy = self
    copy.displayed = displayed
    copy.handler = handler
    return copy
  }
}
