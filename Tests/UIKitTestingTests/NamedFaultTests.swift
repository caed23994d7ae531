import Foundation
import Inspection
import Testing
import UIKit

/// A fault of each name, planted in a screen of its own and told by the report's JSON.
@MainActor @Suite(.serialized) struct NamedFaultTests {
  /// The report of a screen, as JSON.
  private func report(of plant: () -> UIViewController) throws -> [String: Any] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    defer { window.isHidden = true }
    let found = ConstraintReport.collected {
      window.rootViewController = plant()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    let json = try InterfaceReport(of: window, title: "planted", reports: found.reports).json
    return try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  private func faults(_ report: [String: Any]) -> [[String: Any]] {
    report["faults"] as? [[String: Any]] ?? []
  }

  @Test(arguments: LayoutFault.Name.allCases)
  func `a planted fault is told by its name`(name: LayoutFault.Name) throws {
    let told = faults(try report { PlantedScreens.screen(with: name) })
    let names = told.compactMap { $0["name"] as? String }
    #expect(names.contains(name.rawValue), "\(name): \(names)")
    // Nothing else is told but what the fault brings along.
    let others = Set(names).subtracting([name.rawValue])
    #expect(others.isSubset(of: PlantedScreens.companions(of: name)), "\(name): \(others)")
    let fault = try #require(told.first { $0["name"] as? String == name.rawValue })
    for word in ["element", "expected", "found", "cure", "problem"] {
      #expect((fault[word] as? String)?.isEmpty == false, "\(name): \(word)")
    }
    #expect(fault["viewPath"] is String && fault["frame"] is [String: Any])
    #expect(fault["isAdvice"] as? Bool == name.isAdvice)
  }

  @Test func `a fault in a cell names the cell`() throws {
    let told = faults(try report { PlantedScreens.screen(with: .viewOutsideCell) })
    let fault = try #require(told.first { $0["name"] as? String == "viewOutsideCell" })
    #expect(fault["section"] as? Int == 0 && fault["item"] as? Int == 0)
    #expect(fault["identifier"] as? String == "cell-0")
    #expect((fault["element"] as? String)?.hasSuffix("in cell [0, 0]") == true)
  }

  @Test func `sound screens have none`() throws {
    for screen in [PlantedScreens.soundRows(), PlantedScreens.soundViews()] {
      let told = faults(try report { screen })
      #expect(told.isEmpty, "\(told)")
    }
  }
}
