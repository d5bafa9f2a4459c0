import QuartzCore
import UIKit

/// The device's layers lifted apart and seen from the side, each with what it shows itself. A drag turns the pile, a tap
/// selects a layer.
///
/// The planes are layers of this view with the pictures of the device's layers, so nothing is drawn a second time; the
/// compositor puts them in perspective.
final class ExplodedView: PaneControl, DragsItself {
    /// The space in which the planes lie.
    private let space = CATransformLayer()
    /// The planes' layers; those that are not needed are hidden and kept.
    private var mirrors: [CALayer] = []

    private(set) var planes: [LayerPlane] = []
    private(set) var camera = ExplodedCamera()
    /// The layer that was selected.
    private(set) weak var selected: CALayer?
    private weak var hovered: CALayer?
    private var travel: CGFloat = 0

    override func build() {
        clipsToBounds = true
        backgroundColor = Palette.stage
        layer.cornerRadius = Metrics.corner
        layer.addSublayer(space)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard camera.view != bounds.size else { return }
        camera.view = bounds.size
        place()
    }

    // MARK: What is shown

    /// Shows the layers as they are now.
    func show(_ planes: [LayerPlane], of device: CGSize) {
        let isSame = planes.count == self.planes.count && zip(planes, self.planes).allSatisfy { $0.looksLike($1) }
        guard !isSame || camera.device != device else { return }
        self.planes = planes
        camera.device = device
        camera.levels = max(planes.map(\.level).max() ?? 1, 1)
        place()
    }

    /// How far the levels are apart, 0…1.
    var spread: Double {
        get { Double(camera.spread / Self.widestSpread) }
        set {
            camera.spread = CGFloat(newValue) * Self.widestSpread
            place()
        }
    }

    private static let widestSpread: CGFloat = 120

    /// The plane of the selected layer, if it is still there.
    var selectedPlane: LayerPlane? { planes.first { $0.layer === selected } }

    /// Selects the layer seen at a point of the view; `nil` selects none.
    func select(at point: CGPoint?) {
        selected = layer(at: point)
        place()
    }

    /// What is described: the layer under the pointer, or else the selected one.
    var describedPlane: LayerPlane? { planes.first { $0.layer === hovered } ?? selectedPlane }

    /// Lights up the layer under the pointer.
    func hover(at point: CGPoint?) {
        let new = layer(at: point)
        guard new !== hovered else { return }
        hovered = new
        place()
    }

    private func layer(at point: CGPoint?) -> CALayer? {
        let index = point.flatMap { LayerPicking.plane(at: $0, among: planes, from: camera) }
        return index.map { planes[$0].layer }
    }

    private func place() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.sublayerTransform = camera.perspective
        if space.frame != bounds { space.frame = bounds }
        while mirrors.count < planes.count {
            let mirror = CALayer()
            space.addSublayer(mirror)
            mirrors.append(mirror)
        }
        for (index, mirror) in mirrors.enumerated() {
            if index < planes.count {
                mirror.values = look(of: planes[index])
            } else if !mirror.isHidden {
                mirror.isHidden = true
                mirror.contents = nil
            }
        }
        CATransaction.commit()
    }

    /// The plane's own look, placed in space, with a line around it.
    private func look(of plane: LayerPlane) -> LayerValues {
        var values = plane.values
        let origin = values.bounds.origin
        let placed = CATransform3DConcat(plane.matrix, camera.placement(level: plane.level))
        values.anchorPoint = .zero
        values.position = .zero
        values.zPosition = 0
        values.anchorPointZ = 0
        values.transform = CATransform3DConcat(CATransform3DMakeTranslation(origin.x, origin.y, 0), placed)
        values.sublayerTransform = CATransform3DIdentity
        values.opacity = Float(plane.opacity)
        values.shadowOpacity = 0
        values.replicator = nil
        values.isDoubleSided = true
        // Dark text and symbols would be lost on the dark ground.
        if values.contents != nil, values.backgroundColor == nil { values.backgroundColor = Palette.plate.cgColor }
        outline(&values, of: plane)
        return values
    }

    private func outline(_ values: inout LayerValues, of plane: LayerPlane) {
        let hair = 1 / max(camera.zoom, 0.01)
        if plane.layer === selected || plane.layer === hovered {
            values.borderWidth = plane.layer === selected ? 2 * hair : 1.25 * hair
            values.borderColor = Palette.accent.cgColor
            values.opacity = 1
        } else if values.borderWidth == 0 || values.borderColor == nil {
            values.borderWidth = 0.6 * hair
            values.borderColor = UIColor(white: plane.isVisible ? 0.6 : 1, alpha: plane.isVisible ? 0.45 : 0.1).cgColor
        }
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        travel = 0
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (here, before) = (touch.location(in: self), touch.previousLocation(in: self))
        let move = CGSize(width: here.x - before.x, height: here.y - before.y)
        travel += hypot(move.width, move.height)
        guard travel > Self.tapTravel else { return true }
        camera.turn(by: move)
        place()
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard travel <= Self.tapTravel else { return }
        select(at: touch?.location(in: self))
        onChange()
    }

    /// A finger that moves farther turns the pile.
    private static let tapTravel: CGFloat = 4
}
