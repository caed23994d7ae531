/// What a `Contents.json` of an asset catalogue says, whatever the kind of folder it lies in.
struct CatalogueContents: Decodable, Sendable {
  var images: [Entry]?
  var symbols: [Entry]?
  var data: [Entry]?
  var colors: [Entry]?
  var properties: Properties?

  /// Reads the file in `folder`; nil where there is none or it does not keep to the format.
  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONDecoder().decode(CatalogueContents.self, from: data)
    else { return nil }
    self = contents
  }

  /// One of the files or colours to choose from, and when it is meant to be chosen.
  struct Entry: Decodable, Sendable {
    var filename: String?
    var idiom: String?
    /// `1x`, `2x` or `3x`; nil for files that serve all scales.
    var scale: String?
    var appearances: [Appearance]?
    var languageDirection: String?
    var widthClass: String?
    var heightClass: String?
    var displayGamut: String?
    var locale: String?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    var universalTypeIdentifier: String?
    var color: Color?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, locale, resizing, color
      case languageDirection = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case displayGamut = "display-gamut"
      case alignmentInsets = "alignment-insets"
      case universalTypeIdentifier = "universal-type-identifier"
    }
  }

  struct Appearance: Decodable, Sendable {
    var appearance: String
    var value: String
  }

  struct Properties: Decodable, Sendable {
    /// Of a folder: whether its name begins the names of what is in it.
    var providesNamespace: Bool?
    var templateRenderingIntent: String?
    /// Of drawings: whether they are drawn anew at the size they are shown in.
    var preservesVectorRepresentation: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
      case preservesVectorRepresentation = "preserves-vector-representation"
    }
  }

  /// Distances from the edges, in pixels.
  struct Insets: Decodable, Sendable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  /// How a picture is cut that is stretched by parts.
  struct Resizing: Decodable, Sendable {
    /// `9-part`, `3-part-horizontal` or `3-part-vertical`.
    var mode: String?
    var center: Center?
    var capInsets: Insets?

    struct Center: Decodable, Sendable {
      /// `stretch`, `tile` or `fill`.
      var mode: String?
    }

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  /// A colour by components, or the name of one of the system's.
  struct Color: Decodable, Sendable {
    var colorSpace: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case colorSpace = "color-space"
    }
  }

  /// A component as it stands in the file: text in one of three notations, or a number.
  struct Component: Decodable, Sendable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = String(try container.decode(Double.self))
      }
    }
  }
}
