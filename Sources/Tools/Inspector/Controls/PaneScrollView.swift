import UIKit

/// Moves its content by the finger or the wheel, without momentum: momentum needs a clock, which may stand still.
final class PaneScrollView: UIScrollView {
    private let indicator = UIView()
    private let drag = UIPanGestureRecognizer()
    private var dragStart: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        bounces = false
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        delaysContentTouches = false
        panGestureRecognizer.isEnabled = false
        drag.addTarget(self, action: Selector(PaneScrollView.follow(_:)))
        drag.delegate = self
        addGestureRecognizer(drag)
        indicator.backgroundColor = UIColor(white: 1, alpha: 0.22)
        indicator.layer.cornerRadius = 1.5
        indicator.layer.zPosition = 1
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
    }

    /// How high the content is, in points.
    var contentHeight: CGFloat {
        get { contentSize.height }
        set {
            let size = CGSize(width: bounds.width, height: newValue)
            if contentSize != size { contentSize = size }
            scroll(to: contentOffset.y)
        }
    }

    /// Room below the content that nobody needs but for something in it to stay in its place; it goes with the next scrolling.
    private var slack: CGFloat {
        get { contentInset.bottom }
        set { if contentInset.bottom != newValue { contentInset.bottom = newValue } }
    }

    private var farthest: CGFloat { max(0, contentSize.height - bounds.height) + slack }

    /// Keeps a part of the content where it was, as far as it can be seen there.
    ///
    /// - Parameter place: Where its upper edge was, below the view's own.
    func keep(_ part: CGRect, at place: CGFloat) {
        let seen = max(0, min(place, bounds.height - part.height))
        let offset = max(0, part.minY - seen)
        slack = max(0, offset - max(0, contentSize.height - bounds.height))
        scroll(to: offset)
    }

    /// Shows the content from that place on, as far as there is any.
    private func scroll(to y: CGFloat) {
        let offset = CGPoint(x: 0, y: min(max(y, 0), farthest).rounded())
        if contentOffset != offset { contentOffset = offset }
        placeIndicator()
    }

    /// The user scrolls.
    private func drag(to y: CGFloat) {
        slack = min(slack, max(0, y - max(0, contentSize.height - bounds.height)))
        scroll(to: y)
    }

    /// Scrolls as little as it takes to see a part of the content; of one that is too high, its beginning.
    func reveal(top: CGFloat, bottom: CGFloat) {
        let lowest = min(top, max(contentOffset.y, bottom - bounds.height))
        scroll(to: lowest)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeIndicator()
    }

    private func placeIndicator() {
        indicator.isHidden = farthest == 0
        guard farthest > 0 else { return }
        let height = max(24, bounds.height * bounds.height / contentSize.height)
        let y = contentOffset.y + (bounds.height - height - 4) * contentOffset.y / farthest + 2
        let frame = CGRect(x: bounds.width - 5, y: y, width: 3, height: height)
        if indicator.frame != frame { indicator.frame = frame }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { dragStart = contentOffset.y + pan.translation(in: self).y }
        drag(to: dragStart - pan.translation(in: self).y)
    }
}

extension PaneScrollView: UIGestureRecognizerDelegate {
    /// What is dragged itself keeps its touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== drag || !(touch.view is any DragsItself)
    }
}
