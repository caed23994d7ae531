import UIKit

extension Catalogue {
  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - json: An object with `title`, `source` and the list `elements`.
  ///   - file: The file's name in errors.
  /// - Throws: `CatalogueError` with the entry, counted from 1, and the field.
  public init(json: Data, file: String) throws(CatalogueError) {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: json)
    } catch {
      throw CatalogueError("\(file) is not JSON.")
    }
    let reader = try FieldReader(object, place: file)
    var elements: [Element] = []
    for entry in try reader.list("elements") {
      elements.append(try Element(entry, place: "\(file): entry \(elements.count + 1)"))
    }
    guard !elements.isEmpty else { throw CatalogueError("\(file): \"elements\" is empty.") }
    self.init(
      title: try reader.text("title"), source: try reader.text("source"), elements: elements,
      count: elements.count)
  }

  /// Reads the catalogue in the file at `path`.
  public init(contentsOfFile path: String) throws(CatalogueError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CatalogueError("\(path) cannot be read.")
    }
    try self.init(json: data, file: path)
  }

  /// The bundled chemical elements.
  public static func bundled() throws(CatalogueError) -> Catalogue {
    try Catalogue(json: Data(PackageResources.elements_json), file: "elements.json")
  }
}

extension Element {
  /// Reads one entry of the list.
  fileprivate init(_ entry: Any, place: String) throws(CatalogueError) {
    let reader = try FieldReader(entry, place: place)
    number = try reader.whole("number", in: 0...9_999)
    symbol = try reader.text("symbol")
    name = try reader.text("name")
    mass = try reader.number("mass")
    category = try reader.text("category")
    period = try reader.whole("period", in: 1...7)
    if reader.has("group") { group = try reader.whole("group", in: 1...18) }
    if reader.has("discovered") {
      discovered = try reader.whole("discovered", in: -10_000...9_999)
    }
    if reader.has("phase") { phase = try reader.text("phase") }
  }
}
