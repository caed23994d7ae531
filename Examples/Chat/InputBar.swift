import UIKit

/// Where a message is written, above the keyboard.
class InputBar: UIView, UITextViewDelegate {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  var onSend: ((String) -> Void)?
  @objc var isEmpty: Bool { textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    textView.delegate = self
    textView.accessibilityLabel = "Message"
    textView.font = .preferredFont(forTextStyle: .body)
    textView.isScrollEnabled = false
    textView.layer.cornerRadius = 18
    textView.layer.borderWidth = 0.5
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    sendButton.setImage(
      UIImage(
        systemName: "arrow.up.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: 28, weight: .regular, scale: .default)), for: .normal)
    sendButton.accessibilityLabel = "Send"
    sendButton.addTarget(self, action: #selector(InputBar.send), for: .touchUpInside)
    sendButton.isEnabled = false
    let stack = UIStackView(arrangedSubviews: [textView, sendButton])
    stack.spacing = 8
    stack.alignment = .bottom
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    addSubview(stack)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  func textViewDidChange(_ textView: UITextView) { sendButton.isEnabled = !isEmpty }

  func textViewDidBeginEditing(_ textView: UITextView) {
    textView.layer.borderColor = tintColor.cgColor
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    textView.layer.borderColor = UIColor.separator.cgColor
  }

  @objc private func send() {
    guard !isEmpty else { return }
    onSend?(textView.text)
    textView.text = ""
    sendButton.isEnabled = false
  }
}
