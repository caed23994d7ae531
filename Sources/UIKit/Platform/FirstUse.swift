/// What a process that uses UIKit sets up once.
enum FirstUse {
  /// Sets everything up when it is called first: at the launch of an application, and where anything
  /// depends on the screen.
  static func prepare() { _ = isPrepared }

  private static let isPrepared: Void = {
    #if canImport(FoundationNetworking)
      FileLoading.register()
    #endif
    #if os(Linux)
      MainThreadCheck.install()
    #endif
  }()
}
