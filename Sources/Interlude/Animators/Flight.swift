import UIKit

/// What move and magic move share: a picture of a view travels between two screens while the upper one fades.
@MainActor
struct Flight {
    /// Finds the view on the lower screen.
    let lower: @MainActor () -> UIView?
    /// Finds its counterpart on the upper screen.
    let upper: @MainActor () -> UIView?
    /// Whether the originals are out of sight while their picture flies.
    let hidesOriginals: Bool

    /// The whole transition; where one of the views is missing, the screens only fade.
    func motion(in scene: TransitionScene) -> SceneMotion {
        let traveller = makeTraveller(in: scene)
        let alpha = scene.upper.alpha
        if scene.isForward { scene.upper.alpha = 0 }
        return SceneMotion(
            animations: {
                scene.upper.alpha = scene.isForward ? alpha : 0
                traveller?.fly()
            },
            tidyUp: {
                scene.upper.alpha = alpha
                traveller?.land()
            })
    }

    private func makeTraveller(in scene: TransitionScene) -> Traveller? {
        guard let below = lower(), let above = upper() else { return nil }
        let (start, end) = scene.isForward ? (below, above) : (above, below)
        // The side that comes has to be laid out before its frame means anything.
        let from = scene.container.convert(start.bounds, from: start)
        let to = scene.container.convert(end.bounds, from: end)
        guard let picture = start.snapshotView(afterScreenUpdates: false) else { return nil }
        picture.frame = from
        scene.container.addSubview(picture)
        let originals = hidesOriginals ? [start, end].filter { !$0.isHidden } : []
        originals.forEach { $0.isHidden = true }
        return Traveller(picture: picture, destination: to, originals: originals)
    }

    /// The picture on its way.
    @MainActor
    private struct Traveller {
        let picture: UIView
        let destination: CGRect
        let originals: [UIView]

        func fly() { picture.frame = destination }

        func land() {
            originals.forEach { $0.isHidden = false }
            picture.removeFromSuperview()
        }
    }
}
