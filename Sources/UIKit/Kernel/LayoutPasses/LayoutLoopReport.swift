/// A view that requests a layout in each layout. Reported once for each class.
@MainActor package struct LayoutLoopReport {
  package let view: UIView

  /// The message for standard error.
  package var text: String {
    """
    \(type(of: view)) asks for a layout whenever it is laid out: after \
    \(LayoutPass.roundsOfOneView) times in one pass it has to wait for the next. \
    Look for setNeedsLayout(), changes of constraints and changes of its superviews in \
    layoutSubviews() or viewDidLayoutSubviews(), and make them only when something has changed.

    """
  }

  /// Called for such views. The default writes to standard error.
  package static var handler: (LayoutLoopReport) -> Void = { report in
    FileHandle.standardError.write(Data(report.text.utf8))
  }

  private static var reported: Set<ObjectIdentifier> = []

  static func deliver(for view: UIView) {
    guard reported.insert(ObjectIdentifier(type(of: view))).inserted else { return }
    handler(LayoutLoopReport(view: view))
  }
}
