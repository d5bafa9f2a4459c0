/// The chevron of an outline's item: one that turns down when the item is expanded.
final class OutlineSign: CellControl {
    private let chevron = CellAccessory(type: .disclosureIndicator)

    var isExpanded = false { didSet { if isExpanded != oldValue { turn() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(chevron)
    }

    required init?(coder: NSCoder) { fatalError("Made by its cell") }

    override func layoutSubviews() {
        super.layoutSubviews()
        chevron.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func turn() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let angle: CGFloat = isExpanded ? (isMirrored ? -.pi / 2 : .pi / 2) : 0
        chevron.transform = CGAffineTransform(rotationAngle: angle)
    }
}
