/// `@UIApplicationMain` becomes `@main`.
struct ApplicationEntry: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for attribute in draft.file.nodes.attributes where attribute.name == "UIApplicationMain" {
      draft.replace(attribute, with: "@main")
    }
  }
}
