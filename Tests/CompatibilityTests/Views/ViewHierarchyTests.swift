import Testing
import UIKit

/// Writes down what it is told.
@MainActor
private final class Recorder: UIView {
    var name = ""
    static var log: [String] = []

    convenience init(_ name: String) {
        self.init(frame: .zero)
        self.name = name
    }

    private func note(_ text: String) { Recorder.log.append("\(name).\(text)") }
    override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview \(newSuperview != nil)") }
    override func didMoveToSuperview() { note("didMoveToSuperview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow \(newWindow != nil)") }
    override func didMoveToWindow() { note("didMoveToWindow \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { note("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
}

@MainActor
@Suite(.statesOutcome)
struct ViewHierarchyTests {
    @Test func `adding calls back in order`() {
        let (parent, child) = (Recorder("parent"), Recorder("child"))
        Recorder.log = []
        parent.addSubview(child)
        #expect(
            Recorder.log == ["child.willMoveToSuperview true", "child.didMoveToSuperview true", "parent.didAdd"])
        #expect(child.superview === parent && parent.subviews == [child])
        #expect(parent.layer.sublayers?.first === child.layer)
    }

    @Test func `entering a window calls back in order and reaches the subviews`() {
        let host = CompatibilityStage()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (parent, child) = (Recorder("parent"), Recorder("child"))
        parent.addSubview(child)
        Recorder.log = []
        window.addSubview(parent)
        #expect(
            Recorder.log == [
                "parent.willMoveToWindow true", "child.willMoveToWindow true", "parent.willMoveToSuperview true",
                "parent.didMoveToWindow true", "child.didMoveToWindow true", "parent.didMoveToSuperview true",
            ])
        Recorder.log = []
        parent.removeFromSuperview()
        #expect(
            Recorder.log == [
                "parent.willMoveToWindow false", "child.willMoveToWindow false", "parent.willMoveToSuperview false",
                "parent.didMoveToWindow false", "child.didMoveToWindow false", "parent.didMoveToSuperview false",
            ])
        #expect(child.window == nil)
        _ = host
    }

    @Test func `adding a view that has another parent takes it from there`() {
        let (old, new, child) = (Recorder("old"), Recorder("new"), Recorder("child"))
        old.addSubview(child)
        Recorder.log = []
        new.addSubview(child)
        #expect(
            Recorder.log == [
                "old.willRemove", "child.willMoveToSuperview true", "child.didMoveToSuperview true", "new.didAdd",
            ])
        #expect(old.subviews.isEmpty && old.layer.sublayers == nil && child.superview === new)
    }

    @Test func `adding a view again moves it to the front without callbacks`() {
        let parent = Recorder("parent")
        let (a, b) = (Recorder("a"), Recorder("b"))
        parent.addSubview(a)
        parent.addSubview(b)
        Recorder.log = []
        parent.addSubview(a)
        #expect(parent.subviews == [b, a] && Recorder.log.isEmpty)
        #expect(parent.layer.sublayers?.map { $0 === a.layer } == [false, true])
    }

    @Test func `places among the subviews`() {
        let parent = UIView()
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        func layers() -> [UIView] { (parent.layer.sublayers ?? []).compactMap { $0.delegate as? UIView } }
        parent.insertSubview(a, at: 0)
        parent.insertSubview(b, at: 0)
        #expect(parent.subviews == [b, a])
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.subviews == [b, c, a])
        parent.insertSubview(d, belowSubview: b)
        #expect(parent.subviews == [d, b, c, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [c, b, d, a])
        parent.bringSubviewToFront(b)
        #expect(parent.subviews == [c, d, a, b])
        parent.sendSubviewToBack(a)
        #expect(parent.subviews == [a, c, d, b] && layers() == parent.subviews)
        parent.insertSubview(c, at: 99)
        #expect(parent.subviews == [a, d, b, c] && layers() == parent.subviews)
    }

    @Test func `views keep their place above layers of no view`() {
        let parent = UIView()
        let (a, b) = (UIView(), UIView())
        let plain = CALayer()
        parent.addSubview(a)
        parent.layer.addSublayer(plain)
        parent.addSubview(b)
        parent.insertSubview(UIView(), at: 1)
        let order = (parent.layer.sublayers ?? []).map {
            $0 === plain ? "plain" : $0 === a.layer ? "a" : $0 === b.layer ? "b" : "new"
        }
        #expect(order == ["a", "plain", "new", "b"])
    }

    @Test func `tags and descent`() {
        let root = UIView()
        let (middle, leaf) = (UIView(), UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.tag = 7
        #expect(root.viewWithTag(7) === leaf && root.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
    }

    @Test func `a view is let go when its superview is`() {
        weak var leaf: UIView?
        do {
            let root = UIView()
            let made = UIView()
            root.addSubview(made)
            leaf = made
        }
        #expect(leaf == nil)
    }
}
