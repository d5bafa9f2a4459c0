import UIKit

/// Records the appearance calls of the controllers on one host.
@MainActor final class ControllerListener: ControllerObserver {
    private unowned let recorder: CallRecorder
    private weak var host: Host?
    private let calls: CallRecorder.Calls
    private let isWanted: (UIViewController) -> Bool
    private var names = InstanceNames()

    init(
        _ recorder: CallRecorder, host: Host, calls: CallRecorder.Calls, isWanted: @escaping (UIViewController) -> Bool
    ) {
        self.recorder = recorder
        self.host = host
        self.calls = calls
        self.isWanted = isWanted
    }

    func controller(_ controller: UIViewController, willGet event: ControllerEvent) {
        guard Host.current === host, calls.contains(event.kind), isWanted(controller),
            !SystemParts.isPrivate(controller)
        else { return }
        recorder.record("\(names.name(of: controller)).\(event.call)")
    }
}

/// Writes down how transitions on one host go.
@MainActor final class TransitionListener: TransitionObserver {
    private unowned let recorder: CallRecorder
    private weak var host: Host?

    init(_ recorder: CallRecorder, host: Host) {
        self.recorder = recorder
        self.host = host
    }

    func transition(_ run: TransitionRun, did event: TransitionEvent) {
        guard Host.current === host, let call = event.call else { return }
        recorder.record("\(run.operation.rawValue).\(call)")
    }
}

/// Gives objects the names of their classes, and numbers from the second of a class on.
private struct InstanceNames {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [Entry] = []
    private var counts: [String: Int] = [:]

    mutating func name(of object: AnyObject) -> String {
        if let known = entries.first(where: { $0.object === object }) { return known.name }
        let type = className(object)
        let count = (counts[type] ?? 0) + 1
        counts[type] = count
        let name = count == 1 ? type : "\(type) \(count)"
        entries.append(Entry(object: object, name: name))
        return name
    }
}

extension ControllerEvent {
    fileprivate var kind: CallRecorder.Calls {
        switch self {
        case .viewDidLoad: .loading
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .appearance
        case .willMove, .didMove: .containment
        case .viewWillTransition: .size
        }
    }

    fileprivate var call: String {
        switch self {
        case .viewDidLoad: "viewDidLoad"
        case .viewWillAppear(let animated): "viewWillAppear(\(animated))"
        case .viewIsAppearing(let animated): "viewIsAppearing(\(animated))"
        case .viewDidAppear(let animated): "viewDidAppear(\(animated))"
        case .viewWillDisappear(let animated): "viewWillDisappear(\(animated))"
        case .viewDidDisappear(let animated): "viewDidDisappear(\(animated))"
        case .willMove(let toParent): "willMove(toParent: \(toParent ? "parent" : "nil"))"
        case .didMove(let toParent): "didMove(toParent: \(toParent ? "parent" : "nil"))"
        case .viewWillTransition(let size):
            "viewWillTransition(to: \(shortNumber(size.width)) × \(shortNumber(size.height)))"
        }
    }
}

extension TransitionEvent {
    /// The recorded text; `nil` for steps that are not recorded.
    fileprivate var call: String? {
        switch self {
        case .requested, .chosen, .startReturned, .updated, .willCommit, .willRestore: nil
        case .willBegin: "willBegin"
        case .started(let interactive): interactive ? "started(interactive)" : "started"
        case .paused: "paused"
        case .finishing(let percent): "finishing(\(shortNumber(percent)))"
        case .cancelling(let percent): "cancelling(\(shortNumber(percent)))"
        case .completeCalled(let didComplete): "completeTransition(\(didComplete))"
        case .ended(let didComplete): "ended(\(didComplete))"
        case .misuse(let misuse): "misuse(\(misuse.words))"
        }
    }
}

extension TransitionMisuse {
    /// In words that stay, whatever the case is called.
    fileprivate var words: String {
        switch self {
        case .completedTwice: "completed twice"
        case .wrongCompletionArgument(let given): "completed with \(given)"
        case .overdue: "overdue"
        case .forcedToEnd: "forced to end"
        case .interruptibleAnimatorChanged: "another interruptible animator"
        case .outOfPhase(let call): "out of phase: \(call)"
        case .blankSnapshot(let view): "blank snapshot of \(view)"
        case .frameSetUnderTransform(let view): "frame set under a transform of \(view)"
        }
    }
}
