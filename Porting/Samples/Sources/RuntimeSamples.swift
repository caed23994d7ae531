import ObjectiveC.runtime
import Testing
import UIKit

private var badgeKey: UInt8 = 0
private var saverKey: UInt8 = 0

extension UIView {
  var badge: String? {
    get { objc_getAssociatedObject(self, &badgeKey) as? String }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

class Saver: NSObject {
  var log: [String] = []
  @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, context: Any?) {
    log.append("saved")
  }
}

#if os(iOS)
  let platform = "phone"
#else
  let platform = "other"
#endif

@MainActor @Suite struct RuntimeSamples {
  @Test func valuesAreAssociatedWithObjects() {
    let view = UIView()
    view.badge = "3"
    #expect(view.badge == "3" && UIView().badge == nil)
    weak var gone: UIView?
    weak var bag: Saver?
    do {
      let other = UIView()
      let saver = Saver()
      other.badge = "4"
      objc_setAssociatedObject(other, &saverKey, saver, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      (gone, bag) = (other, saver)
    }
    #expect(gone == nil && bag == nil)
  }

  @Test func methodsMayHaveThreeParameters() {
    let saver = Saver()
    let selector = #selector(Saver.image(_:didFinishSavingWithError:context:))
    #expect(selector.description == "image:didFinishSavingWithError:context:")
    saver.perform(selector, with: UIImage(), with: nil)
    #expect(saver.log == ["saved"])
  }

  @Test func classesAreAskedForMethods() {
    #expect(UILabel.instancesRespond(to: #selector(getter: UIView.isHidden)))
    #expect(!UILabel.instancesRespond(to: #selector(UIViewController.viewDidLoad)))
  }

  @Test func thePlatformIsTheOneThatSourcesAreWrittenFor() { #expect(platform == "phone") }

  @Test func foldersMayLookLikeFiles() { #expect(InAFolder.name.hasSuffix(".swift")) }

  @Test func namesOfAssetsAreGenerated() {
    #expect(UIColor.blackYP == UIColor(resource: .blackYP))
    #expect(UIImage.image1.size.width > 0)
  }
}
