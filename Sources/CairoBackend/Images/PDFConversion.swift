import Glibc
import RenderCore

extension ImageCodec {
  package func svg(ofPDF path: String) throws(ImageError) -> [UInt8] {
    var name = Array("/tmp/uikit-pdf-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw .notWritten(path: "/tmp", reason: String(cString: strerror(errno)))
    }
    close(descriptor)
    defer { unlink(name) }
    let output = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try Self.convert(path, into: output)
    guard let text = IconFile.contents(of: output), !text.isEmpty else {
      throw .damaged(reason: "the PDF file has no page")
    }
    return Array(Self.inPixels(text).utf8)
  }

  /// Runs poppler's converter on the first page.
  private static func convert(_ path: String, into output: String) throws(ImageError) {
    let words = ["pdftocairo", "-svg", "-f", "1", "-l", "1", path, output]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var child = pid_t()
    guard posix_spawnp(&child, words[0], &actions, nil, &arguments, nil) == 0 else {
      throw .damaged(reason: "PDF files need pdftocairo: install the package poppler-utils")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw .damaged(reason: "the PDF file cannot be read") }
  }

  /// A point of the page is a unit of the drawing: the converter writes sizes such as `24pt`.
  private static func inPixels(_ text: String) -> String {
    guard let start = text.start(of: "<svg ") else { return text }
    let end = text[start...].firstIndex(of: ">") ?? text.endIndex
    var head = ""
    for word in text[start..<end].split(separator: "\"", omittingEmptySubsequences: false) {
      if !head.isEmpty { head += "\"" }
      head += String(word.hasSuffix("pt") ? word.dropLast(2) : word)
    }
    return String(text[..<start]) + head + String(text[end...])
  }
}

extension String {
  /// Where `part` begins first.
  fileprivate func start(of part: String) -> String.Index? {
    var rest = self[...]
    while let index = rest.firstIndex(of: "<") {
      if self[index...].hasPrefix(part) { return index }
      rest = self[self.index(after: index)...]
    }
    return nil
  }
}
