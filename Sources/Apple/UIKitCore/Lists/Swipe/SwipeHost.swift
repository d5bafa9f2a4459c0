/// A side of a row, in reading direction.
enum RowSide {
    case leading
    case trailing
}

/// A list whose rows have actions behind them.
@MainActor protocol SwipeHost: UIScrollView {
    /// The row whose cell a view is in.
    func swipedRow(of view: UIView?) -> (path: IndexPath, cell: UIView)?
    /// The row's actions on a side; `nil` where it has none.
    func swipeActions(at path: IndexPath, _ side: RowSide) -> UISwipeActionsConfiguration?
    /// A row opens, and has closed.
    func rowWillOpen(at path: IndexPath, _ cell: UIView, _ side: RowSide)
    func rowDidClose(at path: IndexPath?, _ cell: UIView, _ side: RowSide)
    /// Where the row is now; `nil` when it has gone.
    func swipedPath(of cell: UIView) -> IndexPath?
}

/// The figures of rows that are swiped, in points and seconds. Decided: about what iOS shows.
enum SwipeMetrics {
    static let leastWidth: CGFloat = 74
    static let padding: CGFloat = 15
    static let duration: TimeInterval = 0.3
    /// Faster than this, in points per second, a row that is let go opens or closes as the finger went.
    static let flick: CGFloat = 200
    /// Which part of a row a swipe has to go that does the first action.
    static let fullSwipe: CGFloat = 0.6
    static let fontSize: CGFloat = 15
    static let imageGap: CGFloat = 4
}

/// Knows which row of a list is open, and moves it.
@MainActor final class SwipeController {
    private unowned let host: any SwipeHost
    let pan = RowPanRecognizer(target: nil, action: nil)
    private(set) var open: OpenRow?

    /// A row that is open, or on its way.
    struct OpenRow {
        let cell: UIView
        let side: RowSide
        let actions: SwipeActionsView
        /// Where it was when the finger took hold of it.
        var start: CGFloat = 0
        /// How far it is open: positive, whatever the side.
        var offset: CGFloat = 0
        var isRunning = false
    }

    init(host: any SwipeHost) {
        self.host = host
        pan.controller = self
        pan.addTarget(self, action: Selector(SwipeController.handlePan(_:)))
        host.addGestureRecognizer(pan)
    }

