import UIKit

extension Stage {
    /// Returns the visible view with an accessibility identifier, or with a label, a label's text or a button's title.
    ///
    /// Identifiers precede texts. Among views with the same text, those that respond to taps precede others, such as a
    /// bar's title. A view that another one covers, as behind a sheet, is found only if no other view has the text. A
    /// view inside another one of the same text counts as that one.
    ///
    ///     try stage.tap("Buy")
    ///     try stage.tap("Buy", at: 1)
    ///
    /// - Parameters:
    ///   - name: The identifier or the text.
    ///   - index: The index among several views in reading order, from 0; `nil` if there must be only one.
    /// - Throws: ``StageError/viewNotFound(_:known:)``, which lists the visible names;
    ///   ``StageError/ambiguous(_:places:)`` if there are several views without an index, or the index is out of range.
    public func view(_ name: String, at index: Int? = nil) throws -> UIView {
        let views = viewsInSight
        let found = candidates(for: name, in: views)
        guard !found.isEmpty else { throw StageError.viewNotFound(name, known: known(in: views)) }
        if let index, found.indices.contains(index) { return found[index] }
        guard index == nil, found.count == 1 else {
            throw StageError.ambiguous(name, places: found.map(\.placeText))
        }
        return found[0]
    }

    /// The views that a name can mean, in reading order.
    private func candidates(for name: String, in views: [UIView]) -> [UIView] {
        let identified = views.filter { $0.accessibilityIdentifier == name }
        if !identified.isEmpty { return inReadingOrder(identified) }
        let named = views.filter { $0.words.contains(name) }
        let tappable = named.filter(\.answersTaps)
        let possible = tappable.isEmpty ? named : tappable
        let uncovered = possible.filter(isUncovered)
        return uncovered.isEmpty ? Array(possible.prefix(1)) : inReadingOrder(uncovered)
    }

    /// Whether a touch in the middle of a view reaches the view, a view in it or a view around it.
    private func isUncovered(_ view: UIView) -> Bool {
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let hit = host.scene.visibleWindows.reversed().lazy.compactMap { $0.hitTest(center, with: nil) }.first
        guard let hit else { return true }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }

    /// From top to bottom, and from left to right in a row. A view inside of another one of them is left out.
    private func inReadingOrder(_ views: [UIView]) -> [UIView] {
        let outermost = views.filter { view in !views.contains { $0 !== view && view.isDescendant(of: $0) } }
        return outermost.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.view)
    }

    /// Taps the center of a view, see ``view(_:at:)``, and advances time by the duration of the tap.
    ///
    ///     try stage.tap("Buy")
    ///
    /// - Parameters:
    ///   - name: The identifier or the text.
    ///   - index: The index among several views in reading order, from 0.
    public func tap(_ name: String, at index: Int? = nil) throws { tap(try view(name, at: index)) }

    /// All views that are at least partly visible, front to back.
    private var viewsInSight: [UIView] {
        host.makeCurrent()
        host.frameLoop.settle()
        return host.scene.visibleWindows.reversed().flatMap { ($0 as UIView).shownViews(in: bounds) }
    }

    /// The names of the visible views, without duplicates, in reading order of the tree, thirty at most.
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

    /// Class, identifier and position, as in `UIButton (buy-2) at (16, 240), 120 × 44 pt`.
    fileprivate var placeText: String {
        let frame = convert(bounds, to: nil)
        let identifier = accessibilityIdentifier.map { " (\($0))" } ?? ""
        return "\(type(of: self))\(identifier) at (\(shortNumber(frame.minX)), \(shortNumber(frame.minY))), "
            + "\(shortNumber(frame.width)) × \(shortNumber(frame.height)) pt"
    }

    /// Whether the view or one that it is in does something with a tap.
    fileprivate var answersTaps: Bool {
        sequence(first: self, next: \.superview).contains { view in
            view is UIControl || view is UITableViewCell || view is UICollectionViewCell
                || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
        }
    }

    /// The visible text and the accessibility label.
    fileprivate var words: [String] { [shownText, accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty } }

    /// The text of a label or a button.
    var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }
}
