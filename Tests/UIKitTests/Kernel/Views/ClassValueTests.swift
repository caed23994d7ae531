import Testing

// The makers are internal: applications call them through registrations and the like.
@testable import QuartzCore
@testable import UIKit

/// Objects of class values, made by initializers that are not `required`.
@MainActor @Suite struct ClassValueTests {
  @Test func `the makers are known to work with the compiler that built them`() {
    #expect(ClassValues.knownCompilers == ["6.3"])
    #expect(
      ClassValues.isCompilerKnown,
      """
      Run the tests in debug and release builds with this compiler; if they pass, add it to \
      ClassValues.knownCompilers and to the condition below it (decision 20).
      """)
  }

  // Each class overrides the initializer of its maker and no other.
  final class Cell: UICollectionViewCell {
    var mark = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      mark = "\(frame.width)"
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Row: UITableViewCell {
    var mark = ""
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      mark = reuseIdentifier ?? ""
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Header: UITableViewHeaderFooterView {
    var mark = ""
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      mark = reuseIdentifier ?? ""
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Key: UIBarButtonItem {
    var mark = ""
    override init() {
      super.init()
      mark = "made"
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Layer: CALayer {
    var mark = ""
    override init() {
      super.init()
      mark = "made"
    }
    override init(layer: Any) {
      super.init(layer: layer)
      mark = "copied"
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Attributes: UICollectionViewLayoutAttributes {
    var mark = ""
    override init() {
      super.init()
      mark = "made"
    }
  }

  final class Context: UICollectionViewLayoutInvalidationContext {
    var mark = ""
    override init() {
      super.init()
      mark = "made"
    }
  }

  final class Object: NSObject {
    var mark = ""
    override init() {
      super.init()
      mark = "made"
    }
  }

  @Test func `every maker runs the initializer that a class overrides`() {
    let frame = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect((_ReusableViewMaker.make(Cell.self, frame) as? Cell)?.mark == "3.0")
    #expect((_ViewMaker.make(Cell.self as UIView.Type, frame: frame) as? Cell)?.mark == "3.0")
    #expect((_TableCellMaker.make(Row.self, "row") as? Row)?.mark == "row")
    #expect((_TableHeaderMaker.make(Header.self, "header") as? Header)?.mark == "header")
    #expect((_BarItemMaker.make(Key.self) as? Key)?.mark == "made")
    #expect((_LayerMaker.make(Layer.self) as? Layer)?.mark == "made")
    #expect((_LayerCopier.copy(of: Layer()) as? Layer)?.mark == "copied")
    #expect((_LayoutAttributesMaker.make(Attributes.self) as? Attributes)?.mark == "made")
    #expect((_InvalidationContextMaker.make(Context.self) as? Context)?.mark == "made")
    #expect((_ObjectMaker.make(Object.self, as: "an object") as? Object)?.mark == "made")
  }

  // Each class inherits all initializers.
  final class PlainCell: UICollectionViewCell { var mark = "default" }
  final class PlainRow: UITableViewCell { var mark = "default" }
  final class PlainLayer: CALayer { var mark = "default" }
  final class PlainAttributes: UICollectionViewLayoutAttributes { var mark = "default" }

  @Test func `every maker runs an initializer that a class inherits`() {
    #expect((_ReusableViewMaker.make(PlainCell.self, .zero) as? PlainCell)?.mark == "default")
    #expect((_TableCellMaker.make(PlainRow.self, "row") as? PlainRow)?.mark == "default")
    #expect((_LayerMaker.make(PlainLayer.self) as? PlainLayer)?.mark == "default")
    #expect((_LayerCopier.copy(of: PlainLayer()) as? PlainLayer)?.mark == "default")
    let attributes = _LayoutAttributesMaker.make(PlainAttributes.self) as? PlainAttributes
    #expect(attributes?.mark == "default")
  }

  class Tag: UIView {
    let name: String

    override init(frame: CGRect) {
      name = "tag"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Screen: UIViewController {
    let name = "screen"
  }

  @Test func `a view is made by the initializer of its class`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let classes: [UIView.Type] = [Tag.self, UILabel.self, UIView.self]
    let views = classes.map { _ViewMaker.make($0, frame: frame) }
    #expect((views[0] as? Tag)?.name == "tag")
    #expect(views[1] is UILabel)
    #expect(views.map(\.frame) == [frame, frame, frame])
  }

  @Test func `a controller is made by the initializer it inherits`() {
    let types: [UIViewController.Type] = [Screen.self, UIViewController.self]
    let controllers = types.map { _ViewControllerMaker.make($0) }
    #expect((controllers[0] as? Screen)?.name == "screen")
    #expect(type(of: controllers[1]) == UIViewController.self)
  }
}
