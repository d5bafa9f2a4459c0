import CoreGraphics
import QuartzCore

/// Brings the keyboard up and away, and posts it: one for each host.
///
/// Order and content of the notifications are as measured and published: will change frame, will show; then did change frame,
/// did show; with the frames on the screen, a quarter of a second and curve 7.
@MainActor package final class InputPanel {
    /// What is to be shown.
    struct Content {
        var input: UIView?
        var accessory: UIView?
        /// Whoever has asked for it.
        weak var provider: UIResponder?

        func isSame(as other: Content) -> Bool { input === other.input && accessory === other.accessory }
    }

    private unowned let host: Host
    private(set) lazy var keyboard = KeyboardView(host: host)
    private var window: WindowForInput?
    /// What is in the window.
    private lazy var board = InputContainerView()
    private(set) var content: Content?
    /// Where the board is, or is going, on the screen; below the screen while it is away.
    package private(set) var frame = CGRect.zero
    /// How far a finger has pulled the board down.
    package private(set) var pull: CGFloat = 0
    /// Counts changes, so that the end of one that was overtaken is not told.
    private var change = 0
    private var guides: [WeakGuide] = []
    /// Whether a screen that leaves takes the board along.
    var isCarried = false

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    init(host: Host) { self.host = host }

    /// Whether anything is up.
    package var isUp: Bool { content != nil }
    /// The window, once there has been anything to show.
    package var boardWindow: UIWindow? { window }
    private var screen: CGRect { host.screen.bounds }

    // MARK: What is to be shown

    /// Shows what the first responder is typed into with.
    func update(for responder: UIResponder?) {
        let wanted = responder.flatMap(content(for:))
        switch (content, wanted) {
        case (nil, nil): break
        case (nil, let wanted?): show(wanted)
        case (_?, nil): hide()
        case (let old?, let wanted?): exchange(old, wanted)
        }
    }

    private func content(for responder: UIResponder) -> Content? {
        let chain = sequence(first: responder, next: \.next)
        let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
        var input = responder.inputView
        if input == nil, host.input.takesText {
            if !host.preferences.hasHardwareKeyboard {
                keyboard.serve(responder)
                input = keyboard
            }
        } else if input == nil {
            input = chain.lazy.compactMap(\.inputView).first
        }
        guard input != nil || accessory != nil else { return nil }
        return Content(input: input, accessory: accessory, provider: responder)
    }

    // MARK: Frames

    private func heights(of content: Content) -> (accessory: CGFloat, input: CGFloat) {
        let metrics = KeyboardMetrics(host.screen)
        let accessory = content.accessory?.inputHeight(width: screen.width) ?? 0
        guard let input = content.input else { return (accessory, 0) }
        if input === keyboard { return (accessory, metrics.height) }
        // What stands in for the keys leaves the foot free, as they do.
        return (accessory, input.inputHeight(width: screen.width) + metrics.foot)
    }

    private func frame(of content: Content) -> CGRect {
        let (accessory, input) = heights(of: content)
        let height = min(accessory + input, screen.height)
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    // MARK: Coming and going

    private func show(_ new: Content) {
        prepareWindow(for: new)
        let end = frame(of: new)
        let start = CGRect(x: 0, y: screen.height, width: end.width, height: end.height)
        UIView.performWithoutAnimation {
            board.frame = start
            board.show(new.input, below: new.accessory, accessoryHeight: heights(of: new).accessory)
        }
        content = new
        pull = 0
        move(from: start, to: end, .show) {}
    }

    private func exchange(_ old: Content, _ new: Content) {
        guard let window else { return }
        content = new
        window.provider = new.provider
        let (start, end) = (frame, frame(of: new))
        if old.isSame(as: new), start == end { return }
        UIView.performWithoutAnimation {
            // The higher of the two frames, so that nothing below shows through on the way.
            board.frame = CGRect(x: 0, y: start.minY, width: end.width, height: end.height)
            board.show(new.input, below: new.accessory, accessoryHeight: heights(of: new).accessory)
        }
        move(from: start, to: end, .show) {}
    }

    private func hide() {
        guard let window else { return }
        // What has left together with a screen need not go.
        guard !isCarried else {
            isCarried = false
            return UIView.performWithoutAnimation { hide() }
        }
        content = nil
        let start = frame.offsetBy(dx: 0, dy: pull)
        pull = 0
        let end = CGRect(x: 0, y: screen.height, width: frame.width, height: frame.height)
        move(from: start, to: end, .hide) { [board] in
            board.show(nil, below: nil, accessoryHeight: 0)
            window.isHidden = true
        }
    }

    /// Moves the board, if there is one yet.
    private func moveBoard(to frame: CGRect) {
        if window != nil { board.frame = frame }
    }

    private func prepareWindow(for content: Content) {
        let window = window ?? WindowForInput(windowScene: host.scene, board: board)
        self.window = window
        UIView.performWithoutAnimation {
            window.transform = .identity
            window.frame = screen
            window.isHidden = false
        }
        window.provider = content.provider
    }

    /// Moves the board, posts it before and after, and lets what follows the keyboard go along.
    private func move(from start: CGRect, to end: CGRect, _ kind: KeyboardNotice.Kind, then: @escaping () -> Void) {
        change += 1
        let number = change
        let isAnimated = UIView.areAnimationsEnabled
        let notice = KeyboardNotice(
            begin: start, end: end, duration: isAnimated ? InputPanel.duration : 0, screen: host.screen)
        notice.post(kind.before)
        frame = end
        let changes = { [weak self] in
            self?.moveBoard(to: end)
            self?.followersMove()
        }
        let finish = { [weak self] in
            guard let self, change == number else { return }
            then()
            notice.post(kind.after)
        }
        guard isAnimated else {
            changes()
            return finish()
        }
        UIView.animate(
            withDuration: InputPanel.duration, delay: 0, options: InputPanel.options, animations: changes
        ) { _ in finish() }
    }

    /// A quarter of a second, as notifications tell it.
    package static let duration: TimeInterval = 0.25
    private static let options: UIView.AnimationOptions = [
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions, .beginFromCurrentState,
        .allowUserInteraction, UIView.AnimationOptions(rawValue: UInt(KeyboardNotice.curve) << 16),
    ]

    /// Moves the keyboard to its place on a screen that was rotated or resized. Called once for each window.
    func screenDidChange() {
        guard let content, let window else { return }
        let (start, end) = (frame, frame(of: content))
        guard start != end || window.frame != screen else { return }
        UIView.performWithoutAnimation {
            window.frame = screen
            board.frame = end
            board.show(
                content.input, below: content.accessory, accessoryHeight: heights(of: content).accessory)
            window.layoutIfNeeded()
        }
        frame = end
        change += 1
        let notice = KeyboardNotice(begin: start, end: end, duration: 0, screen: host.screen)
        notice.post(KeyboardNotice.Kind.show.before)
        followersMove()
        notice.post(KeyboardNotice.Kind.show.after)
    }

    // MARK: What follows

    func follow(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil || $0.guide === guide }
        guides.append(WeakGuide(guide: guide))
    }

    private func followersMove() {
        for guide in guides { guide.guide?.keyboardMoved() }
    }

    /// Where the keyboard is seen to be, or is going, on the screen; `nil` while it is away.
    var place: CGRect? { content == nil ? nil : frame.offsetBy(dx: 0, dy: pull) }

    // MARK: A finger that pulls

    /// Lets the board follow a finger that has come to its upper edge.
    ///
    /// - Parameter y: Where the finger is on the screen.
    func pull(to y: CGFloat) {
        guard content != nil, window != nil else { return }
        let wished = min(max(0, y - frame.minY), frame.height)
        guard wished != pull else { return }
        pull = wished
        UIView.performWithoutAnimation {
            board.frame = frame.offsetBy(dx: 0, dy: pull)
            followersMove()
        }
    }

    /// The finger is lifted: the board goes away, or back.
    ///
    /// - Parameter speed: The finger's, downwards, in points per second.
    func endPull(speed: CGFloat) {
        guard pull > 0, content != nil else { return }
        let leaves = speed > 0 || (speed == 0 && pull > frame.height / 2)
        if leaves { return host.input.endEditingByPull() }
        pull = 0
        UIView.animate(withDuration: InputPanel.duration, delay: 0, options: InputPanel.options) { [self] in
            moveBoard(to: frame)
            followersMove()
        }
    }

    // MARK: A screen that takes it along

    /// Moves the board sideways, as a screen moves that leaves.
    func shift(by distance: CGFloat) {
        moveBoard(to: frame.offsetBy(dx: distance, dy: pull))
    }

    /// The view that moves sideways.
    var movingView: UIView? { window == nil ? nil : board }
}
