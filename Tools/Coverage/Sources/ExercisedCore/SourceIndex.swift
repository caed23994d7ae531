import CIndexStore

/// What the compiler knows about who is declared and used where, for the symbols asked about.
public struct SourceIndex: Sendable {
  /// A place in which a symbol is used.
  public struct Use: Hashable, Sendable {
    /// The file's path.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The function, accessor or type around it; empty at the top of a file.
    public var container: String
    /// Whether the value is asked for or the function called or named.
    public var reads = true
    /// Whether a value is assigned.
    public var writes = false
  }

  /// A declaration that overrides or implements another one.
  public struct Implementation: Hashable, Sendable {
    /// The compiler's unique name.
    public var identifier: String
    /// The file's path.
    public var file: String
  }

  /// Where each symbol is declared.
  public private(set) var definitions: [String: Use] = [:]
  /// Where each symbol is used.
  public private(set) var uses: [String: [Use]] = [:]
  /// Who overrides or implements each symbol.
  public private(set) var implementations: [String: Set<Implementation>] = [:]

  /// An index of nothing, to be told of occurrences one by one.
  public init() {}

  /// Why an index could not be read.
  public struct Unreadable: Error, CustomStringConvertible {
    /// The reason, as a sentence.
    public var description: String
  }

  /// Reads the index at `store`, of the files whose paths begin with `prefix`.
  ///
  /// - Parameter library: The path of the toolchain's libIndexStore.
  /// - Complexity: O(n) in the number of occurrences of symbols in these files.
  public init(
    store: String, library: String, prefix: String, of symbols: Set<String>
  ) throws(Unreadable) {
    let reader = Reader(symbols)
    let reason = index_visit(
      library, store, prefix, Unmanaged.passUnretained(reader).toOpaque()
    ) { context, occurrence in
      guard let context, let occurrence = occurrence?.pointee else { return }
      Unmanaged<Reader>.fromOpaque(context).takeUnretainedValue().visit(occurrence)
    }
    if let reason {
      throw Unreadable(description: "\(store) with \(library): \(String(cString: reason)).")
    }
    self = reader.index
  }

  /// Takes in that `symbol` is used.
  public mutating func add(_ symbol: String, _ use: Use) {
    uses[symbol, default: []].append(use)
  }

  /// Takes in that `implementation` overrides or implements `symbol`.
  public mutating func add(_ symbol: String, _ implementation: Implementation) {
    implementations[symbol, default: []].insert(implementation)
  }

  /// Gathers the occurrences of some symbols.
  private final class Reader {
    private let symbols: Set<String>
    var index = SourceIndex()

    init(_ symbols: Set<String>) { self.symbols = symbols }

    func visit(_ occurrence: IndexOccurrence) {
      let roles = occurrence.roles
      let has = { (role: Int) in roles & UInt64(role) != 0 }
      let symbol = Self.text(occurrence.symbol)
      let related = Self.text(occurrence.related)
      if occurrence.relatedRoles & UInt64(IndexRoleOverrideOf) != 0, symbols.contains(related),
        has(IndexRoleDefinition)
      {
        index.add(
          related, Implementation(identifier: symbol, file: Self.text(occurrence.file)))
      }
      guard symbols.contains(symbol) else { return }
      let isAround = UInt64(IndexRoleCalledBy | IndexRoleContainedBy | IndexRoleChildOf)
      var use = Use(
        file: Self.text(occurrence.file), line: Int(occurrence.line),
        container: occurrence.relatedRoles & isAround == 0 ? "" : related)
      if has(IndexRoleDefinition) {
        index.definitions[symbol] = use
      } else if has(IndexRoleReference) {
        use.writes = has(IndexRoleWrite)
        use.reads = !use.writes || has(IndexRoleRead)
        index.add(symbol, use)
      }
    }

    private static func text(_ text: IndexText) -> String {
      String(
        decoding: UnsafeRawBufferPointer(start: text.data, count: text.length), as: UTF8.self)
    }
  }
}
