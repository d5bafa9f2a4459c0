import UIKit

/// A card that is turned over on its way from a cell to the whole screen: the cell's picture is its front, the screen's its back.
@MainActor
final class CardFlip: Performer {
    private let front = UIView()
    private let back = UIView()
    private let upper: UIView
    private let wasHidden: Bool
    private let pace: Pace
    private let cell: CGRect
    private let home: CGRect
    private let cellRadius: CGFloat
    private let right: CGFloat
    private var originals = Originals()

    /// The steps of the turn: about one in two frames.
    private static let steps = 36

    init(
        _ find: @MainActor () -> UIView?, in scene: TransitionViews, _ pace: Pace,
        isAsShown: @MainActor (UIView) -> Bool
    ) {
        self.pace = pace
        upper = scene.upper
        wasHidden = upper.isHidden
        right = scene.isMirrored ? -1 : 1
        home = upper.frame
        let source = find().flatMap { $0.window == nil ? nil : $0 }
        // Small in the middle if the cell is no longer in a window.
        cell =
            source.map { scene.container.convert($0.bounds, from: $0) }
            ?? home.insetBy(dx: home.width * 0.4, dy: home.height * 0.4)
        cellRadius = source?.layer.cornerRadius ?? 12
        let page = Picture(of: upper, isOnScreen: isAsShown(upper)).image
        for (face, image) in [(front, source?.pictureWithoutCorners()), (back, page)] {
            face.isUserInteractionEnabled = false
            face.layer.contents = image?.cgImage
            face.layer.contentsGravity = .resizeAspectFill
            face.clipsToBounds = true
            // Seen from behind, each of them is hidden by the other one.
            face.layer.isDoubleSided = false
            scene.container.addSubview(face)
        }
        if source == nil { front.backgroundColor = .secondarySystemBackground }
        if let source { originals.hide([source]) }
        upper.isHidden = true
    }

    func show(at time: Double) {
        let away = pace.amount(at: time)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * away }
        let size = CGSize(
            width: max(between(home.width, cell.width), 1), height: max(between(home.height, cell.height), 1))
        let center = CGPoint(x: between(home.midX, cell.midX), y: between(home.midY, cell.midY))
        let angle = (1 - min(max(away, 0), 1)) * .pi * right
        for (face, turn) in [(front, angle), (back, angle - .pi * right)] {
            face.bounds = CGRect(origin: .zero, size: size)
            face.center = center
            face.layer.cornerRadius = max(cellRadius * away, 0)
            face.transform3D = Self.turned(turn)
        }
    }

    /// Turned about its vertical axis, in a perspective of its own.
    private static func turned(_ angle: CGFloat) -> CATransform3D {
        var lens = CATransform3DIdentity
        lens.m34 = -1 / Perspective.distance
        return CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), lens)
    }

    var moments: [Double] { pace.moments(isBent: true, steps: Self.steps) }

    func restore() {
        originals.show()
        front.removeFromSuperview()
        back.removeFromSuperview()
        upper.isHidden = wasHidden
    }
}
