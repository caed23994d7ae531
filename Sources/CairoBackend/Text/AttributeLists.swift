import CPangoCairo
import RenderCore

/// Pango's attributes for texts of one look, made once for each look.
final class AttributeLists {
  private struct Look: Hashable {
    var run: TextRun
    var spacing: Double
    var isPlain: Bool
  }

  private var lists: [Look: OpaquePointer] = [:]
  /// How many lists are kept.
  private static let capacity = 256

  deinit { removeAll() }

  /// The look of `run`, over a text of any length. The list belongs to this object.
  ///
  /// - Parameter isPlain: Whether all characters of the text are ASCII.
  func list(of run: PlacedRun, isPlain: Bool) -> OpaquePointer {
    var look = Look(run: run.run, spacing: run.spacing, isPlain: isPlain)
    look.run.utf8Length = 0
    look.run.color = .black
    if let list = lists[look] { return list }
    if lists.count == Self.capacity { removeAll() }
    let list = TextAttributes.list([run], in: run.bytes, isPlain: isPlain, isColored: false)
    lists[look] = list
    return list
  }

  private func removeAll() {
    for list in lists.values { pango_attr_list_unref(list) }
    lists = [:]
  }
}
