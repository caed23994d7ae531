/// What classes whose objects are values of attributed strings have as their first stored property.
///
/// Foundation on Linux compares such values in C, which takes bits 8 to 17 of the first word after
/// an object's header for the type of a C object. Zero there stops the process; a number that no C
/// type has leads to `isEqual(_:)`.
let attributeValueMark: UInt = 0x3FF00
