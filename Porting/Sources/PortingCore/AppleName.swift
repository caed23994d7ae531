/// Names that Apple's modules bring along without being imported themselves, by how they begin.
enum AppleName {
  /// Modules of Apple's that are here or that sources import beside them.
  static let modules: Set = [
    "Foundation", "CoreGraphics", "QuartzCore", "CoreFoundation", "XCTest", "Testing", "Swift",
    "Dispatch", "Combine", "os", "OSLog", "FoundationExtras", "FoundationNetworking", "UIKit",
  ]

  /// The module that a name must be imported from on Linux; nil for names of other origin.
  static func module(of name: String) -> String? {
    if extras.contains(name) { return "FoundationExtras" }
    if networking.contains(name) { return "FoundationNetworking" }
    if uiKit.contains(name) || begins(name, with: "UI") { return "UIKit" }
    if uiKitBeginnings.contains(where: name.hasPrefix) { return "UIKit" }
    if begins(name, with: "CA") || quartzCore.contains(name) { return "QuartzCore" }
    if foundation.contains(name) { return "Foundation" }
    return begins(name, with: "CG") ? "CoreGraphics" : nil
  }

  /// `UIView` begins with "UI", "UIKit" and `UID` do not.
  private static func begins(_ name: String, with prefix: String) -> Bool {
    guard name.hasPrefix(prefix), name != "UIKit" else { return false }
    let rest = name.dropFirst(prefix.count)
    return rest.count > 2 && rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
  }

  /// The modules that bring Foundation with them.
  static let bringingFoundation: Set = [
    "Foundation", "CoreGraphics", "QuartzCore", "XCTest", "FoundationNetworking", "UIKit",
  ]

  private static let foundation: Set = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "IndexPath", "IndexSet", "NSObject", "NSString",
    "NSAttributedString", "NSRange", "NSCoder", "TimeInterval", "NotificationCenter",
    "UserDefaults", "DateFormatter", "NumberFormatter",
  ]
  private static let uiKitBeginnings = [
    "NSLayout", "NSCollectionLayout", "NSDirectional", "NSDiffableDataSource", "NSTextAttachment",
    "NSParagraphStyle", "NSMutableParagraphStyle", "NSStringDrawing",
  ]
  private static let uiKit: Set = [
    "Selector", "NSTextAlignment", "NSShadow", "NSUnderlineStyle", "NSTextContainer",
    "NSTextStorage", "NSDataAsset",
  ]
  private static let extras: Set = [
    "autoreleasepool", "NSHashTable", "NSMapTable", "NSPointerFunctions", "objc_AssociationPolicy",
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
    "OSAtomicIncrement32", "OSAtomicDecrement32", "OSAtomicAdd32", "OSAtomicIncrement64",
    "OSAtomicDecrement64", "OSAtomicAdd64", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueObservingOptions", "NSKeyValueChange", "NSKeyValueChangeKey",
  ]
  private static let quartzCore: Set = ["CFAbsoluteTimeGetCurrent", "CFTimeInterval"]
  private static let networking: Set = [
    "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionConfiguration", "URLSessionDelegate",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
    "URLRequest", "URLResponse", "HTTPURLResponse", "URLProtocol", "URLProtocolClient", "URLCache",
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "URLCredential",
    "URLCredentialStorage", "URLAuthenticationChallenge", "URLProtectionSpace",
  ]
}
