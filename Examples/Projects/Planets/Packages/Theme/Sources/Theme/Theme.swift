import UIKit

public enum Theme {
  public static let night = UIColor(red: 0.09, green: 0.1, blue: 0.2, alpha: 1)
  public static let moon = UIColor(white: 0.92, alpha: 1)
}
