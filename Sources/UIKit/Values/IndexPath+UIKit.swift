extension IndexPath {
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) {
    // Two indexes need no memory of their own, unless they come in a list.
    self.init(index: section)
    append(item)
  }

  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The index of the section. A path without indexes is refused.
  public var section: Int {
    get {
      refuse(unless: !isEmpty, misuse("UITableView or UICollectionView", "item"))
      return self[0]
    }
    set {
      refuse(unless: !isEmpty, misuse("UITableView or UICollectionView", "item"))
      self[0] = newValue
    }
  }

  /// The index of the item in its section. A path of fewer than two indexes is refused.
  public var item: Int {
    get {
      refuse(unless: count > 1, misuse("UICollectionView", "item"))
      return self[1]
    }
    set {
      refuse(unless: count > 1, misuse("UICollectionView", "item"))
      self[1] = newValue
    }
  }

  /// The index of the row in its section. A path of fewer than two indexes is refused.
  public var row: Int {
    get {
      refuse(unless: count > 1, misuse("UITableView", "row"))
      return self[1]
    }
    set {
      refuse(unless: count > 1, misuse("UITableView", "row"))
      self[1] = newValue
    }
  }

  /// The text for a path with too few indexes. Rule ERR-17.
  private func misuse(_ user: String, _ noun: String) -> String {
    """
    Invalid index path for use with \(user). This index path must contain at least two indices \
    specifying the section and \(noun). It has \(count).
    """
  }
}

extension NSIndexPath {
  /// Creates the index path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the index path of a row in a section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The number of the section.
  public var section: Int { (self as IndexPath).section }
  /// The number of the item within its section.
  public var item: Int { (self as IndexPath).item }
  /// The number of the row within its section.
  public var row: Int { (self as IndexPath).row }
}
