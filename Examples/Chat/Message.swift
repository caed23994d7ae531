import UIKit

/// What somebody wrote.
class Message: NSObject {
  enum Sender: Int { case me, other }
  @objc dynamic let text: String
  let sender: Sender

  init(text: String, sender: Sender) {
    self.text = text
    self.sender = sender
    super.init()
  }
}
