import Testing
import UIKit

/// Code of the language mode 5 may call UIKit on any thread; the compiler does not object.
@Suite struct BackgroundTests {
  @Test func `a view that is changed on another thread ends the process with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIScreen.main.bounds }
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        UIView().backgroundColor = .red
        done.signal()
      }
      done.wait()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIKit must be used from main thread only"))
    #expect(text.contains("DispatchQueue.main.async"))
  }
}
