import Foundation

@objc class Entry: NSObject {
    @objc dynamic var title: String
    @objc dynamic var cents: Int

    init(title: String, cents: Int) {
        self.title = title
        self.cents = cents
    }

    #if EUROS
    var amount: String { return String(format: "%.2f €", Double(cents) / 100) }
    #endif
}
