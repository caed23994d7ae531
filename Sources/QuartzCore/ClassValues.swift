import Foundation

/// Makes objects of classes that are known only at run time and have no `required` initializer.
///
/// Applications pass classes to UIKit: `register(_:forCellWithReuseIdentifier:)`, `layerClass` and
/// others. Swift calls an initializer of a class value only if it is `required`, which UIKit's are
/// not. A *maker* is a subclass that declares the initializer `required`; a class value that is seen
/// as one of the maker's runs the initializer from the class's own table of methods. A class that
/// inherits or overrides a designated initializer has it in the same slot as the class that declares
/// it, so the right one runs.
///
/// A maker has to keep three conditions:
///
/// - The initializer is designated and overridable, and declared in the maker's superclass or above.
/// - The class value is a subclass of the maker's superclass.
/// - The maker is `open`. Whole-module optimization would call the initializer of a class without
///   subclasses directly instead of through its slot.
///
/// A class that does not inherit the initializer, because it declares designated initializers of its
/// own, stops with Swift's message about an unimplemented initializer.
///
/// - Note: Decisions 12 and 21.
package enum ClassValues {
  /// The versions of the compiler that makers are tested with, in the order of their release.
  package static let knownCompilers = ["6.3"]

  /// Whether this module was compiled by one of ``knownCompilers``.
  package static var isCompilerKnown: Bool {
    #if compiler(>=6.3) && compiler(<6.4)
      return true
    #else
      return false
    #endif
  }

  /// A class value as one of a maker, on which the maker's initializer may be called.
  ///
  /// - Parameters:
  ///   - maker: A class that meets the conditions above.
  ///   - type: A subclass of the maker's superclass.
  package static func maker<Maker: AnyObject>(
    _ maker: Maker.Type, for type: AnyClass
  ) -> Maker.Type {
    if !isCompilerKnown { _ = report }
    return unsafeBitCast(type, to: Maker.Type.self)
  }

  /// Written once to the standard error of a process whose compiler is not known.
  private static let report: Void = {
    let text = """
      OpenCollectionView makes objects of classes such as those of cells in a way that is tested \
      with Swift \(knownCompilers.joined(separator: ", ")) only. If creating one of them crashes, \
      build with that version and report the version of your compiler.

      """
    FileHandle.standardError.write(Data(text.utf8))
  }()
}
