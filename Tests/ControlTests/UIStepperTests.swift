import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct UIStepperTests {
  private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  private let down = CGPoint(x: 120, y: 116)
  private let up = CGPoint(x: 170, y: 116)

  @Test func `a stepper is 94 by 32 points and counts within its limits`() {
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.maximumValue = 3
    #expect(stepper.value == 3)
    stepper.minimumValue = 5
    #expect(stepper.maximumValue == 5 && stepper.value == 5)
  }

  @Test func `taps count up and down and tell of it`() {
    var told: [Double] = []
    stepper.addAction(
      UIAction { told.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
    stepper.stepValue = 0.5
    onStage(stepper) { window, _ in
      window.tap(at: up)
      window.tap(at: up)
      window.tap(at: down)
      window.tap(at: down)
      // At the limit nothing happens.
      window.tap(at: down)
    }
    #expect(told == [0.5, 1, 0.5, 0])
  }

  @Test func `a finger that stays goes on counting, and stops beside`() {
    onStage(stepper) { window, clock in
      let finger = SimulatedTouch(in: window, at: up)
      finger.rest(for: 0.45)
      #expect(stepper.value == 1)
      // After half a second, then ten times a second.
      finger.rest(for: 0.4)
      #expect(stepper.value == 5)
      finger.move(to: CGPoint(x: 170, y: 300))
      finger.rest(for: 1)
      finger.lift()
      #expect(stepper.value == 5)
    }
  }

  @Test func `counting beyond a limit wraps if it is to`() {
    stepper.wraps = true
    stepper.maximumValue = 2
    onStage(stepper) { window, _ in
      window.tap(at: down)
      #expect(stepper.value == 2)
      window.tap(at: up)
      #expect(stepper.value == 0)
    }
  }

  @Test func `the halves change sides from right to left`() {
    stepper.semanticContentAttribute = .forceRightToLeft
    onStage(stepper) { window, _ in
      window.tap(at: down)
      #expect(stepper.value == 1)
    }
  }
}
