import UIKit

/// Everything of a screen at a moment at which it rests.
@MainActor struct Sighting {
    let state: StateRecord
    let picture: Picture
    /// Which view takes a touch, at places spread over the screen.
    let hits: [String]

    /// Columns and rows of the places at which touches are tried.
    private static let raster = (columns: 5, rows: 9)

    /// Looks at a stage.
    init(of stage: Stage) {
        picture = stage.frame()
        state = stage.state
        hits = Sighting.hits(in: stage.window)
    }

    private static func hits(in window: UIWindow) -> [String] {
        let size = window.bounds.size
        return (0..<raster.columns * raster.rows).map { index in
            let (column, row) = (index % raster.columns, index / raster.columns)
            let point = CGPoint(
                x: size.width * (CGFloat(column) + 0.5) / CGFloat(raster.columns),
                y: size.height * (CGFloat(row) + 0.5) / CGFloat(raster.rows))
            return window.hitTest(point, with: nil).map(name(of:)) ?? "nothing"
        }
    }
}

/// What is seen in one frame of a transition.
@MainActor struct FrameSighting {
    let moment: Finding.Moment
    /// Whether a finger holds the transition still.
    let isHeld: Bool
    /// Everything that is seen, as a number; 0 where a trial does not look at it.
    let digest: Int
    /// Where the container's views are.
    let motion: Motion?
    /// What it looks like; only where a trial looks at pictures.
    let thumbnail: Thumbnail?
    /// How the to view is laid out; `nil` while it cannot be seen.
    let layout: LayoutSighting?
}

/// How a view is laid out.
@MainActor struct LayoutSighting: Equatable {
    let name: String
    let safeArea: UIEdgeInsets
    /// The view's size and the frames of what is in it.
    let frames: [CGRect]

    /// Looks at a view that can be seen; `nil` for one that cannot.
    init?(ofVisible view: UIView?) {
        guard let view, view.window != nil, !view.isHidden, view.alpha > 0.01 else { return nil }
        self.init(of: view)
    }

    init(of view: UIView) {
        name = InterludeStage.name(of: view)
        safeArea = view.safeAreaInsets
        frames = [CGRect(origin: .zero, size: view.bounds.size)] + LayoutSighting.frames(in: view, depth: 2)
    }

    private static func frames(in view: UIView, depth: Int) -> [CGRect] {
        guard depth > 0 else { return [] }
        return view.subviews.flatMap { child in
            [CGRect(origin: child.center, size: child.bounds.size)] + frames(in: child, depth: depth - 1)
        }
    }
}
