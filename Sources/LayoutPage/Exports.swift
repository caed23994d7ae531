#if arch(wasm32)
  import GeometryCore
  import LayoutCore

  // What a page calls. Numbers alone pass between a page and the module; bytes, lists and texts lie in
  // the module's memory, where the page writes or reads them.

  /// The layout of the page; nil until bytes were loaded.
  nonisolated(unsafe) private var page: LayoutPage?
  /// Bytes that the page writes before it has them loaded.
  nonisolated(unsafe) private var input: UnsafeMutableBufferPointer<UInt8>?
  /// Nine numbers for each element that was found.
  nonisolated(unsafe) private var numbers: UnsafeMutableBufferPointer<Double>?
  nonisolated(unsafe) private var text: UnsafeMutableBufferPointer<UInt8>?

  @_expose(wasm, "makeRoom")
  @_cdecl("makeRoom")
  func makeRoom(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    input?.deallocate()
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, Int(count)))
    input = room
    return room.baseAddress
  }

  @_expose(wasm, "load")
  @_cdecl("load")
  func load(_ count: Int32) -> Bool {
    guard let input, Int(count) <= input.count else { return false }
    page = LayoutPage(bytes: Array(input[0..<Int(count)]))
    return page != nil
  }

  @_expose(wasm, "resize")
  @_cdecl("resize")
  func resize(_ width: Double, _ height: Double) {
    page?.resize(to: Size(width: width, height: height))
  }

  @_expose(wasm, "setRightToLeft")
  @_cdecl("setRightToLeft")
  func setRightToLeft(_ isMirrored: Bool) {
    page?.read(isMirrored ? .rightToLeft : .leftToRight)
  }

  @_expose(wasm, "setItemCount")
  @_cdecl("setItemCount")
  func setItemCount(_ section: Int32, _ count: Int32) {
    page?.setItemCount(Int(count), ofSection: Int(section))
  }

  @_expose(wasm, "setLength")
  @_cdecl("setLength")
  func setLength(number: Int32, section: Int32, value: Double) {
    guard let length = LayoutPage.Length(rawValue: Int(number)), value.isFinite else { return }
    page?.set(length, ofSection: Int(section), to: value)
  }

  @_expose(wasm, "length")
  @_cdecl("length")
  func length(_ number: Int32, _ section: Int32) -> Double {
    guard let length = LayoutPage.Length(rawValue: Int(number)) else { return 0 }
    return page?.length(length, ofSection: Int(section)) ?? 0
  }

  @_expose(wasm, "sectionCount")
  @_cdecl("sectionCount")
  func sectionCount() -> Int32 { Int32(clamping: page?.sectionCount ?? 0) }

  @_expose(wasm, "itemCount")
  @_cdecl("itemCount")
  func itemCount(_ section: Int32) -> Int32 {
    Int32(clamping: page?.itemCount(ofSection: Int(section)) ?? 0)
  }

  @_expose(wasm, "isFlow")
  @_cdecl("isFlow")
  func isFlow() -> Bool { page?.isFlow ?? false }

  @_expose(wasm, "contentWidth")
  @_cdecl("contentWidth")
  func contentWidth() -> Double { page?.contentSize.width ?? 0 }

  @_expose(wasm, "contentHeight")
  @_cdecl("contentHeight")
  func contentHeight() -> Double { page?.contentSize.height ?? 0 }

  /// Finds the elements in a rectangle of the content; returns how many.
  @_expose(wasm, "find")
  @_cdecl("find")
  func find(x: Double, y: Double, width: Double, height: Double) -> Int32 {
    page?.find(in: Rect(x: x, y: y, width: width, height: height))
    let found = page?.found ?? []
    numbers?.deallocate()
    let list = UnsafeMutableBufferPointer<Double>.allocate(capacity: max(1, found.count * 9))
    for (index, element) in found.enumerated() {
      let key = element.key
      let values = (
        Double(key.category.rawValue), Double(key.kind), Double(key.section),
        key.item == .max ? -1 : Double(key.item), element.frame.minX, element.frame.minY,
        element.frame.size.width, element.frame.size.height, Double(element.zIndex)
      )
      withUnsafeBytes(of: values) {
        UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(list)[(index * 72)...]
        )
        .copyMemory(from: $0)
      }
    }
    numbers = list
    return Int32(clamping: found.count)
  }

  /// Where the numbers of ``find(x:y:width:height:)`` lie: category, kind, section, item, x, y, width, height
  /// and depth of each element.
  @_expose(wasm, "elements")
  @_cdecl("elements")
  func elements() -> UnsafeMutablePointer<Double>? { numbers?.baseAddress }

  @_expose(wasm, "scrollRow")
  @_cdecl("scrollRow")
  func scrollRow(x: Double, y: Double, distance: Double, rests: Bool) -> Bool {
    page?.scrollRow(at: Point(x: x, y: y), by: distance, rests: rests) ?? false
  }

  /// Writes why an element is where it is; returns the number of bytes at ``words()``.
  @_expose(wasm, "explain")
  @_cdecl("explain")
  func explain(index: Int32, x: Double, y: Double, width: Double, height: Double) -> Int32 {
    let bounds = Rect(x: x, y: y, width: width, height: height)
    return keep(page?.explanation(ofFound: Int(index), in: bounds) ?? "")
  }

  /// Writes the name of a kind; returns the number of bytes at ``words()``.
  @_expose(wasm, "nameKind")
  @_cdecl("nameKind")
  func nameKind(_ kind: Int32) -> Int32 {
    let kinds = page?.kinds ?? []
    return keep(kinds.indices.contains(Int(kind)) ? kinds[Int(kind)] : "")
  }

  @_expose(wasm, "words")
  @_cdecl("words")
  func words() -> UnsafeMutablePointer<UInt8>? { text?.baseAddress }

  private func keep(_ words: String) -> Int32 {
    text?.deallocate()
    let bytes = Array(words.utf8)
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
    _ = room.update(fromContentsOf: bytes)
    text = room
    return Int32(clamping: bytes.count)
  }
#endif
