import Testing

/// Whether an issue has all of these words.
func says(_ issue: Issue, _ words: String...) -> Bool {
  let text = issue.comments.map(\.rawValue).joined(separator: "\n")
  return words.allSatisfy(text.contains)
}
