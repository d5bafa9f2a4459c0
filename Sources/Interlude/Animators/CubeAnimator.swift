import UIKit

/// Both screens are neighbouring sides of a cube, which turns by a quarter.
public final class CubeAnimator: SceneAnimator {
    /// Makes the animator of one direction. It takes 0.6 seconds.
    public init(direction: TransitionDirection) {
        super.init(direction: direction, duration: 0.6)
    }

    public override func motion(in scene: TransitionScene) -> SceneMotion {
        let perspective = Perspective(in: scene.container, darkens: scene.lower != nil)
        let sides = [scene.upper, scene.lower].compactMap { $0 }
        // The cube's axis lies half a side behind the screen. The anchor point is what the layer's position places, so
        // the position goes back as far, and the sides stay in the screen's plane.
        let depth = scene.container.bounds.width / 2
        for side in sides {
            side.layer.anchorPointZ = -depth
            side.layer.zPosition -= depth
            // A side that nothing covers must not be seen from within the cube.
            side.layer.isDoubleSided = scene.lower != nil
        }
        let quarter: CGFloat = scene.isMirrored ? -.pi / 2 : .pi / 2
        let showLower = {
            scene.upper.transform3D = CATransform3DMakeRotation(quarter, 0, 1, 0)
            scene.lower?.transform3D = CATransform3DIdentity
        }
        let showUpper = {
            scene.upper.transform3D = CATransform3DIdentity
            scene.lower?.transform3D = CATransform3DMakeRotation(-quarter, 0, 1, 0)
        }
        if scene.isForward { showLower() } else { showUpper() }
        return SceneMotion(animations: scene.isForward ? showUpper : showLower) {
            for side in sides {
                side.transform3D = CATransform3DIdentity
                side.layer.anchorPointZ = 0
                side.layer.zPosition += depth
                side.layer.isDoubleSided = true
            }
            perspective.remove()
        }
    }
}
