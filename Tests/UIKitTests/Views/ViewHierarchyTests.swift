import QuartzCore
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
