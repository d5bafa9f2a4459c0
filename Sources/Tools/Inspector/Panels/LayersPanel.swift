import QuartzCore
import UIKit

/// The layer tree in 3D, the facts of the selected layer, and its numbers and constraints, which can be changed.
final class LayersPanel: Panel {
    private let scene = ExplodedView()
    private let spread = ScrubBar()
    private let spreadName = UILabel()
    private let name = UILabel()
    private var labels: [(name: UILabel, value: UILabel)] = []
    private let lookLabel = UILabel()
    private var numbers: [(number: LayerNumber, control: DragNumber)] = []
    private var constants: [DragNumber] = []
    /// The constraints of the selected layer, as long as it is selected.
    private var placing: [NSLayoutConstraint] = []
    private var turns = 0

    private static let sceneHeight: CGFloat = 300
    private static let lineHeight: CGFloat = 17

    private static let controlHeight: CGFloat = 24
    /// The numbers in a row.
    private static let columns = 3

    /// Where the numbers begin.
    private var numbersTop: CGFloat { Self.sceneHeight + 54 + 5 * Self.lineHeight }

    private var rowsOfNumbers: Int { (LayerNumber.allCases.count + Self.columns - 1) / Self.columns }

    override var height: CGFloat {
        guard scene.selected != nil else { return numbersTop }
        return numbersTop + CGFloat(rowsOfNumbers + placing.count) * Self.controlHeight + 8
    }

    private var facts: LayerFacts? { scene.describedPlane.map(LayerFacts.init) }

    override func build() {
        name.font = Typeface.control
        spreadName.font = Typeface.small
        spreadName.textColor = Palette.faintText
        spreadName.text = "apart"
        for view in [scene, spreadName, spread, name] { addSubview(view) }
        for _ in 0..<4 {
            let pair = (name: UILabel(), value: UILabel())
            pair.name.font = Typeface.small
            pair.name.textColor = Palette.faintText
            pair.value.font = Typeface.smallDigits
            pair.value.textColor = Palette.text
            labels.append(pair)
            addSubview(pair.name)
            addSubview(pair.value)
        }
        spread.value = scene.spread
        lookLabel.font = Typeface.smallDigits
        lookLabel.textColor = Palette.secondaryText
        addSubview(lookLabel)
        buildNumbers()
    }

    private func buildNumbers() {
        for number in LayerNumber.allCases {
            let control = DragNumber()
            (control.name, control.step, control.range) = (number.rawValue, number.step, number.range)
            control.onEdit = { [unowned self] value in edit { number.set(value, of: $0) } }
            numbers.append((number, control))
            addSubview(control)
        }
        for index in 0..<LayerConstraints.limit {
            let control = DragNumber()
            control.onEdit = { [unowned self] value in
                guard placing.indices.contains(index) else { return }
                edit { _ in placing[index].constant = CGFloat(value) }
            }
            constants.append(control)
            addSubview(control)
        }
    }

    /// Changes something about the selected layer.
    private func edit(_ change: (CALayer) -> Void) {
        guard let layer = scene.selected else { return }
        change(layer)
        look()
        model.onChange()
    }

    override func modelIsSet() {
        scene.onChange = { [unowned self] in model.onChange() }
        spread.onScrub = { [unowned self] _, value in scene.spread = value }
    }

    override func refresh() {
        if scene.planes.isEmpty || !model.isPlaying { look() } else { showFacts() }
        setNeedsLayout()
    }

    /// Looks at the layers again.
    private func look() {
        let roots = model.host.scene.visibleWindows.map(\.layer)
        scene.show(LayerTree.planes(of: roots), of: model.host.screen.bounds.size)
        showFacts()
    }

    /// While a transition runs the pile is looked at now and then only, so that no frame comes late; likewise at rest, where
    /// the application may change something by itself.
    override func tick() {
        turns += 1
        if turns % Self.turnsBetweenLooks == 0 || model.isHeld { look() }
    }

    private static let turnsBetweenLooks = 12

    /// Lights up the layer under a pointer, which is at a place of this panel; `nil` where there is none.
    func hover(at point: CGPoint?) {
        let inside = point.map { convert($0, to: scene) }.flatMap { scene.bounds.contains($0) ? $0 : nil }
        scene.hover(at: inside)
        showFacts()
    }

    private func showFacts() {
        let facts = facts
        let title = facts?.name ?? "Drag to rotate, tap a layer to select it"
        name.show(title)
        name.textColor = facts == nil ? Palette.faintText : Palette.text
        for (index, pair) in labels.enumerated() {
            let line = facts?.lines[index]
            pair.name.show(line?.name)
            pair.value.show(line?.value)
        }
        lookLabel.show(facts?.look)
        showNumbers()
    }

    private func showNumbers() {
        let selected = scene.selected
        placing = selected.map(LayerConstraints.all) ?? []
        for (number, control) in numbers {
            control.isHidden = selected == nil
            if let selected { control.value = number.value(of: selected) }
        }
        for (index, control) in constants.enumerated() {
            control.isHidden = index >= placing.count
            guard let selected, index < placing.count else { continue }
            control.name = LayerConstraints.words(for: placing[index], of: selected)
            control.value = Double(placing[index].constant)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (x, width) = (Metrics.margin, bounds.width - 2 * Metrics.margin)
        scene.frame = CGRect(x: x, y: 0, width: width, height: Self.sceneHeight)
        spreadName.frame = CGRect(x: x, y: Self.sceneHeight + 4, width: 62, height: 22)
        spread.frame = CGRect(x: x + 66, y: Self.sceneHeight + 4, width: width - 66, height: 22)
        var y = Self.sceneHeight + 30
        name.frame = CGRect(x: x, y: y, width: width, height: 18)
        y += 20
        for pair in labels {
            pair.name.frame = CGRect(x: x, y: y, width: 62, height: Self.lineHeight)
            pair.value.frame = CGRect(x: x + 66, y: y, width: width - 66, height: Self.lineHeight)
            y += Self.lineHeight
        }
        lookLabel.frame = CGRect(x: x, y: y, width: width, height: Self.lineHeight)
        layOutNumbers(x, width)
    }

    private func layOutNumbers(_ x: CGFloat, _ width: CGFloat) {
        let (gap, height): (CGFloat, CGFloat) = (6, Self.controlHeight)
        let column = (width - gap * CGFloat(Self.columns - 1)) / CGFloat(Self.columns)
        for (index, entry) in numbers.enumerated() {
            let (row, place) = (index / Self.columns, index % Self.columns)
            entry.control.frame = CGRect(
                x: x + CGFloat(place) * (column + gap), y: numbersTop + CGFloat(row) * height, width: column,
                height: height)
        }
        let top = numbersTop + CGFloat(rowsOfNumbers) * height
        for (index, control) in constants.enumerated() {
            control.frame = CGRect(x: x, y: top + CGFloat(index) * height, width: width, height: height)
        }
    }
}