    /// Whether rows move to the left when they are opened on this side.
    private func opensLeft(_ side: RowSide) -> Bool {
        (side == .trailing) != (host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    // MARK: Fingers

    /// A finger has come down. Anywhere but on the open row it closes that, and does nothing else.
    func takesTouch(on view: UIView?) -> Bool {
        guard let open else { return false }
        if let view, view.isDescendant(of: open.actions) || view.isDescendant(of: open.cell) { return false }
        close(animated: true)
        return true
    }

    func accepts(travel: CGPoint, on view: UIView?) -> Bool {
        guard abs(travel.x) > abs(travel.y) else { return false }
        if open != nil { return true }
        guard let row = host.swipedRow(of: view) else { return false }
        return configuration(at: row.path, travel.x) != nil
    }

    private func side(_ travel: CGFloat) -> RowSide { (travel < 0) == opensLeft(.trailing) ? .trailing : .leading }

    private func configuration(at path: IndexPath, _ travel: CGFloat) -> UISwipeActionsConfiguration? {
        guard let found = host.swipeActions(at: path, side(travel)), !found.actions.isEmpty else { return nil }
        return found
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        let travel = pan.translation(in: host).x
        switch pan.state {
        case .began: begin()
        case .changed: follow(travel)
        case .ended:
            follow(travel)
            letGo(pan.velocity(in: host).x)
        case .cancelled: close(animated: true)
        case .possible, .failed: break
        }
    }

    private func begin() {
        if var open {
            open.start = open.offset
            self.open = open
        } else if let row = host.swipedRow(of: pan.touched),
            let found = configuration(at: row.path, pan.acceptedTravel)
        {
            show(found, for: row.cell, at: row.path, side(pan.acceptedTravel))
        }
    }

    private func follow(_ travel: CGFloat) {
        guard let open, !open.isRunning else { return }
        let way = opensLeft(open.side) ? -travel : travel
        let wished = max(0, open.start + way)
        let (full, width) = (open.actions.fullWidth, host.bounds.width)
        // Without a full swipe the row gives way beyond its actions.
        let offset =
            open.actions.configuration.performsFirstActionWithFullSwipe || wished <= full
            ? wished : full + RubberBand.displacement(pull: wished - full, length: width)
        move(to: min(offset, width))
    }

    private func letGo(_ velocity: CGFloat) {
        guard let open, !open.isRunning else { return }
        let speed = opensLeft(open.side) ? -velocity : velocity
        if open.actions.isArmed { return perform(open.actions.configuration.actions[0]) }
        let opens =
            abs(speed) > SwipeMetrics.flick ? speed > 0 : open.offset > open.actions.fullWidth / 2
        if opens { settle(at: open.actions.fullWidth) } else { close(animated: true) }
    }

    // MARK: Opening and closing

    /// Opens a row as far as its actions reach, as the control for deleting does.
    func openRow(_ cell: UIView, at path: IndexPath, _ configuration: UISwipeActionsConfiguration) {
        close(animated: false)
        show(configuration, for: cell, at: path, .trailing)
        settle(at: open?.actions.fullWidth ?? 0)
    }

    private func show(
        _ configuration: UISwipeActionsConfiguration, for cell: UIView, at path: IndexPath, _ side: RowSide
    ) {
        host.rowWillOpen(at: path, cell, side)
        let view = SwipeActionsView(configuration, opensLeft: opensLeft(side))
        view.onAction = { [weak self] action in self?.perform(action) }
        UIView.performWithoutAnimation {
            host.insertSubview(view, belowSubview: cell)
            view.frame = cell.untransformedFrame
            view.reveal(0)
        }
        open = OpenRow(cell: cell, side: side, actions: view)
    }

    private func move(to offset: CGFloat) {
        guard var row = open else { return }
        row.offset = offset
        open = row
        row.cell.transform = CGAffineTransform(translationX: opensLeft(row.side) ? -offset : offset, y: 0)
        row.actions.frame = row.cell.untransformedFrame
        row.actions.reveal(offset)
    }

    private func settle(at offset: CGFloat, completion: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: SwipeMetrics.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
        ) {
            self.move(to: offset)
        } completion: { _ in
            completion?()
        }
    }

    /// Closes the open row, if there is one.
    func close(animated: Bool) {
        guard let row = open else { return }
        open = nil
        let end = { [weak host] in
            row.actions.removeFromSuperview()
            host?.rowDidClose(at: host?.swipedPath(of: row.cell), row.cell, row.side)
        }
        guard animated, host.window != nil else {
            row.cell.transform = .identity
            return end()
        }
        UIView.animate(
            withDuration: SwipeMetrics.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
        ) {
            row.cell.transform = .identity
            row.actions.reveal(0)
        } completion: { _ in
            end()
        }
    }

    /// The cell is put away, or its row shown again: what is behind it goes.
    func forget(_ cell: UIView) {
        guard let row = open, row.cell === cell else { return }
        open = nil
        row.cell.transform = .identity
        row.actions.removeFromSuperview()
        host.rowDidClose(at: nil, row.cell, row.side)
    }

    /// The row goes, in the animation that is being made: what is behind it goes along.
    func leave(_ cell: UIView) {
        guard let row = open, row.cell === cell else { return }
        open = nil
        row.actions.alpha = 0
        MainTimer.schedule(after: TableMetrics.updateDuration) {
            row.actions.removeFromSuperview()
            row.cell.transform = .identity
        }
        host.rowDidClose(at: nil, row.cell, row.side)
    }

    private func perform(_ action: UIContextualAction) {
        guard var row = open, !row.isRunning else { return }
        row.isRunning = true
        open = row
        let source = row.actions.button(of: action) ?? row.actions
        if row.actions.isArmed { settle(at: host.bounds.width) }
        action.handler(action, source) { [weak self] _ in
            // The row may have been deleted, which has closed it.
            guard let self, open?.actions === row.actions else { return }
            close(animated: true)
        }
    }
}

/// The pan that opens rows.
final class RowPanRecognizer: UIPanGestureRecognizer {
    weak var controller: SwipeController?
    private(set) var acceptedTravel: CGFloat = 0
    private(set) weak var touched: UIView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if liveTouches.count <= 1 { touched = touches.first?.view }
        if let controller, controller.takesTouch(on: touches.first?.view) {
            for touch in touches { touch.delivery = .finished }
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func accepts(travel: CGPoint) -> Bool {
        guard let controller, controller.accepts(travel: travel, on: touched) else { return false }
        acceptedTravel = travel.x
        return true
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }
}
