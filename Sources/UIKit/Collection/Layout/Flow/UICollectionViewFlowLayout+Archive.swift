// Archiving the properties of a flow layout.
extension UICollectionViewFlowLayout {
  private typealias Setting = ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>

  /// The numeric properties and the keys of their archived values.
  private static var numbers: [(key: String, path: Setting)] {
    [
      ("minimumLineSpacing", \.minimumLineSpacing),
      ("minimumInteritemSpacing", \.minimumInteritemSpacing),
      ("itemSize.width", \.itemSize.width),
      ("itemSize.height", \.itemSize.height),
      ("estimatedItemSize.width", \.estimatedItemSize.width),
      ("estimatedItemSize.height", \.estimatedItemSize.height),
      ("headerReferenceSize.width", \.headerReferenceSize.width),
      ("headerReferenceSize.height", \.headerReferenceSize.height),
      ("footerReferenceSize.width", \.footerReferenceSize.width),
      ("footerReferenceSize.height", \.footerReferenceSize.height),
      ("sectionInset.top", \.sectionInset.top),
      ("sectionInset.left", \.sectionInset.left),
      ("sectionInset.bottom", \.sectionInset.bottom),
      ("sectionInset.right", \.sectionInset.right),
    ]
  }

  func archiveSettings(in coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for (key, path) in Self.numbers { coder.encode(Double(self[keyPath: path]), forKey: key) }
    coder.encode(scrollDirection.rawValue, forKey: "scrollDirection")
    coder.encode(sectionInsetReference.rawValue, forKey: "sectionInsetReference")
    coder.encode(sectionHeadersPinToVisibleBounds, forKey: "sectionHeadersPinToVisibleBounds")
    coder.encode(sectionFootersPinToVisibleBounds, forKey: "sectionFootersPinToVisibleBounds")
  }

  /// Sets the properties with archived values; the others keep their defaults.
  func restoreSettings(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for (key, path) in Self.numbers where coder.containsValue(forKey: key) {
      self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
    }
    scrollDirection =
      UICollectionView.ScrollDirection(rawValue: coder.decodeInteger(forKey: "scrollDirection"))
      ?? .vertical
    sectionInsetReference =
      SectionInsetReference(rawValue: coder.decodeInteger(forKey: "sectionInsetReference"))
      ?? .fromContentInset
    sectionHeadersPinToVisibleBounds =
      coder.decodeBool(forKey: "sectionHeadersPinToVisibleBounds")
    sectionFootersPinToVisibleBounds =
      coder.decodeBool(forKey: "sectionFootersPinToVisibleBounds")
  }
}
