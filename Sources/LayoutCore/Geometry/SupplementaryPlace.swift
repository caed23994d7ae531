/// A supplementary of an item or a group, by its place.
struct SupplementaryPlace {
  var group: Int
  /// Its place among the supplementaries of the group's template.
  var slot: Int
}
