// Configurations that look as goes with the kind of list they are in.
extension UIListContentConfiguration {
  /// What a content is to a list.
  enum Role: Hashable {
    case cell
    case subtitleCell
    case valueCell
    case header
    case footer
  }

  /// The header of a section, as goes with the kind of list it is in.
  public static func header() -> Self { style(.header, in: .unspecified) }

  /// The footer of a section, as goes with the kind of list it is in.
  public static func footer() -> Self { style(.footer, in: .unspecified) }

  /// The content of a role as it is in a list before anyone changes it.
  static func style(_ role: Role, in environment: UIListEnvironment) -> Self {
    var result = plainStyle(role, in: environment)
    result.role = role
    result.environment = environment
    return result
  }

  private static func plainStyle(_ role: Role, in environment: UIListEnvironment) -> Self {
    let isSidebar = environment == .sidebar || environment == .sidebarPlain
    switch role {
    case .cell: return isSidebar ? sidebarCell() : row()
    case .subtitleCell: return isSidebar ? sidebarSubtitleCell() : subtitleRow()
    case .valueCell:
      guard isSidebar else { return valueRow() }
      var result = sidebarCell()
      result.prefersSideBySideTextAndSecondaryText = true
      return result
    case .header:
      if isSidebar { return sidebarHeader() }
      return environment == .grouped || environment == .insetGrouped
        ? groupedHeader() : plainHeader()
    case .footer:
      return environment == .grouped || environment == .insetGrouped
        ? groupedFooter() : plainFooter()
    }
  }

  /// The configuration with all that is still as in its kind of list as in `environment`.
  func adapted(to environment: UIListEnvironment) -> Self {
    guard let role, environment != self.environment else { return self }
    let before = Self.style(role, in: self.environment)
    let after = Self.style(role, in: environment)
    var result = self
    result.environment = environment
    func take<Value: Equatable>(_ path: WritableKeyPath<Self, Value>) {
      if self[keyPath: path] == before[keyPath: path] {
        result[keyPath: path] = after[keyPath: path]
      }
    }
    take(\.directionalLayoutMargins)
    take(\.prefersSideBySideTextAndSecondaryText)
    take(\.imageToTextPadding)
    take(\.textToSecondaryTextHorizontalPadding)
    take(\.textToSecondaryTextVerticalPadding)
    let properties: [WritableKeyPath<Self, TextProperties>] = [
      \.textProperties, \.secondaryTextProperties,
    ]
    for texts in properties {
      take(texts.appending(path: \.font))
      take(texts.appending(path: \.color))
      take(texts.appending(path: \.transform))
      take(texts.appending(path: \.numberOfLines))
      take(texts.appending(path: \.adjustsFontSizeToFitWidth))
      take(texts.appending(path: \.minimumScaleFactor))
      take(texts.appending(path: \.allowsDefaultTighteningForTruncation))
    }
    return result
  }
}
