import Compositor
import CoreGraphics

/// What a layer and all below it looked like in the last frames, kept as long as nothing of it changes and it stays where it is.
///
/// A layer is only remembered when it is seen first; its picture is kept when it comes a second time. So what moves costs no
/// more than without, and what is still costs next to nothing, with everything below it.
final class KeptPicture {
    private let space: CATransform3D
    private let alpha: Double
    private let frame: CGRect
    /// The flattening pass that saw the layer first.
    private let pass: Int
    private var items: [DisplayItem]?

    init(in space: CATransform3D, alpha: Double, frame: CGRect) {
        self.space = space
        self.alpha = alpha
        self.frame = frame
        pass = RenderServer.pass
    }

    /// Whether the layer would come out in the same way: same place, and no change since.
    func isValid(for layer: CALayer, in space: CATransform3D, alpha: Double, frame: CGRect) -> Bool {
        pass > layer.lastChange && self.alpha == alpha && self.frame == frame
            && CATransform3DEqualToTransform(self.space, space)
    }

    /// The picture; it is made if this is the second time.
    ///
    /// - Parameter canvas: All pixels of the frame.
    func items(in canvas: PixelRect, make: () -> [DisplayItem]) -> [DisplayItem] {
        if let items { return items }
        var made = make()
        if !made.isEmpty, !made.isGroup { made = [.part(DisplayPart(made, in: canvas))] }
        items = made
        return made
    }
}

extension LayerFlattener {
    /// Adds a layer and all below it.
    ///
    /// - Parameters:
    ///   - space: From the coordinates in which the layer is placed to pixels.
    ///   - alpha: A factor for the opacity.
    func append(_ layer: CALayer, in space: CATransform3D, alpha: Double = 1, to items: inout Items) {
        guard keepsPictures else { return append(layer, shown(layer), in: space, alpha: alpha, to: &items) }
        if let kept = layer.keptPicture, kept.isValid(for: layer, in: space, alpha: alpha, frame: frame) {
            items += kept.items(in: canvas) {
                var own: Items = []
                // What is kept here need not be kept below once more.
                withoutKeeping.append(layer, in: space, alpha: alpha, to: &own)
                return own
            }
        } else {
            layer.keptPicture = KeptPicture(in: space, alpha: alpha, frame: frame)
            append(layer, shown(layer), in: space, alpha: alpha, to: &items)
        }
    }

    /// The same without pictures from frames before: where a layer is shown more than once in a frame, and where what is
    /// made of its items depends on how they are put together.
    var withoutKeeping: LayerFlattener {
        var other = self
        other.keepsPictures = false
        return other
    }
}

extension CALayer {
    /// Notes that this layer looks different from now on, and with it all above it.
    func noteChange() {
        RenderServer.countChange()
        forgetPictures()
    }

    /// Lets this layer and all above it be flattened anew.
    func forgetPictures() {
        let pass = RenderServer.pass
        var layer: CALayer? = self
        while let here = layer, here.lastChange != pass {
            here.lastChange = pass
            here.keptPicture = nil
            layer = here.parent
        }
    }
}

extension [DisplayItem] {
    /// Whether this is one group, which the layer around it may make fainter without another group.
    fileprivate var isGroup: Bool {
        guard count == 1, case .group = self[0] else { return false }
        return true
    }
}
