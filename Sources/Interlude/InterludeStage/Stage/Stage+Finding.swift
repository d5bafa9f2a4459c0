import UIKit

extension Stage {
    /// The view that a text or a name stands for: its accessibility identifier or label, a label's text, a button's title.
    ///
    /// It has to be in sight. Identifiers come before labels and texts; what answers taps before what does not, such as a bar's
    /// title of the same words; of several the frontmost.
    ///
    /// - Throws: ``StageError/notInSight(_:known:)``, which lists what could be named.
    public func view(_ name: String) throws -> UIView {
        let views = viewsInSight
        if let view = views.first(where: { $0.accessibilityIdentifier == name }) { return view }
        let found = views.filter { $0.words.contains(name) }
        guard let view = found.first(where: \.answersTaps) ?? found.first else {
            throw StageError.notInSight(name, known: known(in: views))
        }
        return view
    }

    /// Taps the middle of what a text or a name stands for, see ``view(_:)``, and lets the time of the tap go by.
    ///
    ///     try stage.tap("Buy")
    public func tap(_ name: String) throws { tap(try view(name)) }

    /// All views of which something is in sight, front to back.
    private var viewsInSight: [UIView] {
        host.makeCurrent()
        host.frameLoop.settle()
        return host.scene.visibleWindows.reversed().flatMap { ($0 as UIView).shownViews(in: bounds) }
    }

    /// What could be named: each once, in reading order of the tree, thirty at most.
    private func known(in views: [UIView]) -> [String] {
        var known: [String] = []
        for view in views.reversed() {
            for word in [view.accessibilityIdentifier].compactMap(\.self) + view.words where !known.contains(word) {
                known.append(word)
            }
        }
        return Array(known.prefix(30))
    }
}

extension UIView {
    /// The views of which something can be seen through a part of the screen, front to back.
    fileprivate func shownViews(in visible: CGRect) -> [UIView] {
        guard !isHidden, alpha > 0 else { return [] }
        let place = convert(bounds, to: nil)
        let inner = clipsToBounds ? visible.intersection(place) : visible
        guard !clipsToBounds || !inner.isEmpty else { return [] }
        let isShown = visible.contains(CGPoint(x: place.midX, y: place.midY))
        return subviews.reversed().flatMap { $0.shownViews(in: inner) } + (isShown ? [self] : [])
    }

    /// Whether the view or one that it is in does something with a tap.
    fileprivate var answersTaps: Bool {
        sequence(first: self, next: \.superview).contains { view in
            view is UIControl || view is UITableViewCell || view is UICollectionViewCell
                || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
        }
    }

    /// What people read on the view, or what is read out to them.
    fileprivate var words: [String] { [shownText, accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty } }

    /// What a label or a button says.
    var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }
}
