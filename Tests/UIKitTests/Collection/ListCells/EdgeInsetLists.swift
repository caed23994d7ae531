import Foundation
import UIKit

extension NSDirectionalEdgeInsets {
  /// Top, leading, bottom, trailing.
  var list: [Double] { [Double(top), Double(leading), Double(bottom), Double(trailing)] }
}
