import Testing
import UIKit

/// Key-value observing of UIKit's properties.
@MainActor
@Suite(.statesOutcome)
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

    @Test func `a scroll view's recogniser is reached by a path of names`() {
        let table = UITableView()
        #expect(table.value(forKeyPath: "panGestureRecognizer.state") != nil)
        #expect(table.value(forKey: "panGestureRecognizer") as? UIPanGestureRecognizer === table.panGestureRecognizer)
        #expect(table.value(forKey: "dragging") as? Bool == false)
    }

    @Test func `what only can be read has its name too`() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.value(forKey: "topViewController") as? UIViewController === root)
        #expect(root.value(forKey: "parentViewController") as? UIViewController === navigation)
        #expect(view.value(forKey: "safeAreaInsets") as? UIEdgeInsets == .zero)
        #expect(UIButton().value(forKey: "currentTitle") == nil)
    }

    /// Setters of Objective-C tell observers by themselves: any property that has one can be observed on iOS.
    @Test func `texts, pictures, titles, values and selections are told when they are set`() {
        var told: [String] = []
        let (label, field, text, image) = (UILabel(), UITextField(), UITextView(), UIImageView())
        let (controller, item, slider, pages) = (UIViewController(), UITabBarItem(), UISlider(), UIPageControl())
        pages.numberOfPages = 3
        let observations = [
            label.observe(\.text) { label, _ in told.append(label.text ?? "") },
            field.observe(\.text) { field, _ in told.append(field.text ?? "") },
            text.observe(\.text) { text, _ in told.append(text.text) },
            image.observe(\.image) { _, _ in told.append("image") },
            controller.observe(\.title) { _, _ in told.append("title") },
            item.observe(\.badgeValue) { item, _ in told.append(item.badgeValue ?? "") },
            slider.observe(\.value) { slider, _ in told.append("\(slider.value)") },
            pages.observe(\.currentPage) { pages, _ in told.append("page \(pages.currentPage)") },
            view.observe(\.backgroundColor) { _, _ in told.append("colour") },
        ]
        label.text = "a"
        field.text = "b"
        text.text = "c"
        image.image = UIImage()
        controller.title = "Title"
        item.badgeValue = "3"
        slider.value = 0.5
        pages.currentPage = 2
        view.backgroundColor = .red
        #expect(told == ["a", "b", "c", "image", "title", "3", "0.5", "page 2", "colour"])
        for observation in observations { observation.invalidate() }
    }

    @Test func `a tab that is chosen is told once, by place and by controller`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        var told: [String] = []
        let observations = [
            tabs.observe(\.selectedIndex) { tabs, _ in told.append("\(tabs.selectedIndex)") },
            tabs.observe(\.selectedViewController) { _, _ in told.append("controller") },
        ]
        tabs.selectedIndex = 1
        #expect(told.sorted() == ["1", "controller"])
        for observation in observations { observation.invalidate() }
    }

    @Test func `a layer tells its geometry`() {
        let layer = CALayer()
        var bounds: [CGRect] = []
        let observation = layer.observe(\.bounds, options: .new) { layer, _ in bounds.append(layer.bounds) }
        layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
        view.layer.cornerRadius = 4
        #expect(bounds == [CGRect(x: 0, y: 0, width: 5, height: 6)])
        observation.invalidate()
        layer.bounds = .zero
        #expect(bounds.count == 1)
    }
}
