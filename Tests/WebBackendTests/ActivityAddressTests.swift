import Foundation
import Testing
import UIKit

/// Addresses by which pages come back to what a scene shows.
@MainActor struct ActivityAddressTests {
  private func activity(_ info: [AnyHashable: Any]?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "museum.visit")
    activity.title = "A room"
    activity.userInfo = info
    return activity
  }

  @Test func `an activity comes back from its address with all of its values`() throws {
    let info: [AnyHashable: Any] = [
      "room": "Trees ✓", "work": 12, "isOpen": true, "zoom": 1.5, "ids": [1, 2],
      "when": Date(timeIntervalSinceReferenceDate: 12), "bytes": Data([1, 2]),
      "more": ["a": ["b": "c"]], "site": try #require(URL(string: "museum://rooms/3")),
    ]
    let text = try #require(ActivityAddress.text(of: activity(info)))
    #expect(text.allSatisfy { $0.isLetter || $0.isNumber || "-_:".contains($0) })
    let url = try #require(URL(string: text))
    let back = try #require(ActivityAddress.activity(of: url))
    #expect(back.activityType == "museum.visit" && back.title == "A room")
    let values = try #require(back.userInfo)
    #expect(values.count == info.count)
    #expect(values["room"] as? String == "Trees ✓" && values["work"] as? Int == 12)
    #expect(values["isOpen"] as? Bool == true && values["zoom"] as? Double == 1.5)
    #expect(values["when"] as? Date == info["when"] as? Date)
    #expect(values["bytes"] as? Data == Data([1, 2]))
    #expect(values["site"] as? URL == info["site"] as? URL)
    #expect(values["ids"] as? [Int] == [1, 2])
    #expect((values["more"] as? [String: [String: String]])?["a"] == ["b": "c"])
    // The same activity has the same address, whatever the order of its values.
    #expect(ActivityAddress.text(of: activity(info)) == text)
  }

  @Test func `what no address can hold has none`() {
    #expect(ActivityAddress.text(of: activity(["view": NSObject()])) == nil)
    #expect(ActivityAddress.text(of: activity([1: "a"])) == nil)
    let long = String(repeating: "a", count: 2000)
    #expect(ActivityAddress.text(of: activity(["long": long])) == nil)
    #expect(ActivityAddress.text(of: activity(nil)) != nil)
  }

  @Test(arguments: ["uikit-state:", "uikit-state:AAAA", "uikit-state:e30", "museum://rooms/3"])
  func `damaged and other addresses are no activities`(text: String) throws {
    #expect(ActivityAddress.activity(of: try #require(URL(string: text))) == nil)
  }
}
