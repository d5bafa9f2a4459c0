import Testing
import UIKit

/// The side of its source on which a popover is shown, on a phone whose app keeps popovers.
@MainActor
@Suite(.statesOutcome, .serialized)
struct PopoverSideTests {
    /// The arrow's direction of a popover of 300 × 200 points for a source.
    private func direction(_ source: CGRect) -> UIPopoverArrowDirection {
        let scene = PopoverTests.Scene(.iPhone15)
        scene.delegate.style = UIModalPresentationStyle.none
        scene.button.frame = source
        scene.present()
        let direction = scene.modal.popoverPresentationController?.arrowDirection ?? .unknown
        scene.root.dismiss(animated: false)
        scene.stage.advance(by: 0.1)
        return direction
    }

    @Test func `with room below it is there, otherwise above its source`() {
        expect("with room on all sides", direction(CGRect(x: 180, y: 400, width: 40, height: 40)), is: 1)
        expect("near the lower edge", direction(CGRect(x: 180, y: 700, width: 40, height: 40)), is: 2)
    }

    @Test func `without room below and above it is on the right, or on the left`() {
        expect("high source on the left", direction(CGRect(x: 10, y: 110, width: 40, height: 660)), is: 4)
        expect("high source on the right", direction(CGRect(x: 343, y: 110, width: 40, height: 660)), is: 8)
    }
}
