import Foundation

/// Calls a closure and returns what it returns.
///
/// Objects are released here when their last reference goes, so there is no pool to empty. Values
/// associated with objects that are gone are released at the end.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  defer { AssociationTable.shared.removeOwnersThatAreGone() }
  return try body()
}
