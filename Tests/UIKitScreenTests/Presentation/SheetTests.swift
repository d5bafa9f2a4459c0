import InterludeStage
import TestStages
import Testing
import UIKit

/// Sheets: where they stand, how they are dragged and dismissed.
@MainActor
@Suite(.serialized)
struct SheetTests {
    final class Delegate: DismissalListener, UISheetPresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            calls.append("detent \(sheet.selectedDetentIdentifier?.rawValue ?? "nil")")
        }
    }

    let root = UIViewController()
    let modal = UIViewController()
    let delegate = Delegate()
    let stage: Stage

    init() {
        stage = Stage(root: root)
    }

    private func present(_ setUp: (UISheetPresentationController) -> Void = { _ in }) {
        stage.host.makeCurrent()
        guard let sheet = modal.sheetPresentationController else { return }
        sheet.delegate = delegate
        setUp(sheet)
        root.present(modal, animated: false)
        stage.host.advance(by: 0.1)
    }

    private func play(_ script: String, for time: TimeInterval = 2) throws {
        try stage.host.play(script)
        stage.host.advance(by: time)
    }

    /// Published measurement of an iPhone 14 Pro (852 points, safe area 59 and 34): `maximumDetentValue` is 749, that is 10 points
    /// less than the safe area, for the card behind.
    @Test func `a page sheet has the measured frame and dimming`() {
        present()
        #expect(modal.view.frame == CGRect(x: 0, y: 69, width: 393, height: 749 + 34))
        let sheet = modal.sheetPresentationController
        #expect(abs((sheet?.views.dimming.alpha ?? 0) - 0.2) < 1e-6)
    }

    /// Published measurements of an open re-implementation.
    @Test func `the grabber has the measured size and place, and is hidden by default`() throws {
        present()
        let sheet = try #require(modal.sheetPresentationController)
        #expect(sheet.views.grabber.superview == nil)
        sheet.prefersGrabberVisible = true
        stage.host.advance(by: 0.5)
        #expect(sheet.views.grabber.superview != nil)
        #expect(sheet.views.grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        #expect(sheet.views.grabber.layer.cornerRadius == 2.5)
    }

    /// The same for an iPhone SE: 627 of 667 points.
    @Test func `with a home button there are twenty points below the status bar`() {
        let root = UIViewController()
        let stage = Stage(root: root, device: .iPhoneSE)
        root.present(modal, animated: false)
        stage.host.advance(by: 0.1)
        #expect(modal.view.frame == CGRect(x: 0, y: 40, width: 375, height: 627))
    }

    @Test func `a detent's greatest value leaves the safe area out`() {
        var greatest: CGFloat = 0
        present { sheet in
            sheet.detents = [
                .custom { context in
                    greatest = context.maximumDetentValue
                    return 200
                }
            ]
        }
        #expect(greatest == 749 && modal.view.frame.height == 234)
    }

    @Test func `dragged down beyond half it goes`() throws {
        present()
        try play("0:200,200 0.3:200,700 0.6:200,700 0.7:up")
        #expect(root.presentedViewController == nil && modal.view.window == nil)
        #expect(delegate.calls == ["willDismiss", "didDismiss"])
    }

    @Test func `dragged down a little it comes back`() throws {
        present()
        try stage.host.play("0:200,200 0.3:200,400 0.6:200,400 0.7:up")
        stage.host.advance(by: 0.5)
        #expect(abs(modal.view.frame.minY - (69 + 190)) < 11)
        stage.host.advance(by: 1.5)
        #expect(modal.view.frame.minY == 69 && root.presentedViewController === modal)
        #expect(delegate.calls.isEmpty)
    }

    /// Published: 20 % of black, less by the fraction of the height that the sheet has moved by.
    @Test func `its dimming follows a drag`() throws {
        present()
        try stage.host.play("0:200,200 0.3:200,400 0.6:200,400 0.7:up")
        stage.host.advance(by: 0.5)
        let alpha = try #require(modal.sheetPresentationController).views.dimming.alpha
        #expect(abs(alpha - 0.2 * (852 - modal.view.frame.minY) / 783) < 1e-3)
        #expect(alpha < 0.16)
        stage.host.advance(by: 1.5)
    }

    /// Published: critical, 18.2574 per second. Released at rest after 0.7 s, 190 points below its place.
    @Test func `released it returns as the system's spring does`() throws {
        present()
        try stage.host.play("0:200,200 0.3:200,400 0.6:200,400 0.7:up")
        stage.host.advance(by: 0.8)
        let shown = try #require(modal.view.layer.presentation()).position.y - 783 / 2
        #expect(abs(shown - 69 - 190 * (1 + 1.82574) * exp(-1.82574)) < 0.5)
        stage.host.advance(by: 1.5)
    }

    @Test func `a flick down dismisses it`() throws {
        present()
        try play("0:200,200 0.1:200,350 0.11:up")
        #expect(root.presentedViewController == nil)
    }

    @Test func `it goes up to the large detent`() throws {
        present { $0.detents = [.medium(), .large()] }
        try play("0:200,600 0.3:200,300 0.6:200,300 0.7:up")
        #expect(modal.view.frame.minY == 69)
        #expect(delegate.calls == ["detent com.apple.UIKit.large"])
    }

    @Test func `isModalInPresentation keeps it`() throws {
        modal.isModalInPresentation = true
        present()
        try play("0:200,200 0.3:200,700 0.6:200,700 0.7:up")
        #expect(root.presentedViewController === modal && modal.view.frame.minY == 69)
        #expect(delegate.calls == ["didAttempt"])
    }

    /// As far as a scroll view's content gives way beyond its edge, whose constant is measured.
    @Test func `what must not be dismissed gives way as a scroll view does`() throws {
        modal.isModalInPresentation = true
        present()
        try stage.host.play("0:200,200 0.3:200,700 0.6:200,700 0.7:up")
        stage.host.advance(by: 0.5)
        let share: CGFloat = 490 * 0.55 / 783
        let pulled = 69 + (1 - 1 / (share + 1)) * 783
        #expect(abs(modal.view.frame.minY - pulled) < 1)
        stage.host.advance(by: 1.5)
        #expect(modal.view.frame.minY == 69)
    }

    @Test func `a tap beside it dismisses it`() throws {
        present { $0.detents = [.medium()] }
        try play("0:200,100 0.05:up")
        #expect(root.presentedViewController == nil)
    }
}
