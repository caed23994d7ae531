// A source file that imports UIKit gets these with it, as on Apple's systems.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
