import Synchronization

// Counters that several threads change. Other accesses to the same memory must be atomic too.

/// Adds 1 to a counter, and returns its new value.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

/// Subtracts 1 from a counter, and returns its new value.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

/// Adds an amount to a counter, and returns its new value. A sum out of range wraps around.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  // An atomic value is laid out as the number itself.
  UnsafeMutableRawPointer(value).withMemoryRebound(to: Atomic<Int32>.self, capacity: 1) {
    $0.pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
  }
}

/// Adds 1 to a counter, and returns its new value.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  OSAtomicAdd64(1, value)
}

/// Subtracts 1 from a counter, and returns its new value.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  OSAtomicAdd64(-1, value)
}

/// Adds an amount to a counter, and returns its new value. A sum out of range wraps around.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  UnsafeMutableRawPointer(value).withMemoryRebound(to: Atomic<Int64>.self, capacity: 1) {
    $0.pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
  }
}
