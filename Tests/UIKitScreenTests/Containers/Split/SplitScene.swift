import InterludeStage
import TestStages
import UIKit

/// A split view on a screen, with logging controllers in its columns.
@MainActor
struct SplitScene {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
        let log: CallLog
        var top: UISplitViewController.Column?
        var collapses: (() -> Bool)?

        init(_ log: CallLog) { self.log = log }

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            log.add("willChangeTo(\(displayMode))")
        }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.add("willShow(\(column))")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.add("willHide(\(column))")
        }
        func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
            log.add("didShow(\(column))")
        }
        func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
            log.add("didHide(\(column))")
        }
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
            log.add("gestureWillBegin")
        }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
            log.add("gestureDidEnd")
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.add("topColumn(\(proposedTopColumn))")
            return top ?? proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("didCollapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("didExpand") }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log.add("collapseSecondary")
            return collapses?() ?? false
        }
    }

    let log = CallLog()
    let split: UISplitViewController
    let primary: LoggingController
    let supplementary: LoggingController
    let secondary: LoggingController
    let delegate: Delegate
    let stage: Stage

    init(
        _ style: UISplitViewController.Style = .doubleColumn, _ device: Device = .iPad10,
        _ orientation: UIInterfaceOrientation = .landscapeLeft, setUp: (UISplitViewController) -> Void = { _ in }
    ) {
        primary = LoggingController("a", log)
        supplementary = LoggingController("b", log)
        secondary = LoggingController("c", log)
        delegate = Delegate(log)
        split = UISplitViewController(style: style)
        split.delegate = delegate
        split.setViewController(primary, for: .primary)
        if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
        split.setViewController(secondary, for: .secondary)
        setUp(split)
        let host = UIViewController()
        stage = Stage(root: host, device: device)
        if orientation != .portrait { stage.host.rotate(to: orientation, animated: false) }
        stage.window.rootViewController = split
        stage.host.advance(by: 0.1)
        primary.navigationItem.title = "Primary"
        _ = log.take()
    }

    func frame(_ controller: UIViewController) -> CGRect {
        guard let view = controller.navigationController?.view ?? controller.viewIfLoaded, view.window != nil else {
            return .zero
        }
        return view.convert(view.bounds, to: nil)
    }

    func play(_ script: String, for time: TimeInterval) throws {
        try stage.host.play(script)
        stage.host.advance(by: time)
    }
}
