import QuartzCore

/// Recognizes a pan that starts at an edge of the window and moves inward.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the pan can start. The default is none, with which it never begins.
    open var edges: UIRectEdge = []

    /// The edges at which the present touch came down.
    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if sequenceTouches.count == touches.count {
            startEdges = touches.first.map { edges.intersection(Self.edges(near: $0)) } ?? []
        }
        guard !startEdges.isEmpty else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    open override func reset() {
        super.reset()
        startEdges = []
    }

    /// Only a pan that goes inwards more than along the edge is one.
    override func accepts(travel: CGPoint) -> Bool {
        let (x, y) = (travel.x, travel.y)
        return startEdges.contains(.left) && x >= abs(y) || startEdges.contains(.right) && -x >= abs(y)
            || startEdges.contains(.top) && y >= abs(x) || startEdges.contains(.bottom) && -y >= abs(x)
    }

    private static func edges(near touch: UITouch) -> UIRectEdge {
        guard let bounds = touch.window?.bounds else { return [] }
        let place = touch.windowLocation
        var edges: UIRectEdge = []
        if place.x <= bounds.minX + GestureMetrics.edgeRegion { edges.insert(.left) }
        if place.x >= bounds.maxX - GestureMetrics.edgeRegion { edges.insert(.right) }
        if place.y <= bounds.minY + GestureMetrics.edgeRegion { edges.insert(.top) }
        if place.y >= bounds.maxY - GestureMetrics.edgeRegion { edges.insert(.bottom) }
        return edges
    }
}
