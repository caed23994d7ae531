/// One idea of what changes between iOS and Linux.
///
/// A rewrite reads the file as it was handed in and adds edits to the draft. It never sees the edits of
/// others; where two edits overlap, the one around the other wins.
protocol Rewrite: Sendable {
  func rewrite(_ draft: inout Draft)
}

enum Rewrites {
  /// Every rewrite. Their order is that of edits at one place.
  static let all: [any Rewrite] = [
    Platforms(),
    SubmoduleImports(),
    ApplicationEntry(),
    PreviewRemoval(),
    Connections(),
    DocumentMembers(),
    AttributeRemoval(),
    KeyPaths(),
    Selectors(),
    ProtocolsOfClasses(),
    OptionalRequirements(),
    OverridesInExtensions(),
    DispatchedOverrides(),
    ClassValues(),
    NameRefusals(),
    CallRefusals(),
    InstancesRespond(),
    TypeDescription(),
    MainActorTests(),
    Expectations(),
    TestObjects(),
    FrameInitializers(),
    Intersections(),
    MissingImports(),
  ]
}
