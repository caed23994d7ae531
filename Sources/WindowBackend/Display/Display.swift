import Foundation
import RenderCore
import UIKit

/// What shows windows and passes on what their users do.
///
/// The narrow border between the application and a library for windows: pixels go out, events come in. All
/// places and sizes are in points; only pixels are counted in pixels.
@MainActor protocol Display: AnyObject {
  /// Opens a window. It is not larger than its screen.
  ///
  /// - Parameter origin: Where it is, as ``DisplayWindow/origin`` says; nil where the desktop puts it.
  func open(size: CGSize, at origin: CGPoint?) throws(DisplayError) -> any DisplayWindow

  /// What happened since the last call, in order.
  func events() -> [DisplayEvent]

  /// Begins to wake the main run loop when something happens.
  func wakeRunLoop()

  /// The text of the system's clipboard; nil if it has none or more than ``DisplayLimits/clipboard``.
  var clipboard: String? { get set }

  /// Gives a picture, and perhaps a text beside it, to the system's clipboard.
  ///
  /// - Parameter picture: Makes a PNG file, when another program asks for it.
  /// - Returns: False where the clipboard takes texts alone.
  func give(_ picture: @escaping () -> [UInt8]?, text: String?) -> Bool

  /// Reads the picture that another program has copied.
  ///
  /// - Parameter done: Gets it later. It is not called where there is none, or one of more than
  ///   ``DisplayLimits/picture``.
  func readPicture(_ done: @escaping (ClipboardPicture) -> Void)

  /// Begins to offer what is dragged out of a window to other programs.
  ///
  /// - Returns: Nil where the display has no such thing.
  func offer(_ contents: [DraggedContent]) -> (any DisplayOffer)?
}

/// What is dragged, as one of its types.
struct DraggedContent {
  /// A type of MIME.
  var type: String
  /// Calls back with the bytes; with nil if they cannot be had.
  var load: @MainActor (@escaping ([UInt8]?) -> Void) -> Void
}

/// Something that is dragged outside of the application's windows. It ends with ``leave()`` or ``drop()``.
@MainActor protocol DisplayOffer: AnyObject {
  /// Whether the program below the pointer would take it.
  var isAccepted: Bool { get }
  /// The pointer has moved.
  func move()
  /// It is not dragged outside any more.
  func leave()
  /// It is dropped; on nothing where it is not accepted.
  func drop()
}

/// A picture of another program.
struct ClipboardPicture: Equatable {
  /// The bytes of its file.
  var file: Data
  /// The file's type as pasteboards name it, such as `public.png`.
  var type: String
}

/// A window of a ``Display``.
@MainActor protocol DisplayWindow: AnyObject {
  /// Tells windows apart.
  var number: Int { get }
  var size: CGSize { get }
  /// The number of pixels per point.
  var scale: CGFloat { get }
  /// The desktop's units per point, in which ``origin`` and the places of input methods are.
  var unitsPerPoint: CGFloat { get }
  /// Where it is on the desktop, in the desktop's units; nil where programs do not know.
  var origin: CGPoint? { get }

  /// Whether it still has what was shown; else all of it has to be shown.
  var keepsPixels: Bool { get }
  /// Shows pictures at their places; the rest stays as it is.
  func show(_ patches: [(box: PixelBox, bitmap: Bitmap)])
  /// Shows again what was shown.
  func showAgain()
  /// What is shown.
  var picture: Bitmap? { get }

  func setTitle(_ title: String)
  func setCursor(_ cursor: ClientCursor)
  /// Where text is entered, so that input methods show their candidates there; nil while no text is.
  func setTextArea(_ area: CGRect?)
  /// The least and the greatest size that its user may give it; nil for any.
  func setLimits(minimum: CGSize?, maximum: CGSize?)
  func resize(to size: CGSize, scale: CGFloat)
  func close()
}

/// What happened in a window.
struct DisplayEvent: Equatable {
  /// The ``DisplayWindow/number``; nil for all windows.
  var window: Int?
  var kind: Kind

  enum Kind: Equatable {
    /// A finger, or the first button of a mouse; with the time in seconds of the display's clock.
    case touch(Int, ClientTouchPhase, CGPoint, TimeInterval?)
    /// A pointer that does not touch; nil: it left.
    case pointer(CGPoint?)
    case secondaryClick(CGPoint)
    /// The button of a mouse that goes back.
    case back
    /// How far content moves on, in points or in notches.
    case scroll(CGPoint, CGVector, isPrecise: Bool)
    /// A wheel with the control key: notches.
    case zoom(CGPoint, CGFloat)
    case key(DisplayKey, UIKeyModifierFlags)
    case text(String)
    /// What an input method composes, with a selection in UTF-16 units.
    case composing(String, NSRange)
    case resized
    case moved
    /// Pixels were lost.
    case exposed
    case visible(Bool)
    case focused(Bool)
    case clipboard
    /// Things of another program, which were dropped together.
    case dropped([DroppedThing], CGPoint)
    /// Its user closes the window.
    case closed
    /// Its user ends the application.
    case quit
  }
}

/// A key by its meaning.
enum DisplayKey: Hashable {
  case client(ClientKey)
  case pageUp, pageDown, home, end, forwardDelete
}

/// What was dropped on a window.
enum DroppedThing: Equatable {
  case file(String)
  case text(String)
}

enum DisplayLimits {
  /// The most bytes of text that are taken from a clipboard or a drop.
  static let clipboard = 8 << 20
  /// The most bytes of a picture's file that are taken from a clipboard.
  static let picture = 100_000_000
  /// The longest side of a window's picture in pixels, which is that of the renderer.
  static let side = 16_384
  /// The most pixels of a window's picture; what is beyond stays empty.
  static let pixels = 1 << 26
}

/// Why there is no window.
struct DisplayError: Error, CustomStringConvertible {
  var description: String
}
