import InterludeStage
import UIKit

// Observing: looks at the frames that go by, and at the screen in the end.
extension TrialRunner {
    /// Frames that are looked at after the end: what comes late shows in the first few (decided).
    fileprivate static let afterEnd = 8

    /// Whether a transition is under way, or has just ended.
    var isWorthALook: Bool {
        guard !isOver else { return false }
        guard let last = record.runs.last else { return trial.use.isOwn }
        guard last.hasEnded else { return true }
        framesAfterEnd += 1
        return framesAfterEnd <= TrialRunner.afterEnd && trial.interests.contains(.places)
    }

    /// Takes a picture, where the trial is filmed.
    func shoot() {
        film?.append(Film.Frame(time: moment.time, picture: stage.frame()))
    }

    /// Looks at the frame that the screen shows, as far as the rules want to know.
    func look() {
        let interests = trial.interests
        guard !interests.isEmpty else { return }
        stage.host.frameLoop.settle()
        let (run, isOver) = (runs.last, record.runs.last?.hasEnded ?? false)
        // Under the app's own finger the pixels are looked at while it holds still.
        let needsPrint = interests.contains(.fingerprint) && (isHolding || !trial.course.isSwiped)
        let needsPicture = needsPrint || interests.contains(.pictures)
        let endless = needsPicture ? stage.endlessParts : []
        let picture = needsPicture ? stage.glance().covering(endless) : nil
        if let picture, isHolding { compareHeld(picture) }
        if isOver, interests.contains(.layout) { noteFinalLayout() }
        record.frames.append(
            FrameSighting(
                moment: moment, isHeld: isHolding, isAfterEnd: isOver, finger: place,
                isUnderWay: run?.isUnderWay == true && record.runs.last?.isInteractive == true,
                fingerprint: needsPrint ? picture?.fingerprint : nil,
                motion: interests.contains(.motion) && !isOver
                    ? run.map { Motion(in: $0.context.containerView) } : nil,
                places: interests.contains(.places) ? places(run) : [],
                fadingParts: record.frames.isEmpty && interests.contains(.pictures) ? stage.fadingParts : [],
                touchedParts: record.frames.isEmpty && interests.contains(.pictures) ? stage.touchedParts : [],
                thumbnail: interests.contains(.pictures) ? picture.map { Thumbnail(of: $0, without: endless) } : nil,
                layout: interests.contains(.layout) && !isOver
                    ? LayoutSighting(ofVisible: run?.context.view(forKey: .to)) : nil))
    }

    /// How the to view is laid out in the first frame after the end: what an app does there later, as with a keyboard or with what it has
    /// loaded, is not the transition's.
    func noteFinalLayout() {
        guard record.finalLayout == nil else { return }
        record.finalLayout = LayoutSighting(ofVisible: runs.last?.context.view(forKey: .to))
    }

    /// Notes where something moves although the finger does not.
    private func compareHeld(_ picture: Snapshot) {
        guard let held = heldPicture else {
            heldPicture = picture
            return
        }
        guard record.movedPart == nil, held != picture else { return }
        record.movedPart = held.part(differingFrom: picture)
    }

    /// Where the two screens stand, what is in them, and what else is in the container; where there is none, what is in the
    /// app's own.
    private func places(_ run: TransitionRun?) -> [Motion.Track] {
        let views = run.map(partakers(of:)) ?? ownViews
        // A list shows another row in the same cell.
        return views.filter { $0.window === stage.window && !$0.isReused }.map { view in
            let identity = ObjectToken(view)
            if record.looks[identity] == nil { record.looks[identity] = ViewWords.place(of: view) }
            return Motion.Track(onWindow: view)
        }
    }

    private func partakers(of run: TransitionRun) -> [UIView] {
        let screens = [UITransitionContextViewControllerKey.from, .to].compactMap {
            run.context.viewController(forKey: $0)?.viewIfLoaded
        }
        let others = run.context.containerView.subviews.filter { view in
            !screens.contains { $0 === view }
        }
        return screens + others + screens.flatMap(\.subviews)
    }

    private var ownViews: [UIView] {
        guard trial.use.isOwn, let root = stage.window.rootViewController, let view = root.viewIfLoaded else {
            return []
        }
        let inside = view.subviews + view.subviews.flatMap(\.subviews)
        // What a finger takes away is seen before it begins to.
        guard let top = root.topmost.viewIfLoaded, top !== view else { return inside }
        return inside + ([top] + top.subviews).filter { view in !inside.contains { $0 === view } }
    }

    func conclude() {
        record.waitsOnMainQueue = record.runs.contains(where: \.isHanging) && stage.host.mainQueue.isBusy
        for index in runs.indices where record.runs[index].isHanging { record.runs[index].meet(runs[index]) }
        record.after = sightingAtRest()
        if runs.isEmpty, let before = record.before {
            // Nothing went: all has to be as before.
            record.hasComeBack = trial.swipe?.onlyAsks == true || record.after?.isLike(before) == true
        }
        record.linkTargets = stage.host.screen.renderServer.linkTargets.filter {
            !SystemParts.isOfSystem($0)
        }
        .map { className($0) }
        if !record.hasSettled { record.movers = stage.movers }
        if trial.looksForRestlessness { record.restless.look(at: stage) }
        record.departed = scene.map(departed(from:))
        record.untold = untold
        noteFinalLayout()
        guard let scene else { return }
        record.delegateIsGone =
            record.delegateIsGone || scene.trialDelegate.delegateIsGone || scene.bringsNoDelegate
        record.isOwnExpected = scene.pushesItself
        record.isSwipeTurnedOff = scene.isSwipeTurnedOff
        record.isInStack = scene.isInStack
        if scene.isOfApp { record.uncalled = uncalled }
    }

    /// The controllers whose views are seen, though nothing has told them so; of those in one another the outermost.
    private var uncalled: [String] {
        let screen = CGRect(origin: .zero, size: record.screenSize)
        let all = stage.window.rootViewController?.all ?? []
        return all.filter { controller in
            guard controller.appearancePhase == .disappeared, let view = controller.viewIfLoaded,
                view.window === stage.window, controller.parent.map({ $0.appearancePhase == .appeared }) ?? true
            else { return false }
            let track = Motion.Track(onWindow: view)
            return track.isVisible && track.isUncovered && track.isSeen(in: screen)
        }.map(ViewWords.place(of:))
    }

    /// Who is said to be seen, though not in the window.
    private var untold: [String] {
        told.compactMap { $0.reference as? UIViewController }.filter { controller in
            // Who still belongs to a container or a presenter has lost the view alone, which is another fault.
            controller.appearancePhase == .appeared && controller.viewIfLoaded?.window == nil
                && controller.parent == nil && controller.presentingViewController == nil
        }.map(ViewWords.place(of:))
    }

    /// The screens that have left the window.
    private func departed(from scene: TrialScene) -> StateRecord {
        StateRecord(of: scene.lower.filter { $0.window == nil })
    }

    /// The keyboard's upper edge; the screen's lower one while it is away.
    var keyboardTop: CGFloat {
        let panel = stage.host.input.panel
        return panel.isUp ? panel.frame.minY : stage.bounds.height
    }
}

extension UIView {
    /// Whether a list uses it for one row after another.
    fileprivate var isReused: Bool { self is UITableViewCell || self is UICollectionReusableView }
}
