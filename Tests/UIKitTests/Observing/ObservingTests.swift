import InterludeObjectiveC
import Testing
import UIKit

/// Key-value observing of UIKit's properties.
@MainActor
struct ObservingTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `a scroll view tells its content offset while it is set`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        var told: [String] = []
        let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { scrollView, change in
            told.append("\(change.oldValue?.y ?? -1)>\(change.newValue?.y ?? -1) at \(scrollView.contentOffset.y)")
        }
        scrollView.contentOffset.y = 5
        scrollView.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
        #expect(told == ["0.0>5.0 at 5.0", "5.0>7.0 at 7.0"])
        observation.invalidate()
        scrollView.contentOffset.y = 9
        #expect(told.count == 2)
    }

    @Test func `a table tells the size of its content`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var sizes: [CGSize] = []
        let observation = table.observe(\.contentSize, options: .new) { _, change in
            if let size = change.newValue { sizes.append(size) }
        }
        table.contentSize = CGSize(width: 100, height: 50)
        #expect(sizes.last == CGSize(width: 100, height: 50))
        observation.invalidate()
    }

    @Test func `a view tells its geometry, whichever property it was set by`() {
        var told: [String] = []
        let observations = [
            view.observe(\.frame) { _, _ in told.append("frame") },
            view.observe(\.bounds) { _, _ in told.append("bounds") },
            view.observe(\.center) { _, _ in told.append("center") },
        ]
        view.center.x = 20
        #expect(told.sorted() == ["center", "frame"])
        told = []
        view.bounds.size.width = 20
        #expect(told.sorted() == ["bounds", "frame"])
        told = []
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(told.sorted() == ["bounds", "center", "frame"])
        observations.forEach { $0.invalidate() }
    }

    @Test func `a view tells its visibility`() {
        var told: [String] = []
        let observations = [
            view.observe(\.isHidden, options: .new) { _, change in told.append("hidden \(change.newValue == true)") },
            view.observe(\.alpha, options: .new) { _, change in told.append("alpha \(change.newValue ?? -1)") },
        ]
        view.isHidden = true
        view.alpha = 0.5
        #expect(told == ["hidden true", "alpha 0.5"])
        observations.forEach { $0.invalidate() }
    }

    @Test func `a control tells its states`() {
        let button = UIButton()
        var told: [Bool] = []
        let observation = button.observe(\.isHighlighted, options: [.initial, .new]) { _, change in
            told.append(change.newValue ?? false)
        }
        button.isHighlighted = true
        button.isHighlighted = false
        #expect(told == [false, true, false])
        observation.invalidate()
    }

    @Test func `a property animator tells its state and whether it runs`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
        var told: [String] = []
        let observations = [
            animator.observe(\.isRunning) { animator, _ in told.append("running \(animator.isRunning)") },
            animator.observe(\.state) { animator, _ in told.append("state \(animator.state.rawValue)") },
            animator.observe(\.fractionComplete) { animator, _ in told.append("at \(animator.fractionComplete)") },
        ]
        animator.startAnimation()
        #expect(told.sorted() == ["running true", "state 1"])
        told = []
        animator.pauseAnimation()
        #expect(told == ["running false"])
        told = []
        animator.fractionComplete = 0.5
        #expect(told.contains("at 0.5"))
        observations.forEach { $0.invalidate() }
        animator.stopAnimation(true)
    }

    @Test func `a recogniser tells its state`() {
        let pan = UIPanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        let observation = pan.observe(\.state) { pan, _ in states.append(pan.state) }
        pan.isEnabled = false
        pan.isEnabled = true
        #expect(states.allSatisfy { $0 == .cancelled || $0 == .possible || $0 == .failed })
        observation.invalidate()
    }

    @Test func `properties of UIKit's are read and written by their names`() {
        view.setValue(true, forKey: "hidden")
        #expect(view.isHidden)
        view.setValue(0.25, forKeyPath: "alpha")
        #expect(view.value(forKey: "alpha") as? CGFloat == 0.25)
        view.setValue(3, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == 3)
    }

    @Test func `observers stay where an app takes its own associated objects away`() {
        var told = 0
        let observation = view.observe(\.isHidden) { _, _ in told += 1 }
        objc_removeAssociatedObjects(view)
        view.isHidden = true
        #expect(told == 1)
        observation.invalidate()
    }
}
