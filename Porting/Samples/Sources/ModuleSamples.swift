import Combine
import OSLog
import Testing
import UIKit
import os.log

final class Cart: ObservableObject {
  @Published var items: [String] = []
  private let logger = Logger(subsystem: "shop", category: "cart")

  func add(_ item: String) {
    logger.debug("adding \(item, privacy: .public)")
    os_log("%{public}@ was added", log: .disabled, type: .info, item)
    items.append(item)
  }
}

@Suite struct ModuleSamples {
  @Test func modulesOfAppleAreThere() {
    let cart = Cart()
    var counts: [Int] = []
    let subscription = cart.$items.map(\.count).sink { counts.append($0) }
    cart.add("pear")
    subscription.cancel()
    #expect(counts == [0, 1])
  }
}
