/// The container view of a presentation: takes all touches in its bounds, and tells its presentation controller of
/// layout.
@MainActor
package final class PresentationContainerView: UIView, ScrollDragArea {
    weak var presentationController: UIPresentationController?
    private var laidOutSize = CGSize.zero
    /// Whether the presentation controller is to be told of the next layout.
    private var tellsOfLayout = true

    var scrollDragPartner: (any ScrollDragPartner)? { presentationController as? any ScrollDragPartner }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return presentationController?.redirect(hit, at: point, with: event) ?? hit
    }

    package override func setNeedsLayout() {
        tellsOfLayout = true
        super.setNeedsLayout()
    }

    package override func didAddSubview(_ subview: UIView) {
        tellsOfLayout = true
        super.didAddSubview(subview)
    }

    package override func willRemoveSubview(_ subview: UIView) {
        tellsOfLayout = true
        super.willRemoveSubview(subview)
    }

    /// Rules are solved without the presentation controller, as is a layout for another size of a view in here: its hooks place
    /// the presented view, and would take it out of an animation's hands.
    override func setNeedsSolving() { layer.setNeedsLayout() }

    /// Views that the beginning of a dismissal has brought are laid out at once, before the presented view is an animator's.
    func layOutBeforeDismissal() {
        if tellsOfLayout { layoutIfNeeded() }
    }

    package override func layoutSubviews() {
        guard let controller = presentationController, tellsOfLayout || laidOutSize != bounds.size else {
            return super.layoutSubviews()
        }
        // What the hooks themselves do to the container asks for no further one.
        defer { tellsOfLayout = false }
        // First the system, then the app: where `containerViewWillLayoutSubviews` puts the presented view, it stays.
        if laidOutSize != bounds.size {
            let isFirst = laidOutSize == .zero
            laidOutSize = bounds.size
            if !isFirst { controller.containerSizeChanged() }
        }
        controller.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller.containerViewDidLayoutSubviews()
    }
}

/// The place of a view in the hierarchy, to put it back there.
@MainActor
struct ViewHome {
    private weak var superview: UIView?
    private let index: Int
    private let frame: CGRect
    private let superviewSize: CGSize

    /// The view's present place, or `nil` when it has no superview.
    init?(of view: UIView) {
        guard let superview = view.superview else { return nil }
        self.superview = superview
        index = superview.subviews.firstIndex { $0 === view } ?? 0
        frame = view.frame
        superviewSize = superview.bounds.size
    }

    /// Puts the view back. When its superview has changed size meanwhile, it is where its autoresizing mask would have
    /// brought it.
    func takeBack(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
        guard view.isUntransformed else { return }
        let target = frame(of: view, in: superview.bounds)
        if view.frame != target { view.frame = target }
    }

    private func frame(of view: UIView, in bounds: CGRect) -> CGRect {
        guard bounds.size != superviewSize else { return frame }
        if frame == CGRect(origin: .zero, size: superviewSize) { return bounds }
        let home = UIView(frame: CGRect(origin: .zero, size: superviewSize))
        let double = UIView(frame: frame)
        double.autoresizingMask = view.autoresizingMask
        home.addSubview(double)
        home.bounds.size = bounds.size
        return double.frame
    }
}
