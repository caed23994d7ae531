import GeometryCore

/// A sparse array of measured sizes.
///
/// Stored in ascending order in pages of at most 512 sizes, at 24 bytes each.
package struct MeasuredSizes: Hashable, Sendable {
  fileprivate struct Page: Hashable, Sendable {
    var indexes: [Int]
    var sizes: [Size]

    /// The position of the first entry at or after `index`.
    func place(of index: Int) -> Int {
      var low = 0
      var high = indexes.count
      while low < high {
        let middle = (low + high) / 2
        if indexes[middle] < index { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private static let pageSize = 512

  /// The pages, none of them empty.
  private var pages: [Page] = []
  /// The last index of each page, for binary searches.
  private var ends: [Int] = []
  /// The number of sizes.
  package private(set) var count = 0
  /// The sum of all sizes in points.
  private(set) var total = Size.zero

  package init() {}

  /// The size at `index` in points; nil if there is none.
  ///
  /// - Complexity: O(log n).
  package subscript(index: Int) -> Size? {
    let number = pageNumber(of: index)
    guard number < pages.count else { return nil }
    let place = pages[number].place(of: index)
    return pages[number].indexes[place] == index ? pages[number].sizes[place] : nil
  }

  /// Sets the size at `index`.
  ///
  /// - Complexity: O(log n), amortized; O(1) behind all others.
  package mutating func set(_ size: Size, at index: Int) {
    let number = pageNumber(of: index)
    guard number < pages.count else {
      append(size, at: index)
      return
    }
    let place = pages[number].place(of: index)
    if pages[number].indexes[place] == index {
      total.width += size.width - pages[number].sizes[place].width
      total.height += size.height - pages[number].sizes[place].height
      pages[number].sizes[place] = size
      return
    }
    include(size)
    pages[number].indexes.insert(index, at: place)
    pages[number].sizes.insert(size, at: place)
    if pages[number].indexes.count > Self.pageSize { split(number) }
  }

  private mutating func append(_ size: Size, at index: Int) {
    include(size)
    if let last = pages.indices.last, pages[last].indexes.count < Self.pageSize {
      pages[last].indexes.append(index)
      pages[last].sizes.append(size)
      ends[last] = index
    } else {
      pages.append(Page(indexes: [index], sizes: [size]))
      ends.append(index)
    }
  }

  private mutating func include(_ size: Size) {
    total.width += size.width
    total.height += size.height
    count += 1
  }

  private mutating func split(_ number: Int) {
    let half = pages[number].indexes.count / 2
    let rest = Page(
      indexes: Array(pages[number].indexes[half...]), sizes: Array(pages[number].sizes[half...]))
    pages[number].indexes.removeLast(rest.indexes.count)
    pages[number].sizes.removeLast(rest.sizes.count)
    pages.insert(rest, at: number + 1)
    ends.insert(pages[number].indexes[pages[number].indexes.count - 1], at: number)
  }

  /// The first page that ends at or after `index`; the number of pages if there is none.
  private func pageNumber(of index: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension MeasuredSizes {
  /// A position among the sizes, which advances in ascending order.
  struct Cursor {
    /// The index of the size; `Int.max` at the end.
    private(set) var index = Int.max
    /// The size; zero at the end.
    private(set) var size = Size.zero
    private let pages: [Page]
    private var page: Int
    private var place: Int

    fileprivate init(_ pages: [Page], page: Int, place: Int) {
      self.pages = pages
      self.page = page
      self.place = place
      read()
    }

    private mutating func read() {
      guard page < pages.count else {
        index = Int.max
        size = .zero
        return
      }
      index = pages[page].indexes[place]
      size = pages[page].sizes[place]
    }

    /// Moves to the next size.
    mutating func advance() {
      place += 1
      if page < pages.count, place >= pages[page].indexes.count {
        page += 1
        place = 0
      }
      read()
    }
  }

  /// The position of the first size at or after `index`.
  ///
  /// - Complexity: O(log n).
  func cursor(from index: Int) -> Cursor {
    let number = pageNumber(of: index)
    return Cursor(
      pages, page: number, place: number < pages.count ? pages[number].place(of: index) : 0)
  }
}
