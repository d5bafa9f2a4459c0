import DesktopLoop
import Foundation
import Inspector
import UIKit
import WindowSystem

/// An application whose window belongs to another process.
@MainActor final class WindowSession {
    private let work: SessionPlan.WindowWork
    private let outlet: RemoteOutlet
    private let host: LiveHost
    private let inspector: Inspector
    private var toldState: InspectorModel.State?

    init(_ plan: SessionPlan, _ work: SessionPlan.WindowWork) throws {
        self.work = work
        outlet = try RemoteOutlet(connectingTo: work.socket)
        host = LiveHost(
            outlet: outlet, device: DeviceProfile.named(plan.device) ?? .iPhone15,
            orientation: plan.isLandscape ? .landscapeRight : .portrait, scale: plan.scale.map { CGFloat($0) })
        inspector = Inspector(host)
        if plan.isDark { host.host.interfaceStyle = .dark }
        if let rate = work.rate { host.time.rate = rate }
        host.showsTouches = plan.showsTouches
        host.showsDisplayShape = work.showsDisplayShape
        if !work.isPlain { host.sidePane = inspector }
    }

    func run(_ start: ApplicationStart) throws {
        // Notes are read on another thread.
        outlet.onNote = { [weak self] data in
            guard let note = SessionNote(data) else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(note) } }
        }
        host.onTurn = { [unowned self] in tellState() }
        if let past = work.past { comeBack(to: past, start) } else { start.launch(on: host.host) }
        host.onAction = { [outlet] in outlet.send(note: SessionNote.did($0).data) }
        host.run()
    }

    /// Brings the application to where the user was. A transition that was under way there is held.
    private func comeBack(to past: SessionPlan.Past, _ start: ApplicationStart) {
        if let state = past.state { inspector.model.setSurroundings(state) }
        host.play(past.tape, until: past.end) { start.launch(on: host.host) }
        guard var state = past.state else { return }
        if past.isInTransition, inspector.model.hasTransition { state.isPaused = true }
        inspector.model.setBar(state)
    }

    private func take(_ note: SessionNote) {
        switch note {
        case .hold:
            let isInTransition = inspector.model.hasTransition
            if isInTransition, !inspector.model.isPaused { inspector.model.togglePause() }
            tellState()
            outlet.send(note: SessionNote.moment(host.now, isInTransition: isInTransition).data)
        case .news(let text): inspector.model.news = text
        case .did, .state, .moment: break
        }
    }

    private func tellState() {
        let state = inspector.model.state
        guard state != toldState else { return }
        toldState = state
        outlet.send(note: SessionNote.state(state).data)
    }
}
