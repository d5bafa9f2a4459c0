import TransitionDoctor
import UIKit

/// A run that goes on whether anybody looks at it or not.
@MainActor final class FDRun {
    var start: CFTimeInterval?
}

/// The tools of a clock, out of which the stopwatch is turned over.
@MainActor enum FDClock {
    /// - Parameter holdsItself: Whether the link that counts calls the page itself, which only stops it when it is gone.
    static func screens(holdsItself: Bool = false) -> AppFlow {
        let (run, list) = (FDRun(), FDRows(style: .insetGrouped))
        list.rows = { [run] in
            [("Stopwatch", run.start == nil ? "ready" : "running"), ("Alarm", "6:40"), ("Bedtime", "off")]
        }
        return AppFlow(root: list) { animated in
            guard list.presentedViewController == nil else { return }
            let page = holdsItself ? FDHeldStopwatchPage(run) : FDStopwatchPage(run)
            page.modalPresentationStyle = .fullScreen
            page.modalTransitionStyle = .flipHorizontal
            list.present(page, animated: animated)
        } close: { animated in
            list.dismiss(animated: animated)
        }
    }
}

/// Seconds and tenths. The link that counts runs as long as the page is seen.
private class FDStopwatchPage: UIViewController {
    private let run: FDRun
    private let time = fdLabel("0.0", .largeTitle, .white)
    private var link: CADisplayLink?

    init(_ run: FDRun) {
        self.run = run
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        time.textAlignment = .center
        let column = fdColumn([
            time, fdLabel("Lap 1", .body, .lightGray),
            fdButton("Done") { [weak self] in self?.presentingViewController?.dismiss(animated: true) },
        ])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view, below: 80))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startLink()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        link?.invalidate()
        link = nil
    }

    fileprivate func startLink() {
        guard link == nil else { return }
        let beat = FDBeat { [weak self] link in if let self { count(link) } else { link.invalidate() } }
        link = CADisplayLink(target: beat, selector: Selector(FDBeat.beat(_:)))
        link?.add(to: RunLoop.main, forMode: .common)
    }

    func count(_ link: CADisplayLink) {
        let start = run.start ?? link.timestamp
        run.start = start
        let tenths = Int((link.timestamp - start) * 10)
        let text = "\(tenths / 10).\(tenths % 10)"
        if time.text != text { time.text = text }
    }
}

/// The same, called by the link itself.
private final class FDHeldStopwatchPage: FDStopwatchPage {
    private var held: CADisplayLink?

    override fileprivate func startLink() {
        guard held == nil else { return }
        held = CADisplayLink(target: self, selector: Selector(FDStopwatchPage.count(_:)))
        held?.add(to: RunLoop.main, forMode: .common)
    }

    isolated deinit { held?.invalidate() }
}

/// Stands between a display link and whom it calls, so that the link does not hold it.
@MainActor final class FDBeat: NSObject {
    private let onBeat: (CADisplayLink) -> Void

    init(_ onBeat: @escaping (CADisplayLink) -> Void) {
        self.onBeat = onBeat
        super.init()
    }

    func beat(_ link: CADisplayLink) { onBeat(link) }
}
