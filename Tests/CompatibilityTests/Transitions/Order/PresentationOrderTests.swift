import Testing
import UIKit

/// All calls of presentations and dismissals, written down, for every style.
@MainActor
@Suite(.statesOutcome, .serialized)
struct PresentationOrderTests {
    private func makeRig(_ style: ModalStyle) -> OrderRig {
        let rig = OrderRig(device: style.device) { p, _ in p }
        rig.q.modalPresentationStyle = style.style
        if style.style == .popover { rig.q.popoverPresentationController?.sourceView = rig.p.view }
        rig.q.transitioningDelegate = rig.delegate
        rig.delegate.makePresentationController = { [log = rig.log] presented, presenting in
            let controller = LoggingPresentationController(presentedViewController: presented, presenting: presenting)
            controller.log = log
            controller.removes = style.removes
            return controller
        }
        // A custom presentation controller is made when it is asked for, which would be too early here.
        if style.style != .custom { rig.quietly { rig.q.presentationController?.delegate = rig.delegate } }
        return rig
    }

    @Test(arguments: ModalStyle.all, Course.allCases)
    func `a presentation`(_ style: ModalStyle, _ course: Course) {
        let rig = makeRig(style)
        let calls = rig.calls(course) {
            rig.p.present(rig.q, animated: course.isAnimated) { rig.log.add("completion") }
            #expect(rig.q.isBeingPresented == course.isAnimated && rig.q.presentingViewController === rig.p)
        }
        state("calls, \(style.name), \(course)", calls.description)
        #expect(calls == ModalCalls.of(style).present[course])
        #expect(rig.leftovers == [])
        #expect(rig.p.presentedViewController === (course == .cancelled ? nil : rig.q))
        #expect(!rig.q.isBeingPresented && (rig.q.viewIfLoaded?.window != nil) == (course != .cancelled))
    }

    @Test(arguments: ModalStyle.all, Course.allCases)
    func `a dismissal`(_ style: ModalStyle, _ course: Course) {
        let rig = makeRig(style)
        rig.quietly { rig.p.present(rig.q, animated: false) }
        let calls = rig.calls(course) {
            rig.p.dismiss(animated: course.isAnimated) { rig.log.add("completion") }
            #expect(rig.q.isBeingDismissed == course.isAnimated)
        }
        state("calls, \(style.name), \(course)", calls.description)
        #expect(calls == ModalCalls.of(style).dismiss[course])
        #expect(rig.leftovers == [])
        #expect(rig.p.presentedViewController === (course == .cancelled ? rig.q : nil))
        #expect(!rig.q.isBeingDismissed && (rig.q.view.window != nil) == (course == .cancelled))
    }
}
