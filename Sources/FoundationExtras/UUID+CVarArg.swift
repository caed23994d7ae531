import Foundation

/// An identifier is an object in formats: `String(format: "%@", id as CVarArg)`.
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The identifier's text, which the list of arguments keeps until it has been formatted.
  public var _cVarArgObject: any CVarArg { uuidString as NSString }

  /// The words that stand for the text's object.
  public var _cVarArgEncoding: [Int] { (uuidString as NSString)._cVarArgEncoding }
}
