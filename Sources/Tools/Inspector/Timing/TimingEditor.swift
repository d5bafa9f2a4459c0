import UIKit

/// The timing of the source that is selected in the time line: its curve, its numbers, and its code.
final class TimingEditor: PaneView {
    unowned var model: InspectorModel! { didSet { connect() } }

    private let title = UILabel()
    private let reset = PaneButton()
    private let graph = CurveGraph()
    private let duration = ValueBar()
    private let delay = ValueBar()
    private let damping = ValueBar()
    private let velocity = ValueBar()
    private let numbers = UILabel()
    private let curves = SegmentStrip()
    private let styles = SegmentStrip()
    private let copy = PaneButton()
    private let code = UILabel()
    private let codePlate = UIView()

    private static let graphSize = CGSize(width: 142, height: 124)
    private static let plateMargin: CGFloat = 7

    /// The curves of the strip; the last one is a spring.
    private static let presets: [(name: String, curve: AnimationTiming.Curve)] = [
        ("Linear", .init(.bezier(.linear))), ("In", .init(.bezier(.easeIn))), ("Out", .init(.bezier(.easeOut))),
        ("In out", .init(.bezier(.easeInEaseOut))), ("Spring", .spring(dampingRatio: 0.8, velocity: 0)),
    ]

    override func build() {
        title.font = Typeface.smallMedium
        title.textColor = Palette.text
        reset.face = .text("Reset")
        numbers.font = Typeface.smallDigits
        numbers.textColor = Palette.secondaryText
        duration.scale = ValueBar.Scale("duration", 0...3, unit: "s", isBent: true)
        delay.scale = ValueBar.Scale("delay", 0...2, unit: "s", isBent: true)
        damping.scale = ValueBar.Scale("damping", AnimationTiming.dampingRatios)
        velocity.scale = ValueBar.Scale("velocity", -10...10)
        curves.titles = Self.presets.map(\.name)
        styles.titles = TimingCode.allCases.map(\.rawValue)
        copy.face = .text("Copy")
        code.font = Typeface.code
        code.textColor = Palette.text
        code.numberOfLines = 0
        codePlate.backgroundColor = Palette.stage
        codePlate.layer.cornerRadius = Metrics.corner
        for view in [title, reset, graph, duration, delay, damping, velocity, numbers, curves, styles, copy] {
            addSubview(view)
        }
        addSubview(codePlate)
        codePlate.addSubview(code)
    }

    private func connect() {
        graph.onEdit = { [unowned self] in model.setTiming($0) }
        reset.onChange = { [unowned self] in model.resetTiming() }
        copy.onChange = { [unowned self] in model.copyTimingCode() }
        duration.onEdit = { [unowned self] value in edit { $0.duration = value } }
        delay.onEdit = { [unowned self] value in edit { $0.delay = value } }
        damping.onEdit = { [unowned self] value in editSpring { ratio, _ in ratio = value } }
        velocity.onEdit = { [unowned self] value in editSpring { _, velocity in velocity = value } }
        curves.onChange = { [unowned self] in
            if let index = curves.selectedIndex { edit { $0.curve = Self.presets[index].curve } }
        }
        styles.onChange = { [unowned self] in
            if let index = styles.selectedIndex { model.codeStyle = TimingCode.allCases[index] }
        }
    }

    private func edit(_ change: (inout AnimationTiming) -> Void) {
        guard var timing = model.selectedSource?.timing else { return }
        change(&timing)
        model.setTiming(timing)
    }

    private func editSpring(_ change: (_ dampingRatio: inout Double, _ velocity: inout Double) -> Void) {
        edit { timing in
            guard case .spring(var ratio, var velocity) = timing.curve else { return }
            change(&ratio, &velocity)
            timing.curve = .spring(dampingRatio: ratio, velocity: velocity)
        }
    }

    // MARK: What is shown

    /// The height for the selected source; 0 without one.
    func height(in width: CGFloat) -> CGFloat {
        guard model.selectedSource?.timing != nil else { return 0 }
        return 20 + Self.graphSize.height + 6 + Metrics.controlHeight + 6 + Metrics.controlHeight + 6
            + codeHeight(in: width) + 10
    }

    private func codeHeight(in width: CGFloat) -> CGFloat {
        let room = width - 2 * Metrics.margin - 2 * Self.plateMargin
        return code.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
            + 2 * Self.plateMargin
    }

    func refresh() {
        guard let source = model.selectedSource, let timing = source.timing else { return }
        title.show(source.title)
        reset.isEnabled = source.isEdited
        graph.timing = timing
        duration.value = timing.duration
        delay.value = timing.delay
        delay.isHidden = !source.canBeDelayed
        show(timing.curve)
        styles.selectedIndex = TimingCode.allCases.firstIndex(of: model.codeStyle)
        code.show(model.timingCode ?? "")
        copy.face = .text(model.isCodeCopied ? "Copied" : "Copy")
        setNeedsLayout()
    }

    private func show(_ curve: AnimationTiming.Curve) {
        curves.selectedIndex = Self.presets.firstIndex { $0.curve == curve }
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2):
            numbers.show([x1, y1, x2, y2].map { CGFloat($0).words }.joined(separator: ", "))
        case .spring(let ratio, let initial):
            curves.selectedIndex = Self.presets.count - 1
            damping.value = ratio
            velocity.value = initial
        }
        let isSpring = curves.selectedIndex == Self.presets.count - 1
        numbers.isHidden = isSpring
        for bar in [damping, velocity] { bar.isHidden = !isSpring }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (x, width, row) = (Metrics.margin, bounds.width - 2 * Metrics.margin, Metrics.controlHeight)
        title.frame = CGRect(x: x, y: 0, width: width - 58, height: 18)
        reset.frame = CGRect(x: x + width - 52, y: 0, width: 52, height: 18)
        graph.frame = CGRect(origin: CGPoint(x: x, y: 22), size: Self.graphSize)
        let right = x + Self.graphSize.width + 12
        var y: CGFloat = 22
        for bar in [duration, delay, damping, velocity] where !bar.isHidden {
            bar.frame = CGRect(x: right, y: y, width: x + width - right, height: 29)
            y += 31
        }
        numbers.frame = CGRect(x: right, y: y, width: x + width - right, height: 14)
        y = 20 + Self.graphSize.height + 6
        curves.frame = CGRect(x: x, y: y, width: width, height: row)
        y += row + 6
        styles.frame = CGRect(x: x, y: y, width: width - 66, height: row)
        copy.frame = CGRect(x: x + width - 60, y: y, width: 60, height: row)
        y += row + 6
        codePlate.frame = CGRect(x: x, y: y, width: width, height: codeHeight(in: bounds.width))
        code.frame = codePlate.bounds.insetBy(dx: Self.plateMargin, dy: Self.plateMargin)
    }
}
