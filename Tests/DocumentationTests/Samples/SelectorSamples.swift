// swift-format-ignore-file
// What Documentation/selectors.md shows.
import InterludeTesting
import Testing
import UIKit

private final class Detail: UIViewController {
    var pans = 0

// sample of Documentation/selectors.md
#if canImport(ObjectiveC)
@objc
#endif
func handlePan(_ pan: UIPanGestureRecognizer) { pans += 1 }

override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    let action = #selector(handlePan(_:))
    #else
    let action = Selector(Detail.handlePan(_:))
    #endif
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: action))
}
// end of sample
}

@MainActor @Suite struct SelectorSamples {
    @Test func `the action is called`() {
        let detail = Detail()
        let stage = Stage(rootViewController: detail, scale: 1)
        defer { stage.close() }
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 300), duration: 0.2)
        #expect(detail.pans > 1)
    }
}
