import UIKit

extension UIView {
  /// The readable name of the view: class, text, and the collection view element that contains it.
  package func name(within root: UIView) -> String {
    let holders = sequence(first: self, next: \.superview).prefix { $0 !== root }
    guard let holder = holders.lazy.compactMap(\.elementName).first else { return leafName }
    return self is _ElementView ? holder : "\(leafName) in \(holder)"
  }

  /// The class, and the text of a label.
  package var leafName: String {
    guard let text = (self as? UILabel)?.text else { return "\(type(of: self))" }
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    let words = line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    let short = words.count > 40 ? words.prefix(40) + "…" : words
    return "\(type(of: self)) \"\(short)\""
  }

  /// The name of the collection view element that the view shows; nil if it shows none.
  private var elementName: String? {
    guard let element = self as? _ElementView, let collection = element.collectionView else {
      return nil
    }
    if let path = collection.path(of: element) {
      return "cell [\(path.section), \(path.item)]"
    }
    let frame = convert(bounds, to: collection)
    return collection.visibleElements.first { $0.frame == frame }?.attributes.elementName
  }
}
