import CollectionViewExtras
import UIKit

extension FaultFinder {
  /// Texts that cannot be told from what is behind them.
  var visibilityFaults: [LayoutFault] {
    let labels = seenViews.enumerated().compactMap { index, view in
      (view as? UILabel).map { (index: index, label: $0) }
    }
    guard !labels.isEmpty, let pixels = ShownPixels(of: root) else { return [] }
    let seen = seenViews
    return labels.compactMap { index, label in
      guard label.text?.contains(where: { !$0.isWhitespace }) == true,
        let frame = visibleText(of: label),
        !seen[(index + 1)...].contains(where: { hides($0, frame, of: label) }),
        !seen[..<index].contains(where: { isAbove($0, label) && hides($0, frame, of: label) }),
        let contrast = pixels.contrast(in: label.convert(frame, to: nil)), contrast < 1.15
      else { return nil }
      return fault(
        .textInvisible, of: label, "cannot be told from what is behind it",
        expected: "a contrast of 3 : 1 or more", found: "\(CGFloat(contrast).brief) : 1",
        cure: "Give textColor and the background colors that differ in light and dark appearance")
    }
  }

  /// The text's frame in the label if it can be seen as a whole; else nil.
  private func visibleText(of label: UILabel) -> CGRect? {
    let frame = CutOffText.textFrame(of: label)
    guard frame.width >= 3, frame.height >= 3 else { return nil }
    let isWhole = label.lineage(within: root).allSatisfy { holder in
      let isEdge = holder.clipsToBounds || holder is UIScrollView || holder === root
      return !isEdge || holder.bounds.contains(label.convert(frame, to: holder))
    }
    return isWhole ? frame : nil
  }

  /// Whether a view that is drawn later may cover the text.
  private func hides(_ view: UIView, _ frame: CGRect, of label: UILabel) -> Bool {
    !view.lineage(within: root).contains { $0 === label }
      && view.convert(view.bounds, to: label).intersects(frame)
  }

  /// Whether a cell or another element of a collection view is in front of the label's, such as a
  /// frozen column.
  private func isAbove(_ view: UIView, _ label: UILabel) -> Bool {
    guard view is _ElementView,
      let own = label.lineage(within: root).first(where: { $0 is _ElementView })
    else { return false }
    return own !== view && view.layer.zPosition > own.layer.zPosition
  }

  /// Images that are stretched along one axis more than along the other.
  var imageFaults: [LayoutFault] {
    seenViews.compactMap { view in
      guard let view = view as? UIImageView, view.contentMode == .scaleToFill,
        let image = view.image, image.capInsets == .zero,
        min(image.size.width, image.size.height) > 2,
        view.bounds.width > 0, view.bounds.height > 0,
        !view.lineage(within: root).contains(where: { $0 is UIControl || $0 is UISearchBar })
      else { return nil }
      let shares = (
        view.bounds.width / image.size.width, view.bounds.height / image.size.height
      )
      guard max(shares.0 / shares.1, shares.1 / shares.0) > 1.03 else { return nil }
      return fault(
        .imageStretched, of: view,
        "shows an image of \(image.size.brief) points stretched to \(view.bounds.size.brief)",
        expected: "the aspect ratio of \(image.size.brief)", found: view.bounds.size.brief,
        cure: "Set contentMode to scaleAspectFit or scaleAspectFill")
    }
  }

  /// Texts and controls under bars, where no scroll view moves them.
  var barFaults: [LayoutFault] {
    let seen = seenViews
    let bars = seen.enumerated().filter { Self.isBar($0.element) }
    guard !bars.isEmpty else { return [] }
    return seen.enumerated().compactMap { index, view in
      guard view is UILabel || view is UIControl,
        !view.lineage(within: root).contains(where: { $0 is UIScrollView || Self.isBar($0) })
      else { return nil }
      let frame = view.convert(view.bounds, to: root)
      for (place, bar) in bars where place > index {
        let common = bar.convert(bar.bounds, to: root).intersection(frame)
        guard !common.isNull, common.width > 2, common.height > 2 else { continue }
        return fault(
          .contentUnderBar, of: view,
          "lies \(common.height.brief) points under \(type(of: bar))",
          expected: "a frame inside the safe area", found: frame.brief,
          cure: "Constrain it to the safeAreaLayoutGuide")
      }
      return nil
    }
  }

  private static func isBar(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UITabBar || view is UIToolbar
  }

  /// Scroll views in scroll views, where both have more content than room along one axis.
  var nestedScrollingFaults: [LayoutFault] {
    seenViews.compactMap { view in
      guard let inner = view as? UIScrollView, inner.isScrollEnabled, !(inner is UITextView),
        !inner.lineage(within: root).contains(where: { $0 is UIPickerView || $0 is UIDatePicker })
      else { return nil }
      for case let outer as UIScrollView in inner.lineage(within: root).dropFirst()
      where outer.isScrollEnabled && !(outer is UITableView && inner.superview === outer) {
        let isNested = inner.overflow.y && outer.overflow.y || inner.overflow.x && outer.overflow.x
        guard isNested else { continue }
        return fault(
          .nestedScrolling, of: inner,
          "scrolls inside \(type(of: outer)) along the same axis",
          expected: "one scroll view for each axis",
          found: "content of \(inner.contentSize.brief) in \(inner.bounds.size.brief)",
          cure: "Make the inner one as large as its content, or make both one collection view")
      }
      return nil
    }
  }

  /// Identifiers of more than one accessibility element, once each.
  var identifierFaults: [LayoutFault] {
    var counts: [String: [UIView]] = [:]
    for element in root.accessibilityTree().elements {
      guard let name = element.identifier, !name.isEmpty, let view = element.object as? UIView
      else { continue }
      counts[name, default: []].append(view)
    }
    return counts.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { name, views in
      fault(
        .duplicateIdentifier, of: views[1],
        "has the accessibilityIdentifier \"\(name)\" of \(views[0].name(within: root))",
        expected: "one element with that identifier", found: "\(views.count)",
        cure: "Add what tells them apart, such as the item's identifier")
    }
  }
}

extension UIScrollView {
  /// Whether there is more content than room, along each axis.
  fileprivate var overflow: (x: Bool, y: Bool) {
    let inset = adjustedContentInset
    return (
      contentSize.width + inset.left + inset.right > bounds.width + 1,
      contentSize.height + inset.top + inset.bottom > bounds.height + 1
    )
  }
}
