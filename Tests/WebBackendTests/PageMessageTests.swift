import RenderCore
import TestSupport
import Testing
import UIKit

@testable import WebBackend

@Suite struct PageMessageTests {
  private static let conditions =
    #""width":390,"height":844.5,"scale":2,"safe":[0,0,0,0],"keyboard":0,"dark":true,"still":false,"contrast":false,"text":16"#
  private static let session = String(repeating: "0a", count: 16)

  /// Messages as the page writes them.
  static let right = [
    #"{"t":"hello","session":"\#(session)","content":"",\#(conditions)}"#,
    #"{"t":"conditions",\#(conditions)}"#, #"{"t":"shown","frame":7}"#,
    #"{"t":"visible","is":true}"#,
    #"{"t":"touch","id":-2,"phase":"began","x":1.5,"y":2}"#, #"{"t":"hover"}"#,
    #"{"t":"hover","x":1,"y":0}"#, #"{"t":"wheel","x":1,"y":2,"dx":0,"dy":-120,"precise":false}"#,
    #"{"t":"menu","x":1,"y":2}"#, #"{"t":"key","key":"ArrowUp","modifiers":"sm"}"#,
    #"{"t":"key","key":"é","modifiers":""}"#, #"{"t":"text","text":"Grüße 👋🏽"}"#,
    #"{"t":"paste","text":"a\nb"}"#, #"{"t":"marked","text":"に","start":1,"length":0}"#,
    #"{"t":"activate","element":3}"#, #"{"t":"tiles","count":1}"#, #"{"t":"looks","count":2}"#,
    #"{"t":"back","count":2}"#,
    #"{"t":"link","link":"museum://rooms/3"}"#,
    #"{"t":"touch","id":1,"phase":"ended","x":1,"y":2,"time":12.5,"n":3}"#,
  ]

  @Test(arguments: right) func `what the page says is understood`(text: String) throws {
    _ = try PageMessage(text)
  }

  @Test func `values arrive as they were said`() throws {
    let touch = try PageMessage(#"{"t":"touch","id":4,"phase":"moved","x":1.5,"y":-2}"#)
    #expect(touch == .event(.touch(4, .moved, CGPoint(x: 1.5, y: -2))))
    let later = try PageMessage(
      #"{"t":"touch","id":4,"phase":"moved","x":1,"y":2,"time":7.25,"n":9}"#)
    #expect(later == .event(.touch(4, .moved, CGPoint(x: 1, y: 2), 7.25), number: 9))
    let key = try PageMessage(#"{"t":"key","key":"a","modifiers":"sm"}"#)
    #expect(key == .event(.key(.character("a"), [.shift, .command])))
    var wanted = ScreenConditions(
      size: CGSize(width: 390, height: 844.5), scale: 2, keyboardHeight: 0)
    wanted.isDark = true
    #expect(try PageMessage(#"{"t":"conditions",\#(Self.conditions)}"#) == .conditions(wanted))
  }

  @Test(arguments: [
    "", "7", "[]", "{", "null", #"{"t":7}"#, #"{"t":"unknown"}"#, #"{"t":"shown"}"#,
    #"{"t":"shown","frame":-1}"#, #"{"t":"shown","frame":1.5}"#, #"{"t":"shown","frame":true}"#,
    #"{"t":"shown","frame":1e300}"#, #"{"t":"visible","is":1}"#, #"{"t":"menu","x":1e9,"y":0}"#,
    #"{"t":"touch","id":1,"phase":"flew","x":1,"y":2}"#, #"{"t":"key","key":"ab","modifiers":""}"#,
    #"{"t":"key","key":"a","modifiers":"q"}"#, #"{"t":"text","text":["a"]}"#,
    #"{"t":"conditions","width":1e5,"height":844,"scale":2,"safe":[0,0,0,0],"keyboard":0,"dark":true,"still":false,"contrast":false,"text":16}"#,
    #"{"t":"conditions","width":4000,"height":4000,"scale":8,"safe":[0,0,0,0],"keyboard":0,"dark":true,"still":false,"contrast":false,"text":16}"#,
    #"{"t":"conditions","width":40,"height":40,"scale":2,"safe":[0,0],"keyboard":0,"dark":true,"still":false,"contrast":false,"text":16}"#,
    #"{"t":"tiles","count":0}"#, #"{"t":"looks","count":0}"#, #"{"t":"back","count":-1}"#,
    #"{"t":"link","link":""}"#,
    #"{"t":"touch","id":1,"phase":"moved","x":1,"y":2,"time":"now"}"#,
    #"{"t":"touch","id":1,"phase":"moved","x":1,"y":2,"n":-1}"#,
    #"{"t":"hello","session":"short","content":"","width":390,"height":844,"scale":2,"safe":[0,0,0,0],"keyboard":0,"dark":true,"still":false,"contrast":false,"text":16}"#,
  ]) func `anything else is refused`(text: String) {
    #expect(throws: NetworkError.self) { try PageMessage(text) }
  }

  @Test func `long texts and deep nesting are refused`() {
    let long = String(repeating: "a", count: PageMessage.longestText + 1)
    #expect(throws: NetworkError.self) { try PageMessage(#"{"t":"text","text":"\#(long)"}"#) }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: NetworkError.self) { try PageMessage(deep) }
    #expect(throws: NetworkError.self) { try PageMessage(#"{"t":"text","text":\#(deep)"#) }
  }

  @Test func `ten thousand damaged messages are read without harm`() throws {
    var generator = SplitMix64(seed: 20)
    var understood = 0
    for _ in 0..<10_000 {
      var bytes = Array(Self.right.randomElement(using: &generator)!.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes[index], at: index)
        default: bytes.removeSubrange(index...)
        }
      }
      if (try? PageMessage(String(decoding: bytes, as: UTF8.self))) != nil { understood += 1 }
    }
    #expect(understood < 10_000)
  }

  @Test func `a page may send many messages at once and fewer in the long run`() {
    var allowance = MessageAllowance(rate: 10)
    let atOnce = (0..<100).count { _ in allowance.takes(at: 0) }
    #expect(atOnce == 20)
    let later = (0..<100).count { _ in allowance.takes(at: 1) }
    #expect(later == 10)
  }
}

@Suite struct FrameMessageTests {
  @Test func `a frame has the numbers and the pixels of its boxes`() {
    let bitmap = Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 255, 4, 5, 6, 255])
    let box = PixelBox(x: 5, y: 6, width: 1, height: 2)
    let move = SurfaceMove(PixelBox(x: 0, y: 1, width: 2, height: 3), dx: 0, dy: -1)
    let message = FrameMessage(
      number: 9, width: 10, height: 20, moves: [move], patches: [(box, bitmap)])
    let words = message.bytes.withUnsafeBytes { buffer in
      (0..<(buffer.count / 4)).map { buffer.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
    #expect(Array(words[..<8]) == [1, 9, 10, 20, 1, 1, 8, 0])
    #expect(Array(words[8..<14]) == [0, 1, 2, 3, 0, UInt32.max])
    #expect(Array(words[14..<18]) == [5, 6, 1, 2])
    #expect(Array(message.bytes[72...]) == bitmap.pixels)
  }

  @Test func `large areas are compressed`() {
    let pixels = [UInt8](repeating: 255, count: 100 * 100 * 4)
    let bitmap = Bitmap(width: 100, height: 100, pixels: pixels)
    let message = FrameMessage(
      number: 1, width: 100, height: 100, moves: [], patches: [(bitmap.box, bitmap)])
    #expect(message.bytes.count < 1000)
    #expect(message.bytes[28] == 1)
  }
}
