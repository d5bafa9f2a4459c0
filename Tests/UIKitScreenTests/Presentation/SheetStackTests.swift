import InterludeStage
import InterludeTesting
import TestStages
import Testing
import TransitionDoctor
import UIKit

/// Sheets at the full height push back what presents them, as cards.
///
/// The references: a presenter under a sheet is smaller by 0.0835 (Flutter, measured on an iPhone 16 Pro with iOS 18), its top is at
/// the safe area's and the sheet's 10 points below (published measurement of `maximumDetentValue`).
@MainActor
@Suite(.serialized)
struct SheetStackTests {
    let root = UIViewController()
    let first = UIViewController()
    let second = UIViewController()
    let stage: Stage

    init() {
        stage = Stage(root: root)
        root.view.backgroundColor = .white
        first.view.backgroundColor = .systemTeal
        second.view.backgroundColor = .systemIndigo
    }

    /// Where a view is seen.
    private func place(_ controller: UIViewController) -> CGRect {
        let view: UIView = controller.view
        guard let shown = view.superview?.layer.presentation() ?? view.superview?.layer else { return .null }
        let inSuper = (view.layer.presentation() ?? view.layer).frame
        let card = shown.affineTransform()
        let bounds = shown.bounds
        let corners = inSuper.offsetBy(dx: -bounds.midX, dy: -bounds.midY).applying(card)
        return corners.offsetBy(dx: bounds.midX, dy: bounds.midY)
    }

    private func card(top: CGFloat, scale: CGFloat, of size: CGSize = CGSize(width: 393, height: 852)) -> CGRect {
        CGRect(x: 393 * (1 - scale) / 2, y: top, width: size.width * scale, height: size.height * scale)
    }

    private func expect(
        _ controller: UIViewController, at expected: CGRect, _ location: SourceLocation = #_sourceLocation
    ) {
        let found = place(controller)
        let difference =
            [
                found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
                found.height - expected.height,
            ].map(abs).max() ?? 0
        #expect(difference < 0.02, "\(found) instead of \(expected)", sourceLocation: location)
    }

    private var whole: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    private var scale: CGFloat { 1 - 0.0835 }

    private func present(
        _ presented: UIViewController, on presenter: UIViewController, animated: Bool = false,
        _ setUp: (UISheetPresentationController) -> Void = { _ in }
    ) {
        stage.host.makeCurrent()
        presented.sheetPresentationController.map(setUp)
        presenter.present(presented, animated: animated)
        if !animated { stage.host.advance(by: 0.1) }
    }

    private func play(_ script: String, for time: TimeInterval) throws {
        try stage.host.play(script)
        stage.host.advance(by: time)
    }

    @Test func `it follows the finger that draws the sheet down`() throws {
        present(first, on: root)
        try play("0:200,100 0.3:200,301.5 0.6:200,301.5 0.7:up", for: 0.5)
        let part = (783 - 191.5) / 783
        #expect(abs(first.view.frame.minY - (69 + 191.5)) < 1)
        #expect(abs(place(root).minY - 59 * part) < 0.2)
        stage.host.advance(by: 2)
        expect(root, at: card(top: 59, scale: scale))
    }

    @Test func `drawn down and let go it is as large as before`() throws {
        present(first, on: root)
        try play("0:200,200 0.3:200,700 0.6:200,700 0.7:up", for: 2)
        #expect(root.presentedViewController == nil && root.view.superview === stage.window)
    }

    @Test func `between medium and large it follows the sheet's top`() throws {
        present(first, on: root) { $0.detents = [.medium(), .large()] }
        let (medium, large) = (408.5, 783.0)
        try play("0:200,600 0.3:200,400 0.6:200,400 0.7:up", for: 0.5)
        let part = 190 / (large - medium)
        #expect(abs(place(root).minY - 59 * part) < 0.5)
        stage.host.advance(by: 2)
        expect(root, at: card(top: 59, scale: scale))
        stage.host.makeCurrent()
        first.sheetPresentationController?.animateChanges {
            first.sheetPresentationController?.selectedDetentIdentifier = .medium
        }
        stage.host.advance(by: 0.15)
        #expect(place(root).minY > 0.5 && place(root).minY < 58)
        stage.host.advance(by: 1)
        expect(root, at: whole)
    }

    /// Published code gives its sheets a tenth of a point less than the greatest value, so that the screen behind stays.
    @Test func `a little less than the full height pushes nothing back`() {
        present(first, on: root) { sheet in
            sheet.detents = [.custom { $0.maximumDetentValue - 0.1 }]
        }
        #expect(place(root) == whole)
    }

    // MARK: Sizes and roots

    @Test func `turned, the sheet covers the screen and nothing is behind; turned back the card is there`() {
        present(first, on: root)
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(root.view.superview === stage.window)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        stage.host.rotate(to: .portrait)
        stage.host.advance(by: 1)
        expect(root, at: card(top: 59, scale: scale))
        #expect(root.view.frame == whole)
    }

    @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .portrait])
    func `turned while the sheet comes, the card is there or not by the size in the end`(
        _ end: UIInterfaceOrientation
    ) {
        stage.host.makeCurrent()
        stage.host.rotate(to: end == .portrait ? .landscapeLeft : .portrait, animated: false)
        root.present(first, animated: true)
        stage.host.advance(by: 0.1)
        stage.host.rotate(to: end)
        stage.host.advance(by: 2)
        #expect((root.view.superview === stage.window) == (end != .portrait))
        if end == .portrait { expect(root, at: card(top: 59, scale: scale)) }
        root.dismiss(animated: true)
        stage.host.advance(by: 0.1)
        stage.host.rotate(to: end == .portrait ? .landscapeLeft : .portrait)
        stage.host.advance(by: 2)
        #expect(root.view.superview === stage.window)
    }

    @Test func `at a lower detent there is no card, however the sheet has come there`() throws {
        present(first, on: root) { $0.detents = [.medium(), .large()] }
        let sheet = first.sheetPresentationController
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        stage.host.advance(by: 1)
        #expect(root.view.superview !== stage.window)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
        stage.host.advance(by: 1)
        #expect(root.view.superview === stage.window)
        sheet?.selectedDetentIdentifier = .large
        #expect(root.view.superview !== stage.window)
        try play("0:200,100 0.3:200,480 0.6:200,480 0.7:up", for: 2)
        #expect(sheet?.selectedDetentIdentifier == .medium && root.view.superview === stage.window)
    }

    @Test func `turned with two sheets up, all are where they belong`() {
        present(first, on: root)
        present(second, on: first)
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        stage.host.rotate(to: .portrait)
        stage.host.advance(by: 1)
        expect(second, at: CGRect(x: 0, y: 69, width: 393, height: 783))
        expect(first, at: card(top: 59, scale: scale, of: CGSize(width: 393, height: 783)))
        expect(root, at: card(top: 59, scale: scale * scale))
    }
}
