// Registered classes of decoration views.
extension UICollectionViewLayout {
  func registerDecoration(_ viewClass: AnyClass?, _ kind: String) {
    let type = viewClass as? UICollectionReusableView.Type
    refuse(
      unless: viewClass == nil || type != nil,
      """
      The class registered for decoration views of kind \(kind) must be \
      UICollectionReusableView or a subclass of it; got \(viewClass.map { "\($0)" } ?? "nil").
      """)
    decorationSources[kind] = type.map(ReusableViewSource.viewClass)
  }

  // MARK: Archiving

  private static var archiveKey: String { "decorationViewClasses" }

  /// Archives the registered classes by name. Nibs have no name and are left out.
  func archiveDecorations(in coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let names = decorationSources.compactMapValues { source -> String? in
      guard case .viewClass(let type) = source else { return nil }
      return NSStringFromClass(type)
    }
    coder.encode(names as NSDictionary, forKey: Self.archiveKey)
  }

  /// Registers the archived classes that exist in this process.
  func restoreDecorations(from coder: NSCoder) {
    guard coder.allowsKeyedCoding,
      let names = coder.decodeObject(forKey: Self.archiveKey) as? [String: String]
    else { return }
    for (kind, name) in names {
      let type = NSClassFromString(name) as? UICollectionReusableView.Type
      decorationSources[kind] = type.map(ReusableViewSource.viewClass)
    }
  }
}
