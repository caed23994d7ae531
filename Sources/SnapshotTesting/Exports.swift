// A suite that imports this module sees UIKit, as on Apple's systems.
@_exported import UIKit
