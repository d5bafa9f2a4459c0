import InterludeTesting
import TestStages
import Testing
import UIKit

/// Context menus: the press, the order of calls, the preview.
///
/// The references: Apple's documentation of the delegate and of `UILongPressGestureRecognizer` (half a second).
@MainActor
@Suite(.serialized)
struct ContextMenuTests {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        let log: CallLog
        var preview: UIViewController?
        var commitStyle: UIContextMenuInteractionCommitStyle?
        var onCommit: (() -> Void)?
        var refuses = false

        init(_ log: CallLog) { self.log = log }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.add("configuration \(Int(location.x)) \(Int(location.y))")
            guard !refuses else { return nil }
            return UIContextMenuConfiguration(
                identifier: "id" as NSString,
                previewProvider: preview.map { controller in
                    { @MainActor @Sendable in
                        self.log.add("previewProvider")
                        return controller
                    }
                },
                actionProvider: { suggested in
                    self.log.add("actionProvider \(suggested.count)")
                    return UIMenu(children: [
                        UIAction(title: "Copy") { _ in self.log.add("Copy") },
                        UIAction(title: "Delete", attributes: .destructive) { _ in self.log.add("Delete") },
                    ])
                })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.add("highlight \(configuration.identifier)")
            return nil
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.add("dismissing")
            return nil
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.add("willDisplay")
            animator?.addAnimations { self.log.add("displaying") }
            animator?.addCompletion { self.log.add("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.add("willEnd")
            animator?.addCompletion { self.log.add("ended") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.add("commit \(animator.previewViewController != nil)")
            if let commitStyle { animator.preferredCommitStyle = commitStyle }
            animator.addCompletion {
                self.log.add("committed")
                self.onCommit?()
            }
        }
    }

    let log = CallLog()
    let root = UIViewController()
    let stage: Stage
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80))
    let delegate: Delegate
    let interaction: UIContextMenuInteraction

    init() {
        stage = Stage(root: root)
        card.backgroundColor = .systemTeal
        root.view.addSubview(card)
        delegate = Delegate(log)
        interaction = UIContextMenuInteraction(delegate: delegate)
        card.addInteraction(interaction)
    }

    private var session: MenuSession? { MenuContainerView.session(in: stage.window) }

    private func press(for time: TimeInterval) {
        stage.host.send(.down, at: CGPoint(x: 100, y: 240))
        stage.host.advance(by: time)
    }

    private func lift(_ point: CGPoint = CGPoint(x: 100, y: 240)) {
        stage.host.send(.up, at: point)
        stage.host.advance(by: 1)
    }

    private func tap(_ point: CGPoint) {
        stage.host.send(.down, at: point)
        stage.host.step()
        lift(point)
    }

    private func row(_ title: String) -> CGPoint {
        guard let row = session?.platters.last?.rows.first(where: { $0.title.text == title }) else { return .zero }
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    // MARK: The course

    @Test func `a press opens the menu, in Apple's order of calls`() {
        press(for: 0.6)
        #expect(session != nil && interaction.menuAppearance == .rich)
        #expect(
            log.take() == [
                "configuration 60 40", "highlight id", "actionProvider 0", "willDisplay", "displaying",
            ])
        stage.host.advance(by: 1)
        #expect(log.take() == ["displayed"])
        #expect(interaction.location(in: card) == CGPoint(x: 60, y: 40))
        lift()
        #expect(session != nil)
        tap(row("Copy"))
        #expect(log.take() == ["willEnd", "dismissing", "Copy", "ended"] && session == nil)
        #expect(interaction.menuAppearance == .unknown)
    }

    @Test func `a shorter press lifts the view and lets it down again`() {
        press(for: 0.4)
        #expect(log.take() == ["configuration 60 40", "highlight id"] && card.layer.mask != nil)
        lift()
        #expect(session == nil && card.layer.mask == nil && log.take() == [])
        #expect(stage.window.subviews == [root.view])
    }

    @Test func `a tap is none of its business`() {
        press(for: 0.1)
        lift()
        #expect(log.take() == [])
    }

    @Test func `refused, touches go on`() {
        delegate.refuses = true
        press(for: 1)
        lift()
        #expect(session == nil && log.take() == ["configuration 60 40"])
    }

    @Test func `a finger that moves before presses nothing`() {
        stage.host.send(.down, at: CGPoint(x: 100, y: 240))
        stage.host.advance(by: 0.1)
        stage.host.send(.move, at: CGPoint(x: 100, y: 270))
        stage.host.advance(by: 1)
        #expect(session == nil && log.take() == [])
    }

    @Test func `the pressing finger slides to an element and chooses it`() {
        press(for: 1.5)
        _ = log.take()
        let copy = row("Copy")
        stage.host.send(.move, at: copy)
        stage.host.step()
        #expect(session?.platters.first?.rows.map(\.isPressed) == [true, false])
        lift(copy)
        #expect(log.take().calls.contains("Copy") && session == nil)
    }

    @Test func `a touch beside it ends it, and the view is as it was`() {
        stage.host.makeCurrent()
        let before = stage.state
        press(for: 1.5)
        lift()
        tap(CGPoint(x: 380, y: 840))
        #expect(session == nil && card.layer.mask == nil)
        #expect(stage.changes(since: before) == [])
    }

    @Test func `what is shown can be replaced and taken away`() {
        press(for: 1.5)
        lift()
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Other") { _ in }]) }
        #expect(session?.platters.first?.rows.map { $0.title.text } == ["Other"])
        interaction.dismissMenu()
        stage.host.advance(by: 1)
        #expect(session == nil)
    }

    // MARK: Previews

    @Test func `a preview's controller is shown beside the menu, with its appearance calls`() {
        let controller = LoggingController("preview", log)
        controller.preferredContentSize = CGSize(width: 300, height: 200)
        delegate.preview = controller
        press(for: 1.5)
        let calls = log.take().calls
        #expect(calls.prefix(4) == ["configuration 60 40", "highlight id", "previewProvider", "actionProvider 0"])
        #expect(calls.contains("preview.viewWillAppear") && calls.contains("preview.viewDidAppear"))
        let place = controller.view.convert(controller.view.bounds, to: nil)
        #expect(place.size == CGSize(width: 300, height: 200))
        #expect((session?.platters.first?.frame.minY ?? 0) >= place.maxY)
        lift()
        tap(CGPoint(x: 380, y: 840))
        #expect(log.take().calls.contains("preview.viewDidDisappear") && controller.view.window == nil)
    }

    @Test(arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
    func `touched, the preview is committed`(_ style: UIContextMenuInteractionCommitStyle) {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 300, height: 200)
        delegate.preview = controller
        delegate.commitStyle = style
        delegate.onCommit = { [root] in root.present(controller, animated: false) }
        press(for: 1.5)
        lift()
        _ = log.take()
        let place = controller.view.convert(CGPoint(x: 150, y: 100), to: nil)
        tap(place)
        let calls = log.take().calls
        #expect(calls.prefix(2) == ["commit true", "willEnd"] && calls.suffix(2) == ["committed", "ended"])
        #expect(root.presentedViewController === controller && controller.view.window != nil)
        #expect(controller.view.isUserInteractionEnabled)
    }

    @Test func `the screen behind is blurred while it is open`() {
        press(for: 1.5)
        let backdrop = session?.container.subviews.first as? UIVisualEffectView
        #expect(backdrop?.effect is UIBlurEffect && backdrop?.frame == stage.window.bounds)
    }
}
