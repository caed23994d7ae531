import Testing
import UIKit

/// Sessions load files, as on Apple's systems.
@MainActor @Suite struct FileLoadingTests {
  /// A file that is deleted when the test ends.
  final class Scratch {
    let url: URL

    init(_ text: String, named name: String) throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString)-\(name)")
      try Data(text.utf8).write(to: url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  init() { _ = UIScreen.main.bounds }

  private func code(_ url: URL, of session: URLSession = .shared) async -> URLError.Code? {
    do {
      _ = try await session.data(from: url)
      return nil
    } catch { return (error as? URLError)?.code }
  }

  @Test func `the shared session loads a file`() async throws {
    let file = try Scratch("cat", named: "cat.png")
    let (data, response) = try await URLSession.shared.data(from: file.url)
    #expect(String(decoding: data, as: UTF8.self) == "cat")
    #expect(response.url == file.url)
    #expect(response.mimeType == "image/png")
    #expect(response.expectedContentLength == 3)
  }

  @Test func `a task with a handler loads a file`() async throws {
    let file = try Scratch("dog", named: "dog")
    let text: String? = await withCheckedContinuation { done in
      URLSession.shared.dataTask(with: file.url) { data, _, _ in
        done.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
      }.resume()
    }
    #expect(text == "dog")
  }

  @Test func `sessions of the application load files`() async throws {
    let file = try Scratch("owl", named: "owl.json")
    for configuration in [URLSessionConfiguration.default, .ephemeral] {
      let (data, response) = try await URLSession(configuration: configuration)
        .data(from: file.url)
      #expect(data.count == 3)
      #expect(response.mimeType == "application/json")
    }
  }

  @Test func `what is no file fails as on Apple's systems`() async {
    #expect(await code(URL(fileURLWithPath: "/no/such/file")) == .fileDoesNotExist)
    #expect(await code(FileManager.default.temporaryDirectory) == .fileIsDirectory)
  }

  @Test func `a download of a file is refused, as it cannot be handed over`() async throws {
    let file = try Scratch("fox", named: "fox")
    let code: URLError.Code? = await withCheckedContinuation { done in
      URLSession.shared.downloadTask(with: file.url) { _, _, error in
        done.resume(returning: (error as? URLError)?.code)
      }.resume()
    }
    #expect(code == .unsupportedURL)
  }
}
