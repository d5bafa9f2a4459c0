import Testing
import UIKit

/// Sheets: where they stand, how they are dragged and dismissed.
@MainActor
@Suite(.statesOutcome, .serialized)
struct SheetTests {
    final class Delegate: DismissalListener, UISheetPresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            calls.append("detent \(sheet.selectedDetentIdentifier?.rawValue ?? "nil")")
        }
    }

    let root = UIViewController()
    let modal = UIViewController()
    let delegate = Delegate()
    let stage: CompatibilityStage

    init() {
        stage = CompatibilityStage(root: root)
    }

    private func present(_ setUp: (UISheetPresentationController) -> Void = { _ in }) {
        stage.makeCurrent()
        guard let sheet = modal.sheetPresentationController else { return }
        sheet.delegate = delegate
        setUp(sheet)
        root.present(modal, animated: false)
        stage.advance(by: 0.1)
    }

    @Test func `a medium detent is half as high`() {
        present { $0.detents = [.medium(), .large()] }
        #expect(modal.view.frame.height == 749 / 2 + 34 && modal.view.frame.maxY == 852)
    }

    @Test func `an app's own dismissal is not told to the delegate`() {
        present()
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.presentedViewController == nil && delegate.calls.isEmpty)
    }

    @Test(.onTablet) func `in regular width a form sheet floats in the middle`() {
        let root = UIViewController()
        let stage = CompatibilityStage(root: root, device: .iPad10)
        modal.modalPresentationStyle = .formSheet
        root.present(modal, animated: false)
        stage.advance(by: 0.1)
        #expect(modal.view.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
    }
}
