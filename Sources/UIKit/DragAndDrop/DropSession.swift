/// The implementation of a drag from the perspective of its destination.
package final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  private let isLocal: Bool
  package let progress = Progress(totalUnitCount: 0)
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  /// - Parameter isLocal: Whether the drag began in this application.
  init(of drag: DragSession, isLocal: Bool) {
    self.drag = drag
    self.isLocal = isLocal
    super.init()
  }

  package var localDragSession: (any UIDragSession)? { isLocal ? drag : nil }
  package var items: [UIDragItem] { drag.items }
  package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  package func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loadable = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    progress.totalUnitCount += Int64(loadable.count)
    let load = LoadedObjects(count: loadable.count, completion)
    for (index, provider) in loadable.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        LoadedObjects.onMainThread {
          self.progress.completedUnitCount += 1
          load.store(object, at: index)
        }
      }
    }
    if loadable.isEmpty { completion([]) }
    return progress
  }
}

/// Collects objects that are loaded one by one.
@MainActor private final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  /// Runs `work` immediately on the main thread; from other threads, asynchronously.
  nonisolated static func onMainThread(_ work: @escaping @MainActor () -> Void) {
    guard MainQueue.isCurrent else { return DispatchQueue.main.async { work() } }
    MainActor.assumeIsolated { work() }
  }

  func store(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    missing -= 1
    if missing == 0 { completion(objects.compactMap { $0 }) }
  }
}
