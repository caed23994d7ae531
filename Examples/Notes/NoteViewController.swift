import UIKit

/// One note, to be written.
class NoteViewController: UIViewController, UITextFieldDelegate {
  private var note: Note
  private let store: NoteStore
  private var isDeleted = false
  private let titleField = UITextField()
  private let textView = UITextView()

  init(note: Note, store: NoteStore) {
    self.note = note
    self.store = store
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [unowned self] _ in askToDelete() }),
      UIBarButtonItem(
        image: UIImage(systemName: note.isPinned ? "pin.slash" : "pin"),
        primaryAction: UIAction { [unowned self] _ in togglePin() }),
    ]
    titleField.text = note.title
    titleField.placeholder = "Title"
    titleField.font = .preferredFont(forTextStyle: .title2)
    titleField.returnKeyType = .next
    titleField.delegate = self
    textView.text = note.text
    textView.font = .preferredFont(forTextStyle: .body)
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    textView.keyboardDismissMode = .interactive
    for subview in [titleField, textView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      titleField.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      titleField.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      titleField.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      textView.topAnchor.constraint(equalTo: titleField.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if note.title.isEmpty { titleField.becomeFirstResponder() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard !isDeleted else { return }
    note.title = titleField.text ?? ""
    note.text = textView.text
    if !note.title.isEmpty || !note.text.isEmpty { store.save(note) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textView.becomeFirstResponder()
    return false
  }

  private func togglePin() {
    note.isPinned.toggle()
    navigationItem.rightBarButtonItems?.last?.image = UIImage(
      systemName: note.isPinned ? "pin.slash" : "pin")
  }

  private func askToDelete() {
    let alert = UIAlertController(
      title: "Delete this note?", message: "It can't be brought back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in
        isDeleted = true
        store.delete(note)
        navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}
