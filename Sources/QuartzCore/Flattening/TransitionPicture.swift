import Compositor
import CoreGraphics

/// What a layer and all below it looked like at one moment.
struct TransitionPicture {
    init(of layer: CALayer) {}
}
