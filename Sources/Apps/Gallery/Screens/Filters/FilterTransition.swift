import CoreImage
import UIKit

/// Presents and dismisses through one of Core Image's transitions, which a display link moves on. A dismissal is the same
/// backwards.
final class FilterTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private let filterName: String
    private let duration: TimeInterval = 0.8
    private var run: FilterRun?

    /// - Parameter filterName: A transition's. It has its defaults, and is as large as the container.
    init(_ filterName: String) { self.filterName = filterName }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let run = FilterRun(filterName, transitionContext, duration: duration) else {
            return transitionContext.completeTransition(true)
        }
        self.run = run
        run.start()
    }

    func animationEnded(_ transitionCompleted: Bool) { run = nil }
}

/// One transition that is under way.
@MainActor private final class FilterRun: NSObject {
    private let context: any UIViewControllerContextTransitioning
    private let duration: TimeInterval
    private let isDismissal: Bool
    private let filter: CIFilter
    private let picture: UIImageView
    private let scale: CGFloat
    private var beginning: CFTimeInterval?

    init?(_ name: String, _ context: any UIViewControllerContextTransitioning, duration: TimeInterval) {
        guard let filter = CIFilter(name: name), let fromController = context.viewController(forKey: .from),
            let toController = context.viewController(forKey: .to), let from = context.view(forKey: .from),
            let to = context.view(forKey: .to)
        else { return nil }
        let container = context.containerView
        self.context = context
        self.duration = duration
        self.filter = filter
        isDismissal = fromController.presentingViewController === toController
        scale = container.traitCollection.displayScale
        picture = UIImageView(frame: container.bounds)
        super.init()
        to.frame = context.finalFrame(for: toController)
        let before = FilterRun.picture(of: from)
        container.addSubview(to)
        let after = FilterRun.picture(of: to)
        filter.setValue(isDismissal ? after : before, forKey: kCIInputImageKey)
        filter.setValue(isDismissal ? before : after, forKey: kCIInputTargetImageKey)
        container.addSubview(picture)
        layOut()
        show(0)
    }

    private static func picture(of view: UIView) -> CIImage? {
        CIImage(
            image: UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            })
    }

    /// The effect is as large as the container.
    private func layOut() {
        guard let extent = (filter.value(forKey: kCIInputImageKey) as? CIImage)?.extent else { return }
        if filter.inputKeys.contains(kCIInputExtentKey) {
            filter.setValue(CIVector(cgRect: extent), forKey: kCIInputExtentKey)
        }
        if filter.inputKeys.contains(kCIInputCenterKey) {
            filter.setValue(CIVector(x: extent.midX, y: extent.midY), forKey: kCIInputCenterKey)
        }
    }

    func start() {
        #if canImport(ObjectiveC)
        let step = #selector(step(_:))
        #else
        let step = Selector(FilterRun.step(_:))
        #endif
        // The link keeps the run until it has ended.
        CADisplayLink(target: self, selector: step).add(to: .main, forMode: .common)
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    private func step(_ link: CADisplayLink) {
        let began = beginning ?? link.timestamp
        beginning = began
        let progress = min((link.timestamp - began) / duration, 1)
        guard progress == 1 else { return show(progress) }
        link.invalidate()
        picture.removeFromSuperview()
        context.completeTransition(true)
    }

    private func show(_ progress: Double) {
        filter.setValue(isDismissal ? 1 - progress : progress, forKey: kCIInputTimeKey)
        picture.image = filter.outputImage.map { UIImage(ciImage: $0, scale: scale, orientation: .up) }
    }
}
