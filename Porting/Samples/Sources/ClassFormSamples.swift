import Testing
import UIKit

protocol Styled {
  associatedtype Content: UIView
}

extension Styled {
  @MainActor static func content() -> Content { Content() }
}

protocol Reusable: UIView {}

extension Reusable {
  static func make(width: CGFloat) -> Self {
    Self(frame: CGRect(x: 0, y: 0, width: width, height: 1))
  }
}

protocol Named {}

extension Named where Self: UIViewController {
  static func make() -> Self { Self(nibName: nil, bundle: nil) }
}

class Chip: UIView, Reusable {
  var isChip = true
}

struct ChipStyle: Styled {
  typealias Content = Chip
}

class NamedScreen: UIViewController, Named {
  var isNamed = true
}

class Host<Content: UIView, Style: Styled>: UIViewController {
  let content: Content = .init()
  let styled = Style.Content()
  let make: () -> Content = Content.init
  lazy var framed = [CGRect(x: 0, y: 0, width: 3, height: 4)].map(Content.init(frame:))
}

extension Host {
  func another() -> Content { Content() }
}

class Grid: UICollectionViewController {
  var isGrid = true
}

struct Entry {
  let screenClass: UIViewController.Type?
  let gridClass: UICollectionViewController.Type
}

@MainActor @Suite struct ClassFormSamples {
  let classes: [UIViewController.Type] = [PlainScreen.self, OwnScreen.self]

  @Test func classesComeOutOfArrays() {
    let both = [PlainScreen.self, FancyScreen.self]
    #expect((classes[1].init() as? OwnScreen)?.name == "own")
    #expect(classes.map { $0.init() }.first is PlainScreen)
    #expect(both.map { type in type.init() }.last is FancyScreen)
    var count = 0
    for type in classes where type.init() is OwnScreen { count += 1 }
    #expect(count == 1)
  }

  @Test func classesAtTheEndOfChainsMayBeMissing() {
    let entries = [
      Entry(screenClass: OwnScreen.self, gridClass: Grid.self),
      Entry(screenClass: nil, gridClass: Grid.self),
    ]
    #expect((entries.first?.screenClass?.init() as? OwnScreen)?.name == "own")
    #expect(entries.last?.screenClass?.init() == nil)
    #expect(entries.first?.screenClass?.init().title == nil)
    let layout = UICollectionViewFlowLayout()
    let grid = entries[0].gridClass.init(collectionViewLayout: layout)
    #expect((grid as? Grid)?.isGrid == true && grid.collectionViewLayout === layout)
  }

  @Test func protocolsMakeTheirClasses() {
    #expect(Chip.make(width: 7).bounds.width == 7)
    #expect(ChipStyle.content().isChip)
    #expect(NamedScreen.make().isNamed)
  }

  @Test func genericClassesMakeTheirParts() {
    let host = Host<Chip, ChipStyle>()
    #expect(host.content.isChip && host.styled.isChip && host.make().isChip)
    #expect(host.framed.map(\.bounds.width) == [3] && host.another().isChip)
  }
}
