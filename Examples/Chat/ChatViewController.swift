import UIKit

/// A conversation, the newest message last.
class ChatViewController: UIViewController {
  private var messages: [Message] = [
    Message(text: "Hi! Are we still on for tomorrow?", sender: .other),
    Message(text: "Of course.", sender: .me),
    Message(
      text:
        "Great. I thought we could take the early train, so that there is time for the museum.",
      sender: .other),
    Message(text: "The 8:15?", sender: .me),
    Message(text: "Yes 👍", sender: .other),
  ]
  private lazy var flowLayout: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    return layout
  }()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: flowLayout)
  private let inputBar = InputBar()
  private var bottomConstraint: NSLayoutConstraint!
  private let titleLabel = UILabel()
  private var answerTimer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.numberOfLines = 2
    titleLabel.textAlignment = .center
    show(status: "online")
    navigationItem.titleView = titleLabel
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = nil
    collectionView.dataSource = self
    collectionView.keyboardDismissMode = .interactive
    collectionView.alwaysBounceVertical = true
    collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
    [collectionView, inputBar].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    bottomConstraint = inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomConstraint,
    ])
    inputBar.onSend = { [weak self] in self?.send($0) }
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillChange(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillChange(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
    tap.cancelsTouchesInView = false
    collectionView.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    flowLayout.itemSize.width = collectionView.bounds.width
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    answerTimer?.invalidate()
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: #selector(beginTyping), object: nil)
  }

  private func show(status: String) {
    let text = NSMutableAttributedString(
      string: "Alex\n", attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold)])
    text.append(
      NSAttributedString(
        string: status,
        attributes: [
          .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel,
        ]))
    titleLabel.attributedText = text
  }

  private func send(_ text: String) {
    append(Message(text: text, sender: .me))
    perform(#selector(beginTyping), with: nil, afterDelay: 0.5)
    answerTimer = Timer.scheduledTimer(
      timeInterval: 2, target: self, selector: #selector(answer(_:)), userInfo: "See you there!",
      repeats: false)
  }

  private func append(_ message: Message) {
    messages.append(message)
    let indexPath = IndexPath(item: messages.count - 1, section: 0)
    collectionView.insertItems(at: [indexPath])
    collectionView.scrollToItem(at: indexPath, at: .bottom, animated: true)
  }

  @objc private func beginTyping() { show(status: "typing…") }

  @objc private func answer(_ timer: Timer) {
    guard let text = timer.userInfo as? String else { return }
    show(status: "online")
    append(Message(text: text, sender: .other))
  }

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let frame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let isShowing = notification.name == UIResponder.keyboardWillShowNotification
    bottomConstraint.constant = isShowing ? -frame.height : 0
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: {
        self.view.layoutIfNeeded()
      }, completion: nil)
  }
}

extension ChatViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    messages.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.configure(messages[indexPath.item])
    return cell
  }
}
