// How the titles of the section index look. The data source gives them.
extension UITableView {
  /// The colour of the titles; nil, the default, for the tint colour.
  public var sectionIndexColor: UIColor? {
    get { rows.indexTitles.look.color }
    set { rows.indexTitles.look.color = newValue }
  }

  /// The colour behind the titles while no finger is on them; nil, the default, for none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { rows.indexTitles.look.background }
    set { rows.indexTitles.look.background = newValue }
  }

  /// The colour behind the titles while a finger is on them; nil, the default, for none.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { rows.indexTitles.look.trackingBackground }
    set { rows.indexTitles.look.trackingBackground = newValue }
  }

  /// The least number of rows for which the titles are shown. The default is 0.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { rows.indexTitles.look.minimumItemCount }
    set { rows.indexTitles.look.minimumItemCount = newValue }
  }
}
