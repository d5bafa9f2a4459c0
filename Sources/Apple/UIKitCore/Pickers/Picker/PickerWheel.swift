import QuartzCore

/// One wheel of a picker: it scrolls, comes to rest on a row, and shows its rows on a drum.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    private let component: Int
    private let drum = UIView()
    private var shown: [Int: UIView] = [:]
    private var spare: [UIView] = []
    private var isByUser = false
    /// The row that the delegate knows of, or that was set.
    private(set) var row = 0

    var count = 0
    var rowHeight = UIPickerView.rowHeight
    var wantedWidth: CGFloat = 0

    init(of picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        scrollsToTop = false
        alwaysBounceVertical = true
        drum.isUserInteractionEnabled = false
        // Rows are placed in depth by their own transforms, seen from this far.
        drum.layer.sublayerTransform.m34 = -1 / 700
        addSubview(drum)
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(PickerWheel.tapped(_:))))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func reload() {
        for view in shown.values { view.removeFromSuperview() }
        spare = []
        shown = [:]
        row = min(row, max(count - 1, 0))
        setNeedsLayout()
    }

    func view(ofRow row: Int) -> UIView? { shown[row] }

    func show(_ row: Int, animated: Bool) {
        self.row = min(max(row, 0), max(count - 1, 0))
        isByUser = false
        layoutIfNeeded()
        setContentOffset(CGPoint(x: 0, y: offset(of: self.row)), animated: animated)
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

    /// The row that is nearest to the middle.
    private func row(at offset: CGFloat) -> Int {
        min(max(Int(((offset + contentInset.top) / rowHeight).rounded()), 0), max(count - 1, 0))
    }

    // MARK: The drum

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        let margin = (bounds.height - rowHeight) / 2
        if contentSize != size || contentInset.top != margin {
            contentSize = size
            contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
            if !isDragging, !isDecelerating { contentOffset = CGPoint(x: 0, y: offset(of: row)) }
        }
        drum.frame = bounds
        placeRows()
    }

    private func placeRows() {
        guard count > 0, rowHeight > 0, bounds.height > 0 else { return }
        // Half of the drum is seen, its edges at those of the picker.
        let radius = bounds.height / 2 * 1.02
        let middle = (contentOffset.y + contentInset.top) / rowHeight
        let reach = CGFloat.pi / 2 * radius / rowHeight
        let first = max(0, Int((middle - reach).rounded(.up)))
        let last = min(count - 1, Int((middle + reach).rounded(.down)))
        let wanted = first <= last ? first...last : 0...0
        for (row, view) in shown where !wanted.contains(row) {
            view.removeFromSuperview()
            spare.append(view)
            shown[row] = nil
        }
        for row in wanted { place(row, at: (CGFloat(row) - middle) * rowHeight / radius, radius) }
    }

    private func place(_ row: Int, at angle: CGFloat, _ radius: CGFloat) {
        let view = shown[row] ?? bringIn(row)
        view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        view.center = CGPoint(x: drum.bounds.midX, y: drum.bounds.midY)
        var transform = CATransform3DMakeTranslation(0, radius * sin(angle), radius * (cos(angle) - 1))
        transform = CATransform3DRotate(transform, -angle, 1, 0, 0)
        view.layer.transform = transform
        // What is not in the middle is fainter, by eye.
        let away = min(abs(angle) * radius / rowHeight, 1)
        view.alpha = (1 - 0.55 * away) * max(0, cos(angle))
    }

    private func bringIn(_ row: Int) -> UIView {
        let view = UIView.withoutAnimation {
            let view = picker?.makeView(row: row, component: component, reusing: spare.popLast()) ?? UIView()
            drum.addSubview(view)
            return view
        }
        shown[row] = view
        return view
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        drum.frame = bounds
        placeRows()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isByUser = true }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    /// The wheel has come to rest: on a row, or else it goes on to the nearest one.
    private func settle() {
        guard isByUser else { return }
        let row = row(at: contentOffset.y)
        guard abs(contentOffset.y - offset(of: row)) < 0.5 else {
            return setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
        }
        isByUser = false
        guard row != self.row else { return }
        self.row = row
        picker?.userHasChosen(row, component: component)
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
        guard bounds.height > 0, count > 0 else { return }
        let away = recognizer.location(in: self).y - bounds.midY
        let radius = bounds.height / 2 * 1.02
        let rows = (asin(min(max(away / radius, -1), 1)) * radius / rowHeight).rounded()
        let target = min(max(row + Int(rows), 0), count - 1)
        guard target != row else { return }
        isByUser = true
        setContentOffset(CGPoint(x: 0, y: offset(of: target)), animated: true)
    }
}
