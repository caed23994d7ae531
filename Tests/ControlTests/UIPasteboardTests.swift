import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIPasteboardTests {
  @Test func `a value takes the place of what was there, and counts`() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.changeCount == 0 && board.items.isEmpty && board.string == nil)
    board.string = "one"
    #expect(board.string == "one" && board.strings == ["one"] && board.hasStrings)
    #expect(board.types == ["public.utf8-plain-text"] && board.numberOfItems == 1)
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("one".utf8))
    board.strings = ["two", "three"]
    #expect(board.string == "two" && board.numberOfItems == 2 && board.changeCount == 2)
    board.addItems([["public.text": "four"]])
    #expect(board.strings == ["two", "three", "four"] && board.changeCount == 3)
    board.string = nil
    #expect(board.items.isEmpty && !board.hasStrings)
  }

  @Test func `values have types`() throws {
    let board = UIPasteboard.withUniqueName()
    let url = try #require(URL(string: "https://swift.org"))
    board.url = url
    #expect(board.url == url && board.string == "https://swift.org" && board.hasURLs)
    #expect(board.contains(pasteboardTypes: ["public.url"]) && !board.hasImages)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    board.image = image
    #expect(board.image === image && !board.hasStrings)
    let bytes = try #require(board.data(forPasteboardType: "public.png"))
    board.setData(bytes, forPasteboardType: "public.png")
    #expect(board.image?.size.height == 3 * image.scale)
    board.color = .systemRed
    #expect(board.color == .systemRed && board.colors?.count == 1)
    board.setValue("own", forPasteboardType: "org.example.own")
    #expect(board.value(forPasteboardType: "org.example.own") as? String == "own")
    #expect(board.string == nil)
  }

  @Test func `pasteboards are found by name until they are removed`() {
    let name = UIPasteboard.Name("org.example.tests")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let board = UIPasteboard(name: name, create: true)
    board?.string = "kept"
    #expect(UIPasteboard(name: name, create: false) === board)
    UIPasteboard.remove(withName: name)
    #expect(board?.string == nil && UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard(name: .general, create: false) === UIPasteboard.general)
  }

  @Test func `changes are posted with the types that came and went`() {
    let board = UIPasteboard.withUniqueName()
    board.string = "text"
    nonisolated(unsafe) var added: [String] = []
    nonisolated(unsafe) var removed: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
    }
    board.color = .red
    NotificationCenter.default.removeObserver(token)
    #expect(added == ["com.apple.uikit.color"] && removed == ["public.utf8-plain-text"])
  }

  @Test func `items expire`() {
    let board = UIPasteboard.withUniqueName()
    board.setItems([["public.text": "gone"]], options: [.expirationDate: Date.distantPast])
    #expect(board.string == nil && board.changeCount == 1)
    board.setItems(
      [["public.text": "there"]], options: [.expirationDate: Date.distantFuture, .localOnly: true])
    #expect(board.string == "there")
  }

  @Test func `fields cut, copy and paste`() {
    final class Refuser: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { !string.contains("no") }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let refuser = Refuser()
    field.delegate = refuser
    onStage(field) { window, _ in
      field.becomeFirstResponder()
      window.type("some text")
      window.press(.selectAll)
      window.press(.copy)
      #expect(UIPasteboard.general.string == "some text" && field.text == "some text")
      window.press(.cut)
      #expect(field.text == "")
      UIPasteboard.general.string = "a\nb"
      window.press(.paste)
      #expect(field.text == "a b")
      UIPasteboard.general.string = "no"
      field.paste(nil)
      #expect(field.text == "a b")
      field.isSecureTextEntry = true
      field.selectAll(nil)
      #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
      field.copy(nil)
      #expect(UIPasteboard.general.string == "no")
    }
  }

  @Test func `text views paste lines, and others hear of what they do not take`() {
    final class Ground: UIView {
      var heard: [String] = []
      override func copy(_ sender: Any?) { heard.append("copy") }
    }
    let ground = Ground(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    ground.addSubview(view)
    onStage(ground) { window, _ in
      view.becomeFirstResponder()
      UIPasteboard.general.string = "a\nb"
      window.press(.paste)
      #expect(view.text == "a\nb")
      // Nothing is selected: the next responder is asked.
      window.press(.copy)
      #expect(ground.heard == ["copy"])
      view.select(nil)
      window.press(.copy)
      #expect(UIPasteboard.general.string == "b" && ground.heard == ["copy"])
    }
  }
}
