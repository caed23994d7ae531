import InlineSnapshotTesting
import Testing

/// Every public name that suites are written against, with all its arguments.
@Suite struct PublicNamesTests {
  @Test func `an assertion takes all arguments`() {
    let isRecording: Bool? = false
    assertInlineSnapshot(
      of: 1, as: .description, message: "one", record: .never, timeout: 5,
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(), matches: { "1" }, fileID: #fileID,
      file: #filePath, function: #function, line: #line, column: #column)
    assertInlineSnapshot(
      of: 1, as: .description, message: "one", record: isRecording, timeout: 5,
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(), matches: { "1" }, fileID: #fileID,
      file: #filePath, function: #function, line: #line, column: #column)
  }

  @Test func `a descriptor is made, changed, compared and fails`() {
    var descriptor = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["before"], trailingClosureLabel: "now",
      trailingClosureOffset: 1)
    let labels: [String] = descriptor.deprecatedTrailingClosureLabels
    #expect(labels == ["before"])
    #expect(descriptor.trailingClosureLabel == "now")
    #expect(InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel == "matches")
    descriptor.deprecatedTrailingClosureLabels = []
    descriptor.trailingClosureLabel = "matches"
    descriptor.trailingClosureOffset = 0
    #expect(Set([descriptor]) == [InlineSnapshotSyntaxDescriptor()])
    withKnownIssue {
      descriptor.fail("words", fileID: #fileID, file: #filePath, line: #line, column: #column)
    } matching: {
      $0.comments.map(\.rawValue) == ["words"]
    }
  }
}
