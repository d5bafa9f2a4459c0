import InterludeTesting
import TestStages
import Testing
import UIKit

/// Alerts: their size, their buttons, their coming and going.
///
/// The references: 270 points wide, with radius 14 (Apple's design resources, and Flutter on simulators of iOS 13 to 17), buttons of
/// 44 points; documented are the one action that cancels, the preferred one, and that text fields belong to alerts alone.
@MainActor
@Suite(.serialized)
struct AlertTests {
    let log = CallLog()
    let root: LoggingController
    let stage: Stage

    init() {
        root = LoggingController("root", log)
        stage = Stage(root: root)
        _ = log.take()
    }

    private func make(
        _ actions: [(String, UIAlertAction.Style)], title: String? = "Title", message: String? = "Message"
    ) -> UIAlertController {
        stage.host.makeCurrent()
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [log, weak root] action in
                    log.add("\(action.title ?? "") \(root?.presentedViewController == nil)")
                })
        }
        return alert
    }

    private func show(_ alert: UIAlertController, for time: TimeInterval = 1) {
        root.present(alert, animated: true)
        stage.host.advance(by: time)
    }

    private func button(_ title: String, in alert: UIAlertController) -> CGRect {
        guard let found = alert.alertView?.buttons.first(where: { $0.action.title == title }) else { return .null }
        return found.convert(found.bounds, to: nil)
    }

    private func tap(_ title: String, in alert: UIAlertController, for time: TimeInterval = 1) {
        let place = button(title, in: alert)
        stage.host.send(.down, at: CGPoint(x: place.midX, y: place.midY))
        stage.host.step()
        stage.host.send(.up, at: CGPoint(x: place.midX, y: place.midY))
        stage.host.advance(by: time)
    }

    // MARK: Sizes and order

    @Test func `it is 270 points wide and stands in the middle of the safe area`() {
        let alert = make([("OK", .default)])
        show(alert)
        #expect(alert.view.frame.width == 270 && alert.view.frame.midX == 196.5)
        #expect(abs(alert.view.frame.midY - (59 + (852 - 59 - 34) / 2)) <= 0.5)
        #expect(button("OK", in: alert).height == 44)
    }

    @Test func `two short titles stand side by side, the one that cancels first`() {
        let alert = make([("OK", .default), ("Cancel", .cancel)])
        show(alert)
        let (ok, cancel) = (button("OK", in: alert), button("Cancel", in: alert))
        #expect(cancel.minX == alert.view.frame.minX && cancel.maxX == ok.minX && ok.maxY == cancel.maxY)
        #expect(ok.width == 135)
    }

    @Test func `from right to left the one that cancels is on the right`() {
        stage.host.preferences.layoutDirection = .rightToLeft
        let alert = make([("OK", .default), ("Cancel", .cancel)])
        show(alert)
        #expect(button("Cancel", in: alert).minX == button("OK", in: alert).maxX)
    }

    @Test func `two long titles stand below each other, the one that cancels last`() {
        let alert = make([("Cancel", .cancel), ("Delete Everything on This Phone", .destructive)])
        show(alert)
        #expect(button("Cancel", in: alert).minY > button("Delete Everything on This Phone", in: alert).minY)
        #expect(button("Cancel", in: alert).width == 270)
    }

    @Test func `three stand below each other in their order, the one that cancels last`() {
        let alert = make([("One", .default), ("Cancel", .cancel), ("Two", .destructive)])
        show(alert)
        let tops = ["One", "Two", "Cancel"].map { button($0, in: alert).minY }
        #expect(tops == tops.sorted() && Set(tops).count == 3)
    }

    @Test func `too many actions scroll, and all can be reached`() {
        let alert = make((1...30).map { ("Action \($0)", .default) })
        show(alert)
        #expect(alert.view.frame.minY >= 59 + 20 && alert.view.frame.maxY <= 852 - 34 - 20)
        let scroll = alert.alertView?.buttons.first?.superview as? UIScrollView
        #expect((scroll?.contentSize.height ?? 0) > 30 * 44 && scroll?.isScrollEnabled == true)
    }

    @Test func `a message that is too long scrolls, and actions stay visible`() {
        let alert = make(
            [("One", .default), ("Two", .default), ("Three", .default)], message: String(repeating: "long ", count: 900)
        )
        show(alert)
        let scroll = alert.alertView?.buttons.first?.superview as? UIScrollView
        let height: CGFloat = scroll?.bounds.height ?? 0
        #expect(abs(height - 67.8) < 0.5)
        let room: CGFloat = 852 - 59 - 34 - 40
        #expect(alert.view.frame.height <= room)
    }

    @Test func `with the accessibility text sizes it is 310 points wide, and buttons grow`() {
        stage.host.preferences.contentSizeCategory = .accessibilityLarge
        let alert = make([("OK", .default)])
        show(alert)
        #expect(alert.view.frame.width == 310 && button("OK", in: alert).height > 50)
    }

    // MARK: Looks

    private func label(_ title: String, in alert: UIAlertController) -> UILabel? {
        alert.alertView?.buttons.first { $0.action.title == title }?.label
    }

    @Test func `the preferred action is bold, or else the one that cancels; what destroys is red`() {
        let alert = make([("OK", .default), ("Cancel", .cancel), ("Delete", .destructive)])
        show(alert)
        #expect(label("Cancel", in: alert)?.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(label("OK", in: alert)?.font == .systemFont(ofSize: 17))
        #expect(label("Delete", in: alert)?.textColor == .systemRed)
        #expect(label("OK", in: alert)?.textColor == alert.view.tintColor)
        alert.preferredAction = alert.actions[0]
        #expect(label("OK", in: alert)?.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(label("Cancel", in: alert)?.font == .systemFont(ofSize: 17))
    }

    @Test func `an action that is off is grey, says so, and does nothing`() {
        let alert = make([("OK", .default)])
        alert.actions[0].isEnabled = false
        show(alert)
        #expect(label("OK", in: alert)?.textColor == .systemGray)
        #expect(alert.alertView?.buttons[0].accessibilityTraits == [.button, .notEnabled])
        tap("OK", in: alert)
        #expect(root.presentedViewController === alert && log.take() == [])
        alert.actions[0].isEnabled = true
        tap("OK", in: alert)
        #expect(log.take() == ["OK true"])
    }

    @Test func `its tint is the app's to choose, and the screen behind has a dimmed one`() {
        let alert = make([("OK", .default)])
        alert.view.tintColor = .systemGreen
        show(alert)
        #expect(label("OK", in: alert)?.textColor == .systemGreen)
        #expect(root.view.tintAdjustmentMode == .dimmed)
        tap("OK", in: alert)
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    // MARK: Coming and going

    @Test func `it fades in while it shrinks from 1.2, and fades out as it is`() {
        let alert = make([("OK", .default)])
        root.present(alert, animated: true)
        stage.host.advance(by: 0.05)
        let coming = alert.view.layer.presentation()
        #expect((coming?.opacity ?? 1) < 0.9 && (coming?.affineTransform().a ?? 0) > 1.02)
        stage.host.advance(by: 1)
        #expect(alert.view.alpha == 1 && alert.view.transform == .identity)
        tap("OK", in: alert, for: 0.1)
        let going = alert.view.layer.presentation()
        #expect((going?.opacity ?? 1) < 0.9 && going?.affineTransform().a == 1)
    }

    @Test func `who presents it gets no appearance calls, and the handler is called when it has gone`() {
        let alert = make([("OK", .default), ("Cancel", .cancel)])
        show(alert)
        tap("OK", in: alert)
        #expect(log.take() == ["OK true"])
    }

    @Test func `a handler may present another alert`() {
        let second = make([("Yes", .default)])
        let alert = make([])
        alert.addAction(
            UIAlertAction(title: "More", style: .default) { [root] _ in root.present(second, animated: true) })
        show(alert)
        tap("More", in: alert)
        #expect(root.presentedViewController === second && second.view.window != nil)
    }

    @Test func `a touch beside it does nothing`() {
        let alert = make([("Cancel", .cancel)])
        show(alert)
        stage.host.send(.down, at: CGPoint(x: 20, y: 100))
        stage.host.step()
        stage.host.send(.up, at: CGPoint(x: 20, y: 100))
        stage.host.advance(by: 1)
        #expect(root.presentedViewController === alert)
    }

    @Test func `a finger slides from one button to another and lets go there`() {
        let alert = make([("One", .default), ("Two", .default), ("Three", .default)])
        show(alert)
        let (one, two) = (button("One", in: alert), button("Two", in: alert))
        stage.host.send(.down, at: CGPoint(x: one.midX, y: one.midY))
        stage.host.step()
        #expect(alert.alertView?.buttons.map(\.isPressed) == [true, false, false])
        stage.host.send(.move, at: CGPoint(x: two.midX, y: two.midY))
        stage.host.step()
        #expect(alert.alertView?.buttons.map(\.isPressed) == [false, true, false])
        stage.host.send(.up, at: CGPoint(x: two.midX, y: two.midY))
        stage.host.advance(by: 1)
        #expect(log.take() == ["Two true"])
    }

    @Test func `let go beside the buttons nothing is chosen`() {
        let alert = make([("OK", .default)])
        show(alert)
        let ok = button("OK", in: alert)
        stage.host.send(.down, at: CGPoint(x: ok.midX, y: ok.midY))
        stage.host.step()
        stage.host.send(.up, at: CGPoint(x: ok.midX, y: ok.midY - 60))
        stage.host.advance(by: 1)
        #expect(root.presentedViewController === alert && log.take() == [])
    }

    @Test func `Escape chooses what cancels`() {
        let alert = make([("OK", .default), ("Cancel", .cancel)])
        show(alert)
        stage.host.goBack()
        stage.host.advance(by: 1)
        #expect(log.take() == ["Cancel true"] && root.presentedViewController == nil)
    }

    @Test func `Escape does nothing where nothing cancels`() {
        let alert = make([("OK", .default)])
        show(alert)
        stage.host.goBack()
        stage.host.advance(by: 1)
        #expect(root.presentedViewController === alert)
    }

    @Test func `dismissed by the app no handler is called`() {
        let alert = make([("Cancel", .cancel)])
        show(alert)
        root.dismiss(animated: true)
        stage.host.advance(by: 1)
        #expect(root.presentedViewController == nil && log.take() == [])
    }

    @Test func `everything is as it was when it has gone`() {
        stage.host.makeCurrent()
        let before = stage.state
        let alert = make([("OK", .default)])
        show(alert)
        tap("OK", in: alert)
        _ = log.take()
        #expect(stage.changes(since: before) == [])
    }

    @Test func `turned, it stands in the middle again`() {
        let alert = make([("OK", .default)])
        show(alert)
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        #expect(alert.view.frame.midX == 426 && alert.view.frame.width == 270)
    }

    @Test func `what is added while it is shown is there`() {
        let alert = make([("OK", .default)])
        show(alert)
        let before = alert.view.frame.height
        alert.message = "A message that is so much longer that it needs a second line"
        alert.addAction(UIAlertAction(title: "More", style: .default))
        stage.host.advance(by: 0.1)
        #expect(alert.view.frame.height > before + 10 && alert.alertView?.buttons.count == 2)
    }
}
