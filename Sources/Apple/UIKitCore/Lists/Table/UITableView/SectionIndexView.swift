import QuartzCore

/// The index beside a list's rows: a finger on a title scrolls to its section.
final class SectionIndexView: UIControl {
    private(set) var titles: [String] = []
    private let column = UIView()
    private var labels: [UILabel] = []
    private var last: Int?
    /// Called with the title that the finger has come to.
    var onTitle: (Int) -> Void = { _ in }
    var trackingColor: UIColor?
    var plainColor: UIColor? { didSet { backgroundColor = plainColor } }

    /// Points. Decided: about what iOS shows.
    static let width: CGFloat = 15
    private static let pitch: CGFloat = 14

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(column)
        column.isUserInteractionEnabled = false
        layer.zPosition = 500
        isAccessibilityElement = true
        accessibilityLabel = "Section index"
    }

    required init?(coder: NSCoder) { fatalError("Made by its table") }

    func show(_ titles: [String], color: UIColor) {
        self.titles = titles
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel()
            label.text = title == UITableView.indexSearch ? "⌕" : title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textColor = color
            label.textAlignment = .center
            column.addSubview(label)
            return label
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pitch = min(Self.pitch, bounds.height / CGFloat(max(1, labels.count)))
        let height = pitch * CGFloat(labels.count)
        column.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: CGFloat(index) * pitch, width: bounds.width, height: pitch)
        }
    }

    /// Stands at the edge of what is seen of a list, over its height.
    func place(in list: UIScrollView) {
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? visible.minX : visible.maxX - Self.width
        let place = CGRect(x: x, y: visible.minY, width: Self.width, height: visible.height)
        if frame != place { UIView.performWithoutAnimation { frame = place } }
    }

    // MARK: Fingers

    private func follow(_ touch: UITouch) {
        guard !labels.isEmpty, column.bounds.height > 0 else { return }
        let part = touch.location(in: column).y / column.bounds.height
        let index = min(max(0, Int(part * CGFloat(labels.count))), labels.count - 1)
        guard index != last else { return }
        last = index
        onTitle(index)
    }

    // A control keeps its touches when the finger moves, so that the table does not scroll under it.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        backgroundColor = trackingColor ?? plainColor
        last = nil
        follow(touch)
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        backgroundColor = plainColor
    }
    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        backgroundColor = plainColor
    }
}

extension UITableView {
    /// Asks the data source for the index's titles, and shows them where there are rows enough.
    final func loadIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let rows = table.geometry.sections.reduce(0) { $0 + $1.rows.count }
        guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
            table.index?.removeFromSuperview()
            table.index = nil
            return
        }
        let index = table.index ?? makeIndex()
        index.show(titles, color: sectionIndexColor ?? tintColor)
        index.plainColor = sectionIndexBackgroundColor
        index.trackingColor = sectionIndexTrackingBackgroundColor
    }

    private func makeIndex() -> SectionIndexView {
        let index = SectionIndexView(frame: .zero)
        index.onTitle = { [weak self, weak index] place in
            guard let self, let titles = index?.titles, titles.indices.contains(place) else { return }
            showSection(dataSource?.tableView(self, sectionForSectionIndexTitle: titles[place], at: place) ?? place)
        }
        table.index = index
        UIView.performWithoutAnimation { addSubview(index) }
        return index
    }

    private func showSection(_ section: Int) {
        guard loaded.sections.indices.contains(section) else { return }
        let top = sectionRect(section).minY
        setContentOffset(
            clamped(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)), animated: false)
    }

    /// The index stays at the edge, in the middle of what is seen.
    final func placeIndex() { table.index?.place(in: self) }
}
