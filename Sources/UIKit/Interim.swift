// Stand-ins until the real classes land.
public enum NSTextAlignment { case natural, center }
open class UILabel: UIView { var font: UIFont!; var text: String?; var textColor: UIColor!; var textAlignment = NSTextAlignment.natural }
open class UIImageView: UIView { var image: UIImage? }
