import Testing
import UIKit

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

extension UITraitCollection {
  fileprivate var density: Int { self[Density.self] }
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

@MainActor @Suite struct TraitChangeTests {
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) {
        (self: Self, before: UITraitCollection) in
        self.log.append("style \(before.userInterfaceStyle.rawValue)")
      }
    }
  }

  @Test func `who registered hears of the traits that were named`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .light
    let page = Page()
    window.rootViewController = page
    window.isHidden = false
    window.layoutIfNeeded()
    page.log = []
    window.overrideUserInterfaceStyle = .dark
    #expect(page.log == ["style 1"])
    page.traitOverrides.preferredContentSizeCategory = .small
    #expect(page.log == ["style 1"])
  }

  @Test func `a view tells until the registration is ended`() {
    let view = UIView()
    var seen: [CGFloat] = []
    let registration = view.registerForTraitChanges([UITraitDisplayScale.self]) {
      (view: UIView, _: UITraitCollection) in
      seen.append(view.traitCollection.displayScale)
    }
    view.traitOverrides.displayScale = 1
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides.displayScale = 2
    #expect(seen == [1, 2])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.displayScale = 3
    #expect(seen == [1, 2])
  }

  @Test func `traits of an application's own are handed down`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.density == 1)
    var changes = 0
    inner.registerForTraitChanges([Density.self]) { (_: UIView, before: UITraitCollection) in
      changes += before.density
    }
    outer.traitOverrides.density = 3
    #expect(inner.traitCollection.density == 3)
    #expect(changes == 1)
    outer.traitOverrides.density = 3
    #expect(changes == 1, "the same value is no change")
    #expect(outer.traitOverrides.contains(Density.self))
    outer.traitOverrides.remove(Density.self)
    #expect(inner.traitCollection.density == 1)
    #expect(changes == 4)
  }

  @Test func `collections are made and changed by closures`() {
    let dark = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.density = 2
    }
    #expect(dark.userInterfaceStyle == .dark && dark.density == 2)
    let light = dark.modifyingTraits { $0[UITraitUserInterfaceStyle.self] = .light }
    #expect(light.userInterfaceStyle == .light && light.density == 2)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
    #expect(UITraitCollection()[UITraitUserInterfaceStyle.self] == .unspecified)
    #expect(dark.imageConfiguration.traitCollection == dark)
    let view = UIView()
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(view.traitOverrides.userInterfaceStyle == .unspecified)
  }

  @Test func `fonts and designs say what there is`() throws {
    #expect(UIFont.familyNames.contains("Georgia"))
    let names = UIFont.fontNames(forFamilyName: "Georgia")
    #expect(names == ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"])
    #expect(try #require(UIFont(name: names[1], size: 12)).fontName == names[1])
    #expect(UIFont.fontNames(forFamilyName: "None").isEmpty)
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(descriptor.withDesign(.rounded) == nil && descriptor.withDesign(.serif) == nil)
    #expect(descriptor.withDesign(.monospaced) != nil)
  }

  @Test func `a segue made in code goes its way`() {
    final class Start: UIViewController {
      var prepared: String?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared = segue.identifier
      }
    }
    let (start, end) = (Start(), UIViewController())
    var arrived = false
    let segue = UIStoryboardSegue(identifier: "go", source: start, destination: end) {
      arrived = true
    }
    #expect(start.shouldPerformSegue(withIdentifier: "go", sender: nil))
    start.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(start.prepared == "go" && arrived)
    #expect(start.storyboard == nil)
  }
}
