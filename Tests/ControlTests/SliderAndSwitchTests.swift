import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct SliderAndSwitchTests {
  @Test func `a finger leads a switch's thumb to its side, and tells once`() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let diary = Diary()
    diary.follow(toggle, [(.valueChanged, "changed")])
    onStage(toggle) { window, _ in
      window.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 140, y: 115), over: 0.2)
      #expect(toggle.isOn && diary.entries == ["changed"])
      // There and back changes nothing.
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 140, y: 115))
      finger.move(to: CGPoint(x: 110, y: 115))
      #expect(!toggle.isOn)
      finger.move(to: CGPoint(x: 145, y: 115))
      finger.lift()
      #expect(toggle.isOn && diary.entries == ["changed"])
      let other = SimulatedTouch(in: window, at: CGPoint(x: 140, y: 115))
      other.move(to: CGPoint(x: 110, y: 115))
      other.cancel()
      #expect(toggle.isOn && diary.entries == ["changed"])
    }
  }

  @Test func `a slider's line goes between its pictures`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 3, y: 15, width: 194, height: 4))
    let image = try #require(UIImage(systemName: "speaker"))
    slider.minimumValueImage = image
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == image.size.width + 8 && track.maxX == 197)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 3)
  }

  @Test func `a slider's thumb is where pictures show it`() {
    let slider = UISlider()
    slider.sizeToFit()
    slider.bounds.size.width = 373
    #expect(slider.bounds.height == 34)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.75)
    #expect(thumb.size == CGSize(width: 27, height: 27))
    #expect(abs(thumb.minY - (2 + 1.0 / 3)) < 0.01)
    // Three quarters of the way between both ends: 0.75 * (373 - 27).
    #expect(abs(thumb.minX - 259.5) < 0.01)
  }

  @Test func `a picture takes the thumb's place`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    slider.setThumbImage(image, for: .normal)
    let track = slider.trackRect(forBounds: slider.bounds)
    let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(rect == CGRect(x: 190, y: 12, width: 10, height: 10))
    #expect(slider.currentThumbImage === image && slider.thumbImage(for: .disabled) == nil)
    onStage(slider) { window, _ in
      window.drag(from: CGPoint(x: 5, y: 17), to: CGPoint(x: 100, y: 17), over: 0)
      #expect(slider.value == 0.5)
    }
  }
}
