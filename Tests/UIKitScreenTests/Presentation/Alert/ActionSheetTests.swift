import InterludeTesting
import TestStages
import Testing
import UIKit

/// Action sheets, at the lower edge of a phone and as popovers.
///
/// The references: Flutter's figures from simulators of iOS 17 (8 points to the edges and above the cancel button, 57 points a button,
/// fonts by text size), and Apple's guidelines: on a tablet a popover without a cancel button.
@MainActor
@Suite(.serialized)
struct ActionSheetTests {
    @MainActor
    final class Scene {
        let log = CallLog()
        let root = UIViewController()
        let stage: Stage
        let sheet = UIAlertController(title: "Photo", message: "What is to be done?", preferredStyle: .actionSheet)

        init(_ device: Device = .iPhone15, cancels: Bool = true) {
            stage = Stage(root: root, device: device)
            for (title, style) in [
                ("Share", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel),
            ]
            where cancels || style != .cancel {
                sheet.addAction(
                    UIAlertAction(title: title, style: style) { [log, weak root] action in
                        log.add("\(action.title ?? "") \(root?.presentedViewController == nil)")
                    })
            }
        }

        func show() {
            root.present(sheet, animated: true)
            stage.host.advance(by: 1)
        }

        func button(_ title: String) -> CGRect {
            guard let found = sheet.alertView?.buttons.first(where: { $0.action.title == title }) else { return .null }
            return found.convert(found.bounds, to: nil)
        }

        func tap(_ place: CGPoint) {
            stage.host.send(.down, at: place)
            stage.host.step()
            stage.host.send(.up, at: place)
            stage.host.advance(by: 1)
        }
    }

    private func isNear(_ number: CGFloat, _ other: CGFloat) -> Bool { abs(number - other) < 0.01 }

    @Test func `on a phone it stands at the lower edge, and cancel on a card of its own`() {
        let scene = Scene()
        scene.show()
        #expect(scene.sheet.view.frame.minX == 8 && scene.sheet.view.frame.width == 377)
        #expect(isNear(scene.sheet.view.frame.maxY, 852 - 34))
        let (delete, cancel) = (scene.button("Delete"), scene.button("Cancel"))
        #expect(isNear(cancel.maxY, 852 - 34) && isNear(cancel.height, 57) && isNear(cancel.minY - delete.maxY, 8))
        #expect(scene.button("Share").minY < delete.minY && isNear(delete.height, 57))
    }

    @Test func `with a home button it keeps eight points to the edge`() {
        let scene = Scene(.iPhoneSE)
        scene.show()
        #expect(isNear(scene.sheet.view.frame.maxY, 667 - 8))
    }

    @Test func `in landscape it is as wide as the screen is high`() {
        let scene = Scene()
        scene.stage.host.rotate(to: .landscapeLeft, animated: false)
        scene.show()
        #expect(scene.sheet.view.frame.width == 393 - 16 && scene.sheet.view.frame.midX == 426)
        #expect(scene.sheet.view.frame.minY >= 8)
    }

    @Test(
        arguments: zip(
            [14, 16, 17, 19, 21, 23, 28, 33, 53] as [CGFloat], [21, 21, 21, 23, 24, 24, 28, 33, 53] as [CGFloat]))
    func `its letters follow the text size in their own way`(_ body: CGFloat, _ expected: CGFloat) {
        #expect(AlertMetrics.sheetFontSize(body: body) == expected)
    }

    @Test func `it comes from below and goes there`() {
        let scene = Scene()
        scene.root.present(scene.sheet, animated: true)
        scene.stage.host.advance(by: 0.1)
        let top = scene.sheet.view.layer.presentation()?.frame.minY ?? 0
        #expect(top > scene.sheet.view.frame.minY && top < 852)
        scene.stage.host.advance(by: 1)
        let share = scene.button("Share")
        scene.tap(CGPoint(x: share.midX, y: share.midY))
        #expect(scene.log.take() == ["Share true"] && scene.sheet.view.window == nil)
    }

    @Test func `a touch beside it means cancel`() {
        let scene = Scene()
        scene.show()
        scene.tap(CGPoint(x: 200, y: 200))
        #expect(scene.log.take() == ["Cancel true"] && scene.root.presentedViewController == nil)
    }

    @Test func `without an action that cancels a touch beside it does nothing`() {
        let scene = Scene(cancels: false)
        scene.show()
        scene.tap(CGPoint(x: 200, y: 200))
        #expect(scene.root.presentedViewController === scene.sheet)
    }

    // MARK: On a tablet

    @Test func `on a tablet it is a popover without a cancel button`() {
        let scene = Scene(.iPad10)
        scene.sheet.popoverPresentationController?.sourceView = scene.root.view
        scene.sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
        scene.show()
        #expect(scene.sheet.popoverPresentationController?.arrowDirection == .up)
        #expect(scene.sheet.alertView?.buttons.map { $0.action.title } == ["Share", "Delete"])
        #expect(scene.sheet.view.frame.width == 304)
        let share = scene.button("Share")
        scene.tap(CGPoint(x: share.midX, y: share.midY))
        #expect(scene.log.take() == ["Share true"])
    }

    @Test func `there a touch beside it means cancel as well`() {
        let scene = Scene(.iPad10)
        scene.sheet.popoverPresentationController?.sourceView = scene.root.view
        scene.show()
        scene.tap(CGPoint(x: 20, y: 1000))
        #expect(scene.log.take() == ["Cancel true"] && scene.root.presentedViewController == nil)
    }

    @Test func `on a phone its popover's source may be set all the same`() {
        let scene = Scene()
        scene.sheet.popoverPresentationController?.sourceView = scene.root.view
        scene.show()
        #expect(isNear(scene.sheet.view.frame.maxY, 852 - 34) && scene.sheet.popoverPresentationController != nil)
    }

    @Test func `turned while it is shown it stays at the lower edge`() {
        let scene = Scene()
        scene.show()
        scene.stage.host.rotate(to: .landscapeLeft)
        scene.stage.host.advance(by: 1)
        #expect(scene.sheet.view.frame.midX == 426 && isNear(scene.sheet.view.frame.maxY, 393 - 21))
    }
}
