// Configurations whose style follows the appearance of their list.
extension UIListContentConfiguration {
  /// The role of a content in a list.
  enum Role: Hashable {
    case cell
    case subtitleCell
    case valueCell
    case header
    case footer
  }

  /// The default content of headers, by the appearance of the list.
  public static func header() -> Self { style(.header, in: .unspecified) }

  /// The default content of footers, by the appearance of the list.
  public static func footer() -> Self { style(.footer, in: .unspecified) }

  /// The unmodified content for a role in a list.
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

  /// The configuration in another environment; properties that differ from the defaults of the
  /// present one stay.
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
