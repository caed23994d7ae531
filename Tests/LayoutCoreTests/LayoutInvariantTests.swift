import GeometryCore
import Testing
import Workloads

// Faults are planted in stored properties, which only a testable import shows.
#if DEBUG
  @testable import LayoutCore

  /// Checks that broken states of a layout are found.
  @Suite struct LayoutInvariantTests {
    /// Three sections of four estimated rows.
    private func geometry() -> LayoutGeometry {
      let extent = LayoutExtent(width: .fractionalWidth(1), height: .estimated(44))
      let section = SectionDescription(
        group: ItemDescription(
          extent: extent,
          group: GroupDescription(
            axis: .vertical, form: .repeating([ItemDescription(extent: extent)]))))
      var geometry = LayoutGeometry(
        configuration: LayoutConfiguration(interSectionSpacing: 10),
        environment: LayoutEnvironment(container: Size(width: 320, height: 480), scale: 2),
        plan: LayoutPlan(section, itemCounts: [4, 4, 4]))
      geometry.record(Size(width: 320, height: 60), for: .cell(section: 1, item: 2))
      return geometry
    }

    @Test func `a consistent layout has no broken invariant`() {
      #expect(geometry().brokenInvariant() == nil)
    }

    @Test func `a section with a template that does not exist is found`() {
      var geometry = geometry()
      geometry.stack.setTemplate(7, ofSection: 2)
      #expect(geometry.brokenInvariant() == "Section 2 uses template 7 of 1.")
    }

    @Test func `sections that share a template of their own are found`() throws {
      var geometry = geometry()
      geometry.templates.append(geometry.templates[0])
      geometry.stack.setTemplate(1, ofSection: 0)
      geometry.stack.setTemplate(1, ofSection: 2)
      #expect(
        geometry.brokenInvariant() == "Sections 0 and 2 share a template of their own, 1.")
    }

    @Test func `measurements of a section that does not exist are found`() {
      var geometry = geometry()
      geometry.measured[5] = geometry.measured[1]
      #expect(geometry.brokenInvariant() == "Section 5 is measured but does not exist.")
    }

    @Test func `a section without the length of its measurements is found`() {
      var geometry = geometry()
      geometry.measured[0] = geometry.measured[1]
      #expect(geometry.brokenInvariant() == "Section 0 is 176.0 long, not 192.0.")
    }

    @Test func `a measured item that does not exist is found`() {
      var geometry = geometry()
      geometry.measured[1]?.heights.set(3, at: 9)
      #expect(
        geometry.brokenInvariant() == "Item 9 of section 1 is measured but does not exist.")
    }
  }
#endif
