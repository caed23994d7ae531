import SwiftSyntax

/// Functions of the Objective-C runtime, and attributes that rest on it, are refused.
struct NameRefusals: Rewrite {
  private static let swizzled = "Override the method in a subclass, and use the subclass"

  private static let cures: [String: String] = [
    "method_exchangeImplementations": swizzled,
    "method_setImplementation": swizzled,
    "method_getImplementation": swizzled,
    "class_getInstanceMethod": swizzled,
    "class_getClassMethod": swizzled,
    "class_addMethod": swizzled,
    "class_replaceMethod": swizzled,
    "imp_implementationWithBlock": swizzled,
    "object_setClass": swizzled,
    "class_copyIvarList": "Read the properties with Mirror(reflecting:)",
    "class_copyPropertyList": "Read the properties with Mirror(reflecting:)",
    "class_copyMethodList": "List the methods in code",
    "objc_getClassList": "List the classes in code",
    "objc_copyClassList": "List the classes in code",
    "objc_allocateClassPair": "Declare the class in code",
    "objc_sync_enter": "Use NSLock, or NSRecursiveLock where the lock is taken again inside",
    "objc_sync_exit": "Use NSLock, or NSRecursiveLock where the lock is taken again inside",
    "NSSelectorFromString": "Name the method in #selector(…)",
  ]

  private static let attributeCures = [
    "NSManaged": "Core Data is not here: keep the value in a stored property",
    "NSCopying": "Copy the value in the property's setter",
    "NSApplicationMain": "This is AppKit's: write a UIApplicationDelegate with @main",
  ]

  func rewrite(_ draft: inout Draft) {
    for name in draft.file.nodes.names {
      let function = name.baseName.text
      guard let cure = Self.cures[function], !draft.module.functionNames.contains(function) else {
        continue
      }
      draft.refuse(name, "'\(function)' needs the Objective-C runtime", cure: cure)
    }
    for attribute in draft.file.nodes.attributes {
      guard let cure = Self.attributeCures[attribute.name] else { continue }
      draft.refuse(attribute, "'@\(attribute.name)' needs the Objective-C runtime", cure: cure)
    }
  }
}
