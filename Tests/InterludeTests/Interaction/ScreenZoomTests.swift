import Interlude
import InterludeTesting
import Testing
import UIKit

/// Screens and photos that grow out of a cell in a grid, and that a finger takes back.
@MainActor
@Suite struct `What zooms out of a cell` {
    /// The transitions that a finger moves freely.
    enum Zoom: CaseIterable {
        case springZoom, storeCard, photoZoom

        @MainActor func transition(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
            switch self {
            case .springZoom: .springZoom(from: find)
            case .storeCard: .storeCard(from: find)
            case .photoZoom: .photoZoom(from: find)
            }
        }
    }

    /// A column of cells, 100 points high, in a scroll view below a navigation bar. The page shows the photo of its cell.
    @MainActor
    private final class Column {
        let stage: Stage
        let navigation: UINavigationController
        let list = UIViewController()
        let scroll = UIScrollView()
        let cells: [UIImageView]
        let page = UIViewController()

        init() throws {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
                UIColor.systemRed.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
                UIColor.systemBlue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
            }
            cells = (0..<20).map { index in
                let cell = UIImageView(image: image)
                cell.frame = CGRect(x: 20, y: CGFloat(index) * 110, width: 100, height: 100)
                cell.layer.cornerRadius = 8
                cell.clipsToBounds = true
                return cell
            }
            navigation = UINavigationController(rootViewController: list)
            stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 1)
            list.view.backgroundColor = .white
            scroll.frame = list.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 320, height: 2200)
            list.view.addSubview(scroll)
            for cell in cells { scroll.addSubview(cell) }
            page.view.backgroundColor = .systemTeal
            let photo = UIImageView(image: image)
            photo.contentMode = .scaleAspectFit
            photo.frame = page.view.bounds
            photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.view.addSubview(photo)
            try stage.settle()
        }

        func open(_ zoom: Zoom, from index: Int) throws {
            navigation.present(page, using: zoom.transition { [weak self] in self?.cells[index] })
            try stage.settle()
        }

        /// The view that flies, as it is seen.
        var flying: CALayer? {
            let view = page.view.superview?.subviews.last { view in
                view !== page.view && view !== navigation.view && view.clipsToBounds && !view.subviews.isEmpty
            }
            return view.map { $0.layer.presentation() ?? $0.layer }
        }

        /// Dismisses the page without a finger, and returns where the flight was last seen.
        func close() throws -> CGRect? {
            page.dismiss(animated: true)
            var last: CGRect?
            for _ in 0..<120 where navigation.presentedViewController != nil {
                stage.advance(by: 1 / 60)
                last = flying?.frame ?? last
            }
            try stage.settle()
            return last
        }

        func place(of index: Int) -> CGRect { cells[index].convert(cells[index].bounds, to: nil) }
    }

    @Test(arguments: Zoom.allCases, [true, false])
    func `follows the finger, and lands in the cell or on the page with nothing left`(_ zoom: Zoom, _ finishes: Bool)
        throws
    {
        let column = try Column()
        defer { column.stage.close() }
        let before = (column.stage.frame(), column.stage.state)
        try column.open(zoom, from: 2)
        let there = (column.stage.frame(), column.stage.state)
        let finger = column.stage.touchDown(at: CGPoint(x: 180, y: 300))
        for _ in 0..<8 {
            finger.move(by: CGVector(dx: finishes ? 6 : 3, dy: finishes ? 20 : 6), duration: 1.0 / 30)
        }
        finger.hold(for: 0.3)
        let flying = try #require(column.flying)
        // The finger has moved it in both directions, and made it smaller.
        let whole = zoom == .photoZoom ? 375 : column.stage.bounds.width
        #expect(flying.frame.width < whole)
        #expect(flying.frame.midX > column.stage.bounds.midX && flying.frame.midY > column.stage.bounds.midY)
        finger.lift()
        try column.stage.settle()
        #expect((column.navigation.presentedViewController == nil) == finishes)
        let expected = finishes ? before : there
        #expect(column.stage.frame() == expected.0)
        #expect(column.stage.changes(since: expected.1) == [])
    }

    @Test(arguments: Zoom.allCases) func `lands on what is seen of a cell that is half under the bar`(_ zoom: Zoom)
        throws
    {
        let column = try Column()
        defer { column.stage.close() }
        try column.open(zoom, from: 3)
        // Half of the cell is under the navigation bar.
        let bar = column.navigation.navigationBar.frame.maxY
        column.scroll.contentOffset.y = column.cells[3].frame.midY - bar
        let end = try #require(try column.close())
        #expect(isNear(end.minY, bar, 6) && isNear(end.height, 50, 6), "\(end), \(bar)")
        #expect(isNear(end.minX, 20, 6) && isNear(end.width, 100, 6))
    }

    @Test(arguments: Zoom.allCases) func `fades where the cell is scrolled away`(_ zoom: Zoom) throws {
        let column = try Column()
        defer { column.stage.close() }
        try column.open(zoom, from: 1)
        column.scroll.contentOffset.y = 900
        #expect(try column.close() == nil)
        #expect(column.navigation.presentedViewController == nil && column.cells[1].alpha == 1)
    }

    @Test(arguments: Zoom.allCases) func `lands in the cell of a device that was turned meanwhile`(_ zoom: Zoom)
        throws
    {
        let column = try Column()
        defer { column.stage.close() }
        try column.open(zoom, from: 1)
        column.stage.turn(to: .landscapeRight)
        try column.stage.settle()
        let end = try #require(try column.close())
        let place = column.place(of: 1)
        #expect(isNear(end.midX, place.midX, 6) && isNear(end.midY, place.midY, 6), "\(end), \(place)")
        #expect(isNear(end.width, 100, 6) && isNear(end.height, 100, 6))
    }
}
