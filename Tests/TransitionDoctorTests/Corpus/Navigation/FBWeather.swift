import TransitionDoctor
import UIKit

/// Towns, and the weather in one of them. A pull leads back, and the page fades as far as the finger has come; the sun on it, however, is
/// moved by a display link of its own.
final class FBWeather: UIViewController, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    private let towns = UITableView(frame: .zero, style: .insetGrouped)
    private let source = FBWords(words: ["Bergen", "Cork", "Porto", "Gdańsk", "Split"])
    private var percent: UIPercentDrivenInteractiveTransition?
    private var growth: FBGrowth?

    static func screens() -> AppFlow {
        let weather = FBWeather()
        return AppFlow(root: weather) { animated in
            weather.open("Porto", animated: animated)
        } close: { animated in
            weather.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        towns.dataSource = source
        towns.register(UITableViewCell.self, forCellReuseIdentifier: "word")
        view.fbFill(with: towns)
    }

    private func open(_ town: String, animated: Bool) {
        guard presentedViewController == nil else { return }
        let page = FBWeatherPage()
        page.town = town
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = self
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FBWeather.pulled(_:)))
        pan.delegate = self
        page.view.addGestureRecognizer(pan)
        present(page, animated: animated)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let page = presentedViewController else {
            return false
        }
        let speed = pan.velocity(in: view.window)
        return page.transitionCoordinator == nil && speed.y > abs(speed.x)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let window = view.window else { return }
        let part = pan.translation(in: window).y / max(window.bounds.height * 0.7, 1)
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = pan.state == .ended && (part > 0.4 || pan.velocity(in: window).y > 900)
            if goes { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    private func change(_ context: BodyAnimator.Context, leaves: Bool) {
        context.addTo()
        guard let page = context.viewController(forKey: leaves ? .from : .to) as? FBWeatherPage else {
            return context.end()
        }
        growth = FBGrowth(of: page.sun, grows: !leaves, seconds: 0.4)
        context.fade(0.4) { [weak self] in
            self?.growth?.stop()
            self?.growth = nil
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.4) { self.change($0, leaves: false) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.4) { self.change($0, leaves: true) } }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

/// Lets a view grow or shrink, frame by frame, until it is told to stop.
@MainActor private final class FBGrowth: NSObject {
    private let view: UIView
    private let grows: Bool
    private let seconds: CFTimeInterval
    private var start: CFTimeInterval?
    private var link: CADisplayLink?

    init(of view: UIView, grows: Bool, seconds: CFTimeInterval) {
        (self.view, self.grows, self.seconds) = (view, grows, seconds)
        super.init()
        show(0)
        link = CADisplayLink(target: self, selector: Selector(FBGrowth.tick(_:)))
        link?.add(to: RunLoop.main, forMode: .common)
    }

    func tick(_ link: CADisplayLink) {
        let start = self.start ?? link.timestamp
        self.start = start
        show(min((link.timestamp - start) / seconds, 1))
    }

    private func show(_ part: CFTimeInterval) {
        let scale = 0.4 + 0.6 * (grows ? part : 1 - part)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    func stop() {
        link?.invalidate()
        view.transform = .identity
    }
}

private final class FBWeatherPage: UIViewController {
    var town = ""
    let sun = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
        sun.backgroundColor = .systemYellow
        sun.layer.cornerRadius = 60
        let column = fbColumn([fbLabel(town, .largeTitle, .white), fbLabel("24°, and no wind", .title3, .white)])
        column.alignment = .center
        view.fbAdd(sun, column)
        NSLayoutConstraint.activate([
            sun.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sun.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            sun.widthAnchor.constraint(equalToConstant: 120), sun.heightAnchor.constraint(equalToConstant: 120),
            column.topAnchor.constraint(equalTo: sun.bottomAnchor, constant: 16),
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}
