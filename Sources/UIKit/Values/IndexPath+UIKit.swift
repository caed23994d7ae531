extension IndexPath {
  /// The place of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The place of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The number of the section. Setting it needs a path of two numbers.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the item within its section. Setting it needs a path of two numbers.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the row within its section. Setting it needs a path of two numbers.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The place of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The place of a row in a section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The number of the section.
  public var section: Int { index(atPosition: 0) }
  /// The number of the item within its section.
  public var item: Int { index(atPosition: 1) }
  /// The number of the row within its section.
  public var row: Int { index(atPosition: 1) }
}
