import Compositor
import CoreGraphics
import UIKit

/// A screen full of small squares of which some are seen and some of those move. Only what has changed is drawn, as in a
/// window.
@MainActor
struct LayeredScreen {
    private let window: UIWindow
    private let measure: FrameMeasure

    /// Views have superviews: so many squares share one.
    private static let groupSize = 100

    /// The first frame is drawn, and the squares have begun to move.
    init(layers: Int, seen: Int, moving: Int, renderer: FrameRenderer) {
        let host = HeadlessHost(device: .iPhone15)
        window = UIWindow(frame: host.screen.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let views = (0..<layers).map { Self.square($0, isSeen: $0 < seen) }
        for start in stride(from: 0, to: layers, by: Self.groupSize) {
            let group = UIView(frame: host.screen.bounds)
            root.view.addSubview(group)
            for view in views[start..<min(start + Self.groupSize, layers)] { group.addSubview(view) }
        }
        measure = FrameMeasure(of: host, renderer: renderer, drawsWhole: false)
        UIView.animate(withDuration: 1_000) { for view in views.prefix(moving) { view.center.x += 2_000 } }
        goOn()
    }

    /// Goes on by a frame, and draws it.
    @discardableResult
    func goOn() -> FrameMeasure.Times { measure.goOn() }

    /// A square on a grid that fills the screen, or on one below it.
    private static func square(_ index: Int, isSeen: Bool) -> UIView {
        let (columns, rows, pitch) = (56, 168, (x: 7.0, y: 5.0))
        let top = isSeen ? 0 : 900.0
        let place = CGPoint(x: Double(index % columns) * pitch.x, y: top + Double(index / columns % rows) * pitch.y)
        let view = UIView(frame: CGRect(origin: place, size: CGSize(width: 3, height: 3)))
        view.backgroundColor = UIColor(hue: CGFloat(index % 17) / 17, saturation: 1, brightness: 1, alpha: 1)
        return view
    }
}
