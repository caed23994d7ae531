import RenderCore

/// What a layer notes for the commits that show it: whose it is, since when, and what is due.
///
/// Twelve bytes, which fit behind a flag of the layer.
struct CommitState {
  /// What determines the actions of the layer's changes.
  var part = LayerPart.free
  /// Whether the sublayers have to be placed before the next commit.
  var needsLayout = false
  /// Whether a tree has the layer as it is.
  var isCommitted = false
  /// Whether changes of properties draw the content again, by the layer's class.
  var hasRedrawKeys = false
  /// The commit before which the layer was made or came into its superlayer.
  var bornAt = MotionStage.commits
  /// The node of the layer in ``LayerTree``; zero in none.
  var node = RenderNodeID.none

  /// Whether nothing was committed since the layer was made or came into its superlayer.
  var isNew: Bool { bornAt == MotionStage.commits }
}
