import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct AccessibilityTests {
    @Test func `a class below an action calls any of its initialisers`() {
        final class Row: UIAccessibilityCustomAction {
            let index: Int
            init(_ name: String, at index: Int, target: Any, selector: Selector) {
                self.index = index
                super.init(name: name, target: target, selector: selector)
            }
            init(_ name: String, at index: Int) {
                self.index = index
                super.init(attributedName: NSAttributedString(string: name), image: UIImage()) { _ in true }
            }
        }
        let target = UIView()
        let row = Row("Delete", at: 3, target: target, selector: Selector("remove"))
        #expect(row.name == "Delete" && row.index == 3 && row.target === target && row.selector == Selector("remove"))
        let other = Row("Move", at: 4)
        #expect(other.attributedName.string == "Move" && other.image != nil && other.actionHandler?(other) == true)
        other.name = "Copy"
        #expect(other.attributedName.string == "Copy")
    }

    @Test func `motion effects lie between their ends`() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -20
        effect.maximumRelativeValue = 20
        #expect(
            effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))?["center.x"]
                as? Double == 10)
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? Double == 0)
    }
}
