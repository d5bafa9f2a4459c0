import TestStages
import UIKit

/// A phone with a view that fills it, and a record of what happened: what the gesture tests play on.
@MainActor final class GestureStage: ViewStage {
    let view = TouchView()
    var log: [String] = []

    init() {
        super.init(view)
        view.name = "view"
        view.onTouch = { [unowned self] in log.append($0) }
    }

    /// Adds a view that records its touches.
    func addView(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> TouchView {
        let child = TouchView(frame: frame)
        child.name = name
        child.onTouch = { [unowned self] in log.append($0) }
        (parent ?? view).addSubview(child)
        return child
    }

    /// Makes a recogniser report its states to the log under a name.
    @discardableResult
    func record<G: UIGestureRecognizer>(_ gesture: G, as name: String, on target: UIView? = nil) -> G {
        gesture.name = name
        gesture.addTarget(self, action: Selector(GestureStage.note(_:)))
        (target ?? view).addGestureRecognizer(gesture)
        return gesture
    }

    func note(_ gesture: UIGestureRecognizer) { log.append("\(gesture.name ?? "?") \(gesture.state)") }

    /// The log without the entries of views.
    var gestures: [String] { log.filter { !$0.contains(":") } }
    /// The log without the entries of gestures.
    var touches: [String] { log.filter { $0.contains(":") } }
}

/// A view that tells what touches it gets.
@MainActor final class TouchView: UIView {
    var name = ""
    var onTouch: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch("\(name): began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch("\(name): moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch("\(name): ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch("\(name): cancelled") }
}

/// A delegate that answers from closures.
@MainActor final class GestureRules: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requireFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var receiveTouch: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(gestureRecognizer)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { simultaneous(gestureRecognizer, other) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { requireFailure(gestureRecognizer, other) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { requiredToFail(gestureRecognizer, other) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receiveTouch(gestureRecognizer, touch)
    }
}
