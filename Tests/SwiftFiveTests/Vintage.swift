import UIKit

// An application as it was written when Swift was young and has been kept alive since: sizes by the
// screen, formats for constraints, helpers by extension, generic cells made of each other.

let screenWidth = UIScreen.main.bounds.size.width

extension UIColor {
  class func randomColor() -> UIColor {
    UIColor(
      red: CGFloat(Int.random(in: 0..<256)) / 255.0, green: CGFloat(drand48()), blue: 0.5, alpha: 1)
  }

  convenience init(hexString: String) {
    var text = hexString.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("#") { text.remove(at: text.startIndex) }
    var rgb: UInt64 = 0
    Scanner(string: text).scanHexInt64(&rgb)
    self.init(
      red: CGFloat((rgb & 0xFF0000) >> 16) / 255.0, green: CGFloat((rgb & 0x00FF00) >> 8) / 255.0,
      blue: CGFloat(rgb & 0x0000FF) / 255.0, alpha: 1)
  }
}

extension String {
  func height(constrainedTo width: CGFloat, font: UIFont) -> CGFloat {
    let room = CGSize(width: width, height: CGFloat(MAXFLOAT))
    let box = (self as NSString).boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [NSAttributedString.Key.font: font], context: nil)
    return ceil(box.height)
  }
}

extension UIView {
  var parentController: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  func roundCorners(_ corners: UIRectCorner, radius: CGFloat) {
    let path = UIBezierPath(
      roundedRect: bounds, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    layer.mask = mask
  }
}

/// A property of a view that has the view laid out anew when it is set.
@propertyWrapper final class Relayouting<Value: Equatable> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { _ = newValue }
  }

  static subscript<Enclosing: UIView>(
    _enclosingInstance view: Enclosing,
    wrapped property: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storage: ReferenceWritableKeyPath<Enclosing, Relayouting>
  ) -> Value {
    get { view[keyPath: storage].value }
    set {
      guard view[keyPath: storage].value != newValue else { return }
      view[keyPath: storage].value = newValue
      view.setNeedsLayout()
    }
  }
}

class BaseCell<Item>: UICollectionViewCell {
  var item: Item! { didSet { bind() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setUpViews() {}
  func bind() {}
}

final class PhotoCell: BaseCell<String> {
  var imageView: UIImageView!
  var titleLabel: UILabel!
  @Relayouting var inset: CGFloat = 4

  override func setUpViews() {
    imageView = UIImageView(frame: contentView.bounds)
    imageView.contentMode = UIView.ContentMode.scaleAspectFill
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    titleLabel = UILabel()
    titleLabel.textAlignment = NSTextAlignment.center
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    isExclusiveTouch = true
  }

  override func bind() { titleLabel.text = item }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.insetBy(dx: inset, dy: inset)
  }
}

/// A controller of a list for any cells of the base class.
class BaseListController<Cell: BaseCell<Item>, Item>: UICollectionViewController {
  var items: [Item] = [] { didSet { collectionView.reloadData() } }
  private let identifier = "cell"

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.register(Cell.self, forCellWithReuseIdentifier: identifier)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return items.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
    cell.item = items[(indexPath as NSIndexPath).row]
    return cell
  }
}

final class PhotosController: BaseListController<PhotoCell, String>,
  UICollectionViewDelegateFlowLayout
{
  fileprivate let sectionInsets = UIEdgeInsets(top: 50.0, left: 20.0, bottom: 50.0, right: 20.0)
  fileprivate let itemsPerRow: CGFloat = 3
  private let banner = UILabel()
  private(set) var ticks = 0

  override var shouldAutorotate: Bool { return false }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { return .slide }

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    banner.text = "Photos"
    banner.backgroundColor = UIColor(hexString: "#336699")
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    let views: [String: Any] = ["banner": banner, "top": topLayoutGuide]
    for format in ["H:|-0-[banner]-0-|", "V:[top][banner(30)]"] {
      view.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: NSLayoutConstraint.FormatOptions(rawValue: 0),
          metrics: nil, views: views))
    }
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] timer in
      guard let self = self else { return timer.invalidate() }
      self.ticks += 1
      if self.ticks == 3 { timer.invalidate() }
    }
  }

  var bannerFrame: CGRect { return banner.frame }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let available = view.frame.width - sectionInsets.left * (itemsPerRow + 1)
    return CGSize(width: available / itemsPerRow, height: available / itemsPerRow)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { return sectionInsets }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { return sectionInsets.left }
}
