// What applications of Swift 5 write outside of any actor: it compiles as against Apple's headers.
import UIKit

/// Constants of an application's look, made where they are first read.
enum Theme {
  static let accent = UIColor.systemTeal
  static let title = UIFont.preferredFont(forTextStyle: .headline)
  static let margins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  static let placeholder = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
}

let sharedFlowLayout = UICollectionViewFlowLayout()

/// Makes layouts, with nothing said of actors.
struct LayoutFactory {
  var columns = 3

  func section() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = Theme.margins
    return section
  }

  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in LayoutFactory(columns: self.columns).section() }
  }

  static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = Theme.title
    label.textColor = Theme.accent
    return label
  }
}

func configured<View: UIView>(_ view: View, _ configure: (View) -> Void) -> View {
  configure(view)
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

@propertyWrapper struct Constrained<View: UIView> {
  var wrappedValue: View

  init(wrappedValue: View) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
  }
}

protocol Reusable {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UICollectionReusableView: Reusable {}

protocol Configurable {
  associatedtype Model
  func configure(with model: Model)
}
