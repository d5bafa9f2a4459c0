import QuartzCore
import UIKit

/// The layer tree in 3D, and what is known of the layer that was selected.
final class LayersPanel: Panel {
    private let scene = ExplodedView()
    private let spread = ScrubBar()
    private let spreadName = UILabel()
    private let name = UILabel()
    private var labels: [(name: UILabel, value: UILabel)] = []
    private var turns = 0

    private static let sceneHeight: CGFloat = 300
    private static let lineHeight: CGFloat = 17

    override var height: CGFloat { Self.sceneHeight + 54 + 4 * Self.lineHeight }

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
        if name.text != title { name.text = title }
        name.textColor = facts == nil ? Palette.faintText : Palette.text
        for (index, pair) in labels.enumerated() {
            let line = facts?.lines[index]
            if pair.name.text != line?.name { pair.name.text = line?.name }
            if pair.value.text != line?.value { pair.value.text = line?.value }
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
    }
}
