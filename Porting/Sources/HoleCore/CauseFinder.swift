/// Finds why an error is there, from what it says and what the file lacks.
struct CauseFinder {
  /// The missing modules that each file imported.
  var missingModules: [String: [String]] = [:]
  /// Names whose declarations were cut out or replaced.
  var lost: [String: HoleCause] = [:]
  /// Classes and protocols that files in Objective-C declare.
  var objectiveCNames: Set<String> = []

  /// Members by which modules that teams use most are known.
  private static let hints = [
    "snp": "SnapKit", "kf": "Kingfisher", "rx": "RxCocoa", "sd_setImage": "SDWebImage",
    "pin": "PinLayout", "hero": "Hero", "then": "Then", "disposed": "RxSwift", "af": "Alamofire",
    "mas_makeConstraints": "Masonry", "ml": "Lottie", "cellViewModel": "ReactiveSwift",
  ]

  /// The cause of an error.
  func cause(of error: CompilerError) -> HoleCause {
    let names = error.names
    for name in names {
      let plain = name.prefix { $0 != "<" }.split(separator: ".").last
      if let cause = lost[name] ?? lost[String(plain ?? "")] {
        return cause
      }
    }
    let message = error.message
    if let name = names.first(where: objectiveCNames.contains) {
      return HoleCause(.objectiveC, name)
    }
    if Self.observing.contains(where: names.contains) {
      return HoleCause(.objectiveC, "key-value observing")
    }
    if Self.objectiveC.contains(where: message.contains) {
      return HoleCause(.objectiveC, names.first ?? "its runtime")
    }
    let isSwiftUIs = names.contains(where: HoleSupport.swiftUINames.contains)
    if isSwiftUIs, missingModules.values.joined().contains("SwiftUI") {
      return HoleCause(.missingModule, "SwiftUI")
    }
    if let name = missingName(in: error) { return cause(ofMissing: name, in: error) }
    if message.contains("override") || message.contains("conform") {
      return HoleCause(.signature, message)
    }
    if let own = missingModules[error.path]?.first { return HoleCause(.missingModule, own) }
    return HoleCause(.signature, message)
  }

  private static let observing = [
    "observe", "NSKeyValueObservation", "NSKeyValueChangeKey", "NSKeyValueObservingOptions",
  ]

  private static let objectiveC = [
    "Objective-C", "@objc", "#selector", "#keyPath", "NSManaged", "observe(", "'dynamic'",
  ]

  /// The name that nothing declares: of "cannot find 'x' in scope" and "… has no member 'x'".
  private func missingName(in error: CompilerError) -> String? {
    let message = error.message
    if message.hasPrefix("cannot find") || message.hasPrefix("no type named")
      || message.hasPrefix("unknown attribute") || message.hasPrefix("cannot infer contextual base")
    {
      return error.names.first
    }
    return message.contains("has no member") ? error.names.last : nil
  }

  private func cause(ofMissing name: String, in error: CompilerError) -> HoleCause {
    let modules = missingModules[error.path] ?? []
    let everywhere = Set(missingModules.values.joined())
    if let hinted = Self.hints[name], everywhere.contains(hinted) || modules.isEmpty {
      return HoleCause(.missingModule, hinted)
    }
    let isApples = Self.beginnings.contains(where: name.hasPrefix)
    if isApples, !modules.contains(where: { Self.appleModules.contains($0) }) {
      return HoleCause(.missingUIKit, name)
    }
    if let module = modules.first(where: { Self.module($0, declares: name) }) ?? modules.first {
      return HoleCause(.missingModule, module)
    }
    if error.message.contains("has no member"), error.names.count > 1 {
      let owner = error.names[0]
      if Self.beginnings.contains(where: owner.hasPrefix) {
        return HoleCause(.missingUIKit, "\(owner).\(name)")
      }
    }
    return HoleCause(.unknownName, name)
  }

  private static func module(_ module: String, declares name: String) -> Bool {
    (prefixes[module] ?? [module]).contains(where: name.hasPrefix)
  }

  private static let beginnings = ["UI", "NS", "CA", "CG", "CTFont", "CI"]
  private static let prefixes = [
    "MapKit": ["MK"], "CoreLocation": ["CL", "kCL"], "AVFoundation": ["AV"], "AVKit": ["AV"],
    "WebKit": ["WK"], "CoreData": ["NSManaged", "NSPersistent", "NSFetch", "NSEntity"],
    "SafariServices": ["SF"], "Photos": ["PH"], "PhotosUI": ["PH"], "StoreKit": ["SK"],
    "MessageUI": ["MF"], "UserNotifications": ["UN"], "CoreImage": ["CI"], "Firebase": ["FIR"],
    "LinkPresentation": ["LP"], "CloudKit": ["CK"], "AuthenticationServices": ["AS"],
    "Contacts": ["CN"], "EventKit": ["EK"], "Vision": ["VN"], "SwiftUI": ["UIHosting", "View"],
  ]
  private static let appleModules = Set(prefixes.keys)
}

extension HoleCause {
  private static let layoutModules: Set = [
    "Anchorage", "Anchors", "Cartography", "EasyPeasy", "FlexLayout", "LayoutKit", "Masonry",
    "Neon", "PinLayout", "PureLayout", "SnapKit", "Stevia", "SteviaLayout", "TinyConstraints",
  ]

  /// Whether a module is missing that places views.
  var isLayout: Bool { kind == .missingModule && Self.layoutModules.contains(name) }
}
