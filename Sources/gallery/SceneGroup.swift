import GalleryScenes

/// Scenes that the gallery's page shows under one heading.
struct SceneGroup {
  let title: String
  /// The group's identifier in the page without its prefix `group-`, such as "controls".
  let anchor: String
  let scenes: [Scene]

  /// The groups in the page's order, none empty; what no group names comes last, under "More".
  static func all(of scenes: [Scene]) -> [SceneGroup] {
    let named = Set(contents.flatMap(\.names))
    let more = scenes.filter { !named.contains($0.name) }.map(\.name)
    return (contents + [("More", "more", more)]).compactMap { title, anchor, names in
      let shown = scenes.filter { names.contains($0.name) }
      return shown.isEmpty ? nil : SceneGroup(title: title, anchor: anchor, scenes: shown)
    }
  }

  private static let contents: [(title: String, anchor: String, names: [String])] = [
    (
      "Grids", "grids",
      [
        "grid", "inset-grid", "two-columns", "adaptive-columns", "badges", "nested-groups",
        "custom-radial", "custom-staggered", "periodic-table", "flexible-edges", "item-anchors",
        "group-anchors", "distinct-sections", "horizontal", "right-to-left", "equal-heights",
      ]
    ),
    (
      "Headers and backgrounds", "headers",
      [
        "headers-footers", "pinned-headers", "section-backgrounds", "per-section-backgrounds",
        "flow-section-colors",
      ]
    ),
    (
      "Rows that scroll sideways", "rows",
      [
        "orthogonal-continuous", "orthogonal-leading-boundary", "orthogonal-paging",
        "orthogonal-group-paging", "orthogonal-group-paging-centered", "orthogonal-scaling",
        "continuous-row", "following-slider", "self-sizing-carousel", "page-dots", "endless-row",
        "observed-row", "kept-row", "storefront",
      ]
    ),
    (
      "Lists and outlines", "lists",
      ["list", "settings", "swipe-actions", "sidebar", "outline", "chat", "text-sizes"]
    ),
    ("Tables", "tables", ["table-index", "table-styles", "table-self-sizing"]),
    (
      "Flow layouts", "flow",
      [
        "flow-justified", "flow-left-aligned", "flow-horizontal", "flow-sticky-headers",
        "flow-insets",
      ]
    ),
    (
      "Layouts of one's own", "layouts",
      ["card-stack", "switch-grid", "switch-list", "masonry", "tag-cloud", "spreadsheet"]
    ),
    (
      "Bars, sheets and menus", "screens",
      [
        "navigation-bar", "large-title", "search-bar", "tabs", "sheet", "alert", "alert-fields",
        "action-sheet", "popover", "context-menu",
      ]
    ),
    ("Controls and text", "controls", ["controls", "text-entry"]),
    ("Changes and touches, moment by moment", "motion", Scene.moving.map(\.name)),
  ]
}
