// Source files that import CoreGraphics expect CGFloat, CGRect and their kin; Foundation has them here.
@_exported import Foundation
