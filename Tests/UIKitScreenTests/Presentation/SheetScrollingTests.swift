import InterludeStage
import TestStages
import Testing
import UIKit

/// A sheet and the scroll view in it share drags; sheets in compact height; undimmed detents.
@MainActor
@Suite(.serialized)
struct SheetScrollingTests {
    @MainActor
    struct Scene {
        let root = UIViewController()
        let modal = UIViewController()
        let scroll = UIScrollView()
        let stage: Stage

        init(_ device: Device = .iPhone15, _ orientation: UIInterfaceOrientation = .portrait) {
            stage = Stage(root: root, device: device)
            if orientation != .portrait { stage.host.rotate(to: orientation, animated: false) }
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 393, height: 3000)
            scroll.frame = modal.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            modal.view.addSubview(scroll)
        }

        func present(_ setUp: (UISheetPresentationController) -> Void = { _ in }) {
            modal.sheetPresentationController.map(setUp)
            root.present(modal, animated: false)
            stage.host.advance(by: 0.1)
        }

        func play(_ script: String, for time: TimeInterval) throws {
            try stage.host.play(script)
            stage.host.advance(by: time)
        }

        var top: CGFloat { modal.view.frame.minY }
    }

    @Test func `at the content's top a drag downwards moves the sheet, and the content stays`() throws {
        let scene = Scene()
        scene.present()
        try scene.play("0:200,300 0.3:200,500 0.6:200,500 0.8:up", for: 0.5)
        #expect(abs(scene.top - (69 + 190)) < 1 && scene.scroll.contentOffset.y == 0)
        scene.stage.host.advance(by: 2)
        #expect(scene.top == 69)
    }

    @Test func `released far enough it is dismissed`() throws {
        let scene = Scene()
        scene.present()
        try scene.play("0:200,200 0.3:200,750 0.6:200,750 0.7:up", for: 2)
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func `in the middle of the content it scrolls, and takes over when the top is reached`() throws {
        let scene = Scene()
        scene.present()
        scene.scroll.contentOffset.y = 100
        try scene.play("0:200,300 0.2:200,360 0.4:200,360 0.8:up", for: 0.35)
        #expect(scene.top == 69 && abs(scene.scroll.contentOffset.y - 50) < 1)
        scene.stage.host.advance(by: 1)
        scene.scroll.contentOffset.y = 100
        try scene.play("0:200,300 0.3:200,500 0.6:200,500 0.8:up", for: 0.5)
        #expect(scene.scroll.contentOffset.y == 0 && abs(scene.top - (69 + 90)) < 1)
    }

    @Test func `the same finger brings it back and scrolls on`() throws {
        let scene = Scene()
        scene.present()
        try scene.play("0:200,300 0.2:200,400 0.4:200,200 0.6:200,200 0.8:up", for: 0.55)
        #expect(scene.top == 69 && abs(scene.scroll.contentOffset.y - 110) < 2)
    }

    @Test func `at a lower detent a drag upwards expands the sheet first`() throws {
        let scene = Scene()
        scene.present { $0.detents = [.medium(), .large()] }
        try scene.play("0:200,700 0.3:200,450 0.5:200,450 0.8:up", for: 0.45)
        #expect(scene.scroll.contentOffset.y == 0 && abs(scene.top - (443.5 - 240)) < 1)
        scene.stage.host.advance(by: 2)
        #expect(scene.modal.sheetPresentationController?.selectedDetentIdentifier == .large && scene.top == 69)
    }

    @Test func `between two detents the speed is the sheet's`() throws {
        let scene = Scene()
        scene.present { $0.detents = [.medium(), .large()] }
        try scene.play("0:200,700 0.1:200,580 0.11:up", for: 2)
        #expect(scene.top == 69 && scene.scroll.contentOffset.y == 0)
    }

    @Test func `without the wish to expand it scrolls at a lower detent`() throws {
        let scene = Scene()
        scene.present {
            $0.detents = [.medium(), .large()]
            $0.prefersScrollingExpandsWhenScrolledToEdge = false
        }
        try scene.play("0:200,700 0.3:200,500 0.6:200,500 0.8:up", for: 0.5)
        #expect(abs(scene.scroll.contentOffset.y - 190) < 1 && scene.top == 443.5)
    }

    @Test func `a list that has room for all its content leaves the drag to the sheet`() throws {
        let scene = Scene()
        scene.scroll.contentSize = CGSize(width: 393, height: 10)
        scene.present()
        try scene.play("0:200,300 0.3:200,500 0.6:200,500 0.8:up", for: 0.5)
        #expect(abs(scene.top - (69 + 190)) < 1)
    }

    // MARK: Compact height

    @Test func `in compact height it covers the screen and cannot be dragged`() throws {
        let scene = Scene(.iPhone15, .landscapeLeft)
        scene.present()
        #expect(scene.modal.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        try scene.play("0:400,40 0.3:400,380 0.4:up", for: 1)
        #expect(scene.root.presentedViewController === scene.modal)
    }

    @Test func `it may stay attached there, as wide as the safe area or as its content wants`() {
        let scene = Scene(.iPhone15, .landscapeLeft)
        scene.present { $0.prefersEdgeAttachedInCompactHeight = true }
        #expect(scene.modal.view.frame == CGRect(x: 59, y: 10, width: 734, height: 383))
        scene.modal.preferredContentSize = CGSize(width: 500, height: 0)
        scene.modal.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        #expect(scene.modal.view.frame == CGRect(x: 176, y: 10, width: 500, height: 383))
    }

    @Test func `a turn brings it to the bottom edge again`() {
        let scene = Scene(.iPhone15, .landscapeLeft)
        scene.present()
        scene.stage.host.rotate(to: .portrait)
        scene.stage.host.advance(by: 1)
        #expect(scene.modal.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    // MARK: Detents

    @Test func `at an undimmed detent touches go to what is behind, and do not dismiss`() throws {
        let scene = Scene()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.root.view.addSubview(button)
        scene.present {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        let dimming = scene.modal.sheetPresentationController?.views.dimming
        #expect(dimming?.alpha == 0)
        try scene.play("0:150,120 0.05:up", for: 1)
        #expect(taps == 1 && scene.root.presentedViewController === scene.modal)
        scene.modal.sheetPresentationController?.animateChanges {
            scene.modal.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        scene.stage.host.advance(by: 1)
        #expect(abs((dimming?.alpha ?? 0) - 0.2) < 1e-6 && scene.top == 69)
    }

    @Test func `a detent of one's own stands on the safe area`() {
        let scene = Scene()
        scene.present { $0.detents = [.custom { _ in 200 }, .large()] }
        #expect(scene.modal.view.frame.height == 234)
    }
}
