import QuartzCore

/// Carries a presenter's view while sheets push it back: what moves and shrinks is the card, and the presenter's own frame,
/// bounds and transform stay as they are. iOS has such a view around every controller's view.
///
/// The card is as large as the superview, so the presenter keeps its frame in it.
@MainActor
final class PresenterCard: UIView {
    /// The presenter's view; `nil` when it has been taken out meanwhile.
    private weak var content: UIView?
    /// Where the top of the content stands at the first level and behind it, in the superview.
    private var cardTop: CGFloat = 0
    private var radius: CGFloat = 0

    /// Puts a card around a view that is in a window, without anybody noticing.
    init(around view: UIView) {
        super.init(frame: view.superview?.bounds ?? view.frame)
        content = view
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.enclose(in: self)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        content?.frame.contains(point) ?? false
    }

    /// Shows the content so many levels back.
    ///
    /// - Parameters:
    ///   - level: 0 is its place; at 1 a sheet covers it, at 2 there is another sheet on that one.
    ///   - top: Where the content's top stands from level 1 on.
    ///   - radius: The content's corner radius from level 1 on; `nil` if the content has corners of its own.
    func show(level: CGFloat, top: CGFloat, radius: CGFloat?) {
        guard let content else { return }
        let scale = pow(SheetMetrics.cardScale, level)
        let way = (top - content.frame.minY) * min(level, 1)
        // What is scaled about the card's middle is moved so that the content's upper edge stays where it has to be.
        let upper = bounds.midY + (content.frame.minY - bounds.midY) * scale
        transform = CGAffineTransform(translationX: 0, y: content.frame.minY + way - upper).scaledBy(x: scale, y: scale)
        guard let radius else { return }
        layer.cornerRadius = radius * min(level, 1)
        // Until it is taken away: the corners become square on the way back, not at its beginning.
        if level > 0 { clipsToBounds = true }
    }

    /// Gives the card the size that its superview has now.
    func fillSuperview() {
        guard let superview else { return }
        setUntransformedFrame(superview.bounds)
    }

    /// Takes the card away again; the content is back in its own place, at once.
    func takeAway() {
        UIView.performWithoutAnimation {
            if let content, content.superview === self { content.disclose(from: self) }
            removeFromSuperview()
        }
    }
}

extension UIView {
    /// Where the view is in another one's coordinates as the application knows it, whether a card pushes it back or not.
    final func place(in other: UIView) -> CGRect {
        guard superview is PresenterCard, let home = superviewBehindCard else {
            return other.convert(bounds, from: self)
        }
        return other.convert(frame, from: home)
    }

    /// The superview, whether a card stands in between or not.
    final var superviewBehindCard: UIView? {
        (superview as? PresenterCard)?.superview ?? superview
    }
}
