import Foundation

final class Poster: NSObject {
  var count = 0

  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(posted), name: Notification.Name("Poster"), object: nil)
  }

  @objc private func posted() { count += 1 }
}

final class Listeners {
  let table = NSHashTable<Poster>.weakObjects()
  let session: URLSession? = nil
}
