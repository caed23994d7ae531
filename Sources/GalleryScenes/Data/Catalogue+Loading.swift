import UIKit

extension Catalogue {
  /// The form of the file.
  private struct File: Decodable {
    var title: String
    var source: String
    var elements: [Element]
  }

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - json: An object with `title`, `source` and the list `elements`.
  ///   - file: What errors call it.
  /// - Throws: `CatalogueError` that names the entry and the field.
  public init(json: Data, file: String) throws(CatalogueError) {
    let content: File
    do {
      content = try JSONDecoder().decode(File.self, from: json)
    } catch let error as DecodingError {
      throw CatalogueError(error, in: file)
    } catch {
      throw CatalogueError("\(file) is not JSON.")
    }
    for (index, element) in content.elements.enumerated() {
      if let complaint = element.complaint {
        throw CatalogueError("\(file): entry \(index + 1), \(complaint).")
      }
    }
    guard !content.elements.isEmpty else { throw CatalogueError("\(file): \"elements\" is empty.") }
    self.init(
      title: content.title, source: content.source, elements: content.elements,
      count: content.elements.count)
  }

  /// Reads the catalogue in the file at `path`.
  public init(contentsOfFile path: String) throws(CatalogueError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CatalogueError("\(path) cannot be read.")
    }
    try self.init(json: data, file: path)
  }

  /// The chemical elements that come with the scenes.
  public static func bundled() throws(CatalogueError) -> Catalogue {
    try Catalogue(json: Data(PackageResources.elements_json), file: "elements.json")
  }
}

extension Element {
  /// What is out of range, such as "field \"period\" is 9, expected 1 to 7".
  fileprivate var complaint: String? {
    if symbol.isEmpty { return "field \"symbol\" is empty" }
    if name.isEmpty { return "field \"name\" is empty" }
    if category.isEmpty { return "field \"category\" is empty" }
    if !mass.isFinite || mass < 0 { return "field \"mass\" is \(mass), expected a positive number" }
    if !(1...7).contains(period) { return "field \"period\" is \(period), expected 1 to 7" }
    if let group, !(1...18).contains(group) { return "field \"group\" is \(group), expected 1 to 18" }
    return nil
  }
}
