import Testing
import UIKit

@MainActor @Suite struct TrackImageTests {
  private func image(_ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: height)).image { _ in }
  }

  @Test func `images take the place of a slider's lines`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 206, height: 34))
    slider.value = 0.5
    let (low, high) = (image(8), image(2))
    slider.setMinimumTrackImage(low, for: .normal)
    slider.setMaximumTrackImage(high, for: .normal)
    slider.setMinimumTrackImage(image(9), for: .disabled)
    slider.layoutIfNeeded()
    #expect(slider.currentMinimumTrackImage === low)
    #expect(slider.minimumTrackImage(for: .normal) === low)
    let lines = slider.subviews.compactMap { $0 as? UIImageView }
    // The track is 200 wide and the thumb in its middle.
    #expect(
      lines.first { $0.image === low }?.frame == CGRect(x: 3, y: 13, width: 100, height: 8))
    #expect(
      lines.first { $0.image === high }?.frame == CGRect(x: 3, y: 16, width: 200, height: 2))
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage?.size.height == 9)
  }

  @Test func `images take the place of a progress view's colours`() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 0.25
    view.progressImage = image(4)
    view.trackImage = image(4)
    view.layoutIfNeeded()
    let parts = view.subviews.compactMap { $0 as? UIImageView }
    #expect(parts.map(\.frame.width) == [160, 40])
    #expect(parts.allSatisfy { $0.image != nil && $0.backgroundColor == nil })
  }
}
