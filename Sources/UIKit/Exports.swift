// A source file that imports UIKit gets these with it, as on Apple's systems.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationExtras
@_exported import QuartzCore

#if canImport(FoundationNetworking)
  // Part of Foundation on Apple's systems: `URLSession`, `URLRequest` and their kin.
  @_exported import FoundationNetworking
#endif
