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
        let flying = makeFlyingPicture(in: scene)
        let alpha = scene.upper.alpha
        if scene.isForward { scene.upper.alpha = 0 }
        return SceneMotion(
            animations: {
                scene.upper.alpha = scene.isForward ? alpha : 0
                flying?.fly()
            },
            tidyUp: {
                scene.upper.alpha = alpha
                flying?.land()
            })
    }

    private func makeFlyingPicture(in scene: TransitionScene) -> FlyingPicture? {
        guard let below = lower(), let above = upper() else { return nil }
        let (start, end) = scene.isForward ? (below, above) : (above, below)
        // The side that comes has to be laid out before its frame means anything.
        let from = scene.container.convert(start.bounds, from: start)
        let to = scene.container.convert(end.bounds, from: end)
        guard let picture = picture(of: start) else { return nil }
        let flying = FlyingPicture(picture: picture, start: start, end: end, destination: to)
        flying.frame.frame = from
        scene.container.addSubview(flying.frame)
        guard hidesOriginals else { return flying }
        return flying.hiding([start, end])
    }

    private func picture(of view: UIView) -> UIView? {
        guard view.layer.cornerRadius > 0, !view.bounds.isEmpty else {
            return view.snapshotView(afterScreenUpdates: false)
        }
        return UIImageView(image: view.pictureWithoutCorners())
    }

    /// The picture on its way, in a frame that cuts its corners.
    @MainActor
    private struct FlyingPicture {
        let frame = UIView()
        private let destination: CGRect
        private let destinationRadius: CGFloat
        private var originals = Originals()

        init(picture: UIView, start: UIView, end: UIView, destination: CGRect) {
            self.destination = destination
            destinationRadius = end.layer.cornerRadius
            let rounded = start.layer.cornerRadius > 0 ? start.layer : end.layer
            frame.layer.cornerRadius = start.layer.cornerRadius
            frame.layer.maskedCorners = rounded.maskedCorners
            frame.clipsToBounds = true
            picture.frame = frame.bounds
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            frame.addSubview(picture)
        }

        /// The same, with views out of sight until it lands.
        func hiding(_ originals: [UIView]) -> FlyingPicture {
            var flying = self
            flying.originals.hide(originals)
            return flying
        }

        func fly() {
            frame.frame = destination
            frame.layer.cornerRadius = destinationRadius
        }

        func land() {
            originals.show()
            frame.removeFromSuperview()
        }
    }
}
