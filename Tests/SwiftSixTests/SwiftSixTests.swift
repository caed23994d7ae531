import Testing
import UIKit

// What applications of Swift 6 write: isolation is said, and the compiler checks it.

@MainActor private protocol Screen: AnyObject {
  var title: String? { get }
  func reload() async
}

/// Loads away from the main actor.
private actor Store {
  private(set) var loads = 0
  func titles() -> [String] {
    loads += 1
    return (0..<4).map { "Row \($0)" }
  }
}

private struct Row: Hashable, Sendable {
  let id: Int
  let title: String
}

private final class RowList: UIViewController, Screen, UICollectionViewDelegate {
  private let store = Store()
  private var source: UICollectionViewDiffableDataSource<Int, Row>?
  private(set) var shown: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, row in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
    }
  }

  func reload() async {
    let titles = await store.titles()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(titles.enumerated().map { Row(id: $0.offset, title: $0.element) })
    await source?.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown.append(indexPath)
  }
}

@MainActor @Suite struct SwiftSixTests {
  @Test func `a controller loads from an actor and shows what came`() async {
    let controller = RowList()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let screen: any Screen = controller
    await screen.reload()
    #expect(screen.title == "Rows")
    #expect(controller.shown == (0..<4).map { IndexPath(item: $0, section: 0) })
  }

  @Test func `a task of another executor comes back to the main actor`() async {
    let label = UILabel()
    await Task.detached {
      let text = "from afar"
      await MainActor.run { label.text = text }
    }.value
    #expect(label.text == "from afar")
  }
}

// An application of Swift 6.

private final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = FrontScene.self
    return configuration
  }
}

private final class FrontScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var loading: Task<Void, Never>?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let list = RowList()
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
    loading = Task { await list.reload() }
  }

  func sceneDidDisconnect(_ scene: UIScene) { loading?.cancel() }
}

@MainActor @Suite struct SwiftSixLaunchTests {
  @Test func `an application of Swift 6 launches and loads`() async throws {
    ApplicationLaunch(delegateClass: Delegate.self).perform()
    let application = UIApplication.shared
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let window = try #require((scene.delegate as? FrontScene)?.window)
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? RowList)
    for _ in 0..<200 where list.shown.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(list.shown.count == 4)
    scene.windows.forEach { $0.isHidden = true }
  }
}

/// Follows the content size of a list, as a sheet does that is as high as its content.
private final class Sheet: UIViewController {
  let list = UITableView()
  private var token: NSKeyValueObservation?
  private(set) var heights: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    token = list.observe(\.contentSize, options: [.new]) { [weak self] _, change in
      let height = change.newValue?.height ?? 0
      MainActor.assumeIsolated { self?.heights.append(height) }
    }
    list.addObserver(self, forKeyPath: "hidden", options: .old, context: nil)
  }

  deinit { list.removeObserver(self, forKeyPath: "hidden") }

  nonisolated override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let wasHidden = change?[.oldKey] as? Bool == true
    MainActor.assumeIsolated { heights.append(wasHidden ? 1 : 0) }
  }
}

@MainActor @Suite struct FollowedValueTests {
  @Test func `a controller follows values of its views`() {
    let sheet = Sheet()
    sheet.loadViewIfNeeded()
    sheet.list.contentSize = CGSize(width: 1, height: 44)
    sheet.list.isHidden = true
    #expect(sheet.heights == [44, 0])
  }
}
