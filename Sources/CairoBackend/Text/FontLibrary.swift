import CPangoCairo
import CPangoFT2
import Glibc

/// Fonts from a fixed set of folders, whatever else the machine has installed.
///
/// Owns a fontconfig configuration and a font map of its own, so text looks the same on every
/// machine with the same packages. Not safe to use from two threads at once.
struct FontLibrary {
  /// Counts what is laid out; the same in every run.
  final class TextWork {
    /// The bytes of text, those that were laid out again included.
    var bytes = 0
    /// Those of them that Pango broke into lines, for each of which it shapes all that follows.
    var brokenBytes = 0
    /// The bytes of text in which paragraphs were looked for.
    var bytesRead = 0
  }

  /// Contexts for text whose neutral paragraphs run left to right and right to left.
  let leftToRight: ObjectReference
  let rightToLeft: ObjectReference
  /// The fonts that ought to be there and are not.
  let problems: [FontProblem]
  /// The looks of texts.
  let attributes = AttributeLists()
  /// What was laid out with the fonts.
  let work = TextWork()
  private let map: ObjectReference

  /// Loads the fonts. What is missing is named in `problems` and replaced by what is there.
  init() {
    let configuration = Self.makeConfiguration()
    let map = ObjectReference(
      owned: OpaquePointer(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)))
    pango_fc_font_map_set_config(map.pointer, configuration)
    problems = FontProblem.all(in: configuration)
    FcConfigDestroy(configuration)
    leftToRight = Self.makeContext(map, direction: PANGO_DIRECTION_LTR)
    rightToLeft = Self.makeContext(map, direction: PANGO_DIRECTION_RTL)
    self.map = map
  }

  /// The folders to which the packages of Debian, of its relatives and of Fedora install the wanted
  /// fonts.
  private static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2",
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/liberation-sans",
    "/usr/share/fonts/liberation-serif", "/usr/share/fonts/liberation-mono",
    "/usr/share/fonts/liberation-sans-fonts", "/usr/share/fonts/liberation-serif-fonts",
    "/usr/share/fonts/liberation-mono-fonts", "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/dejavu-sans-mono-fonts",
    "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/google-noto",
    "/usr/share/fonts/google-noto-sans-cjk-fonts",
    "/usr/share/fonts/google-noto-color-emoji-fonts",
  ]

  /// Adds the fonts of a file; false if it has none.
  func add(file: String) -> Bool {
    guard let configuration = pango_fc_font_map_get_config(map.pointer) else { return false }
    let isAdded = file.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text) + 1) { bytes in
        FcConfigAppFontAddFile(configuration, bytes) != 0
      }
    }
    if isAdded { pango_fc_font_map_config_changed(map.pointer) }
    return isAdded
  }

  private static func makeConfiguration() -> OpaquePointer? {
    let folderElements = folders.map { "<dir>\($0)</dir>" }.joined()
    let xml = """
      <?xml version="1.0"?>
      <fontconfig>
      \(folderElements)
      <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
      \(preference(of: "sans-serif", for: "Inter"))
      \(preference(of: "serif", for: "Noto Serif"))
      \(preference(of: "monospace", for: "Noto Sans Mono"))
      \(preference(of: "emoji", for: "Noto Color Emoji"))
      \(bitmapScaling)
      </fontconfig>
      """
    let configuration = FcConfigCreate()
    xml.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text)) { bytes in
        _ = FcConfigParseAndLoadFromMemory(configuration, bytes, FcBool(1))
      }
    }
    FcConfigBuildFonts(configuration)
    return configuration
  }

  private static func preference(of generic: String, for family: String) -> String {
    """
    <alias binding="same"><family>\(generic)</family>
    <prefer><family>\(family)</family></prefer></alias>
    """
  }

  /// Shrinks fonts made of pictures, as colour emoji are, from their one size to that asked for.
  private static let bitmapScaling = """
    <match target="font">
    <test name="outline"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign">
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    </edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double>
    <double>0</double><name>pixelsizefixupfactor</name>
    </matrix></times></edit>
    </match>
    """

  /// A context whose measures do not depend on the scale text is drawn at.
  private static func makeContext(
    _ map: ObjectReference, direction: PangoDirection
  ) -> ObjectReference {
    let context: OpaquePointer = pango_font_map_create_context(.init(map.pointer))
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, direction)
    return ObjectReference(owned: context)
  }
}

/// A wanted font that is not installed, and the Debian package that brings it.
package struct FontProblem: Hashable, Sendable, CustomStringConvertible {
  package let family: String
  package let debianPackage: String
  /// What texts look like without the font.
  package let consequence: String

  package var description: String {
    "The font \(family) is not installed: \(consequence). Install the package \(debianPackage)."
  }

  private static let wanted = [
    FontProblem(
      family: "Inter", debianPackage: "fonts-inter",
      consequence: "text falls back to another family and has other widths than expected"),
    FontProblem(
      family: "Noto Sans Arabic", debianPackage: "fonts-noto-core",
      consequence: "text in other scripts than Latin shows boxes"),
    FontProblem(
      family: "Noto Sans CJK JP", debianPackage: "fonts-noto-cjk",
      consequence: "Chinese, Japanese and Korean text shows boxes"),
    FontProblem(
      family: "Noto Color Emoji", debianPackage: "fonts-noto-color-emoji",
      consequence: "emoji show boxes"),
  ]

  /// The wanted fonts that `configuration` lacks.
  static func all(in configuration: OpaquePointer?) -> [FontProblem] {
    wanted.filter { problem in
      guard let pattern = FcPatternCreate() else { return true }
      defer { FcPatternDestroy(pattern) }
      problem.family.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text) + 1) { bytes in
          _ = FcPatternAddString(pattern, FC_FAMILY, bytes)
        }
      }
      guard let found = FcFontList(configuration, pattern, nil) else { return true }
      defer { FcFontSetDestroy(found) }
      return found.pointee.nfont == 0
    }
  }
}
