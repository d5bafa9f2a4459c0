import UIKit

extension Stage {
    /// The views of all windows as indented lines, rear to front: class, frame, what is unusual, and whose view it is.
    ///
    ///     UIWindow (0, 0, 393, 852)
    ///       UIView (0, 0, 393, 852) of ListController
    ///         UILabel (20, 80, 120, 20.5) "Places" alpha 0.5
    ///
    /// The same views make the same text, so it can be compared: ``expectText(_:matches:)`` in InterludeTesting.
    public var viewTree: String {
        layOut()
        var outline = Outline()
        for window in host.scene.visibleWindows {
            outline.add(window as UIView, line: \.outlineLine, children: \.subviews)
        }
        return outline.text
    }

    /// The layers of all windows as indented lines, rear to front: class, frame, what is unusual, and the keys of their
    /// animations with where the layer is on the screen now.
    public var layerTree: String {
        layOut()
        var outline = Outline()
        for window in host.scene.visibleWindows {
            outline.add(window.layer, line: \.outlineLine, children: { $0.sublayers ?? [] })
        }
        return outline.text
    }

    /// The view controllers of all windows as indented lines: children, and after them what is presented.
    public var controllerTree: String {
        var outline = Outline()
        for root in host.scene.visibleWindows.compactMap(\.rootViewController) {
            outline.add(root, line: \.outlineLine, children: \.outlineChildren)
        }
        return outline.text
    }

    /// Changes that wait for the next frame are in.
    private func layOut() {
        host.makeCurrent()
        host.frameLoop.settle()
    }
}

extension UIView {
    fileprivate var outlineLine: String {
        var words = [className(self), shortText(unturnedFrame)]
        if let controller = owner { words.append("of \(className(controller))") }
        if let text = shownText { words.append("\"\(text)\"") }
        if isHidden { words.append("hidden") }
        if alpha != 1 { words.append("alpha \(shortNumber(alpha))") }
        if !transform.isIdentity { words.append("transform \(shortText(transform))") }
        if !isUserInteractionEnabled, self is UIControl { words.append("disabled") }
        if mask != nil { words.append("masked") }
        return words.joined(separator: " ")
    }

    /// A frame means nothing under a transform: then it is the frame that the view has without one.
    private var unturnedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x, y: center.y - bounds.height * layer.anchorPoint.y,
            width: bounds.width, height: bounds.height)
    }

    private var owner: UIViewController? {
        guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
        return controller
    }
}

extension CALayer {
    fileprivate var outlineLine: String {
        var words = [className(self), shortText(frame)]
        if isHidden { words.append("hidden") }
        if opacity != 1 { words.append("opacity \(shortNumber(CGFloat(opacity)))") }
        if !CATransform3DIsIdentity(transform) { words.append("transformed") }
        if mask != nil { words.append("masked") }
        if speed != 1 { words.append("speed \(shortNumber(CGFloat(speed)))") }
        words += animationWords
        return words.joined(separator: " ")
    }

    private var animationWords: [String] {
        guard let keys = animationKeys(), !keys.isEmpty else { return [] }
        let shown = presentation().map { "now \(shortText($0.frame)) opacity \(shortNumber(CGFloat($0.opacity)))" }
        return ["animated [\(keys.joined(separator: ", "))]"] + (shown.map { [$0] } ?? [])
    }
}

extension UIViewController {
    fileprivate var outlineLine: String {
        var words = [className(self)]
        if let title, !title.isEmpty { words.append("\"\(title)\"") }
        if presentingViewController?.presentedViewController === self { words.append("presented") }
        if !isViewLoaded { words.append("not loaded") } else if view.window == nil { words.append("off screen") }
        return words.joined(separator: " ")
    }

    fileprivate var outlineChildren: [UIViewController] {
        guard let presented = presentedViewController, presented.presentingViewController === self else {
            return children
        }
        return children + [presented]
    }
}

private func shortText(_ transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(shortNumber)
    return "[\(parts.joined(separator: ", "))]"
}
