import Inspector
import Testing
import UIKit
import WindowSystem

/// Where the bar's parts are after something has changed.
@MainActor @Suite struct PlaceTests {
    /// A part of the bar, by the name of its class.
    private func panel(_ name: String, in view: UIView) throws -> UIView {
        func find(_ view: UIView) -> UIView? {
            "\(type(of: view))" == name ? view : view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(view))
    }

    private func panel(_ name: String, in stage: InspectorStage) throws -> UIView {
        try panel(name, in: stage.inspector.window)
    }

    private func frame(_ view: UIView, in stage: InspectorStage) -> CGRect {
        view.convert(view.bounds, to: stage.inspector.window)
    }

    private func scroll(_ stage: InspectorStage, by dy: CGFloat) {
        let x = stage.host.screen.bounds.width + 160
        stage.send(.scroll(dx: 0, dy: dy, CGPoint(x: x, y: 400)))
        stage.turn()
    }

    private func tap(_ place: CGPoint, _ stage: InspectorStage) {
        let x = stage.host.screen.bounds.width
        let y = max(0, (stage.host.screen.bounds.height - stage.inspector.window.bounds.height) / 2)
        for phase in [WindowEvent.Phase.began, .ended] {
            stage.send(.pointer(phase, button: .primary, CGPoint(x: x + place.x, y: y + place.y)))
            stage.turn()
        }
        stage.turn(2)
    }

    @Test(arguments: [0, 1, 2, 3])
    func `another device leaves the panel in which it was chosen where it is`(_ index: Int) throws {
        let stage = InspectorStage(device: .iPhone15)
        let device = try panel("DevicePanel", in: stage)
        scroll(stage, by: -2000)
        let strip = try panel("SegmentStrip", in: device)
        let width = strip.bounds.width / CGFloat(DeviceProfile.all.count)
        for next in [index, 0] {
            let before = frame(device, in: stage)
            let place = strip.convert(
                CGPoint(x: (CGFloat(next) + 0.5) * width, y: 10), to: stage.inspector.window)
            tap(place, stage)
            #expect(stage.host.screen.device.name == DeviceProfile.all[next].name)
            let after = frame(device, in: stage)
            let window = stage.inspector.window.bounds
            #expect(window.contains(after), "it can be seen whole")
            let hasRoom = before.minY + after.height <= window.height
            #expect(hasRoom ? after.minY == before.minY : after.maxY == window.maxY, "it goes only as far as it has to")
        }
    }

    @Test func `turned and back, it is where it was`() throws {
        let stage = InspectorStage(device: .iPhone15)
        let device = try panel("DevicePanel", in: stage)
        scroll(stage, by: -2000)
        tap(frame(device, in: stage).origin.applying(CGAffineTransform(translationX: 150, y: 90)), stage)
        let before = frame(device, in: stage)
        stage.press("[")
        stage.turn(40)
        #expect(stage.inspector.window.bounds.contains(frame(device, in: stage)))
        let landscape = frame(device, in: stage)
        stage.press("D")
        stage.turn(3)
        #expect(frame(device, in: stage) == landscape)
        stage.press("]")
        stage.turn(40)
        #expect(stage.inspector.window.bounds.contains(frame(device, in: stage)))
        _ = before
    }

    @Test func `a transition that fills the time line does not push away what was touched`() throws {
        let stage = InspectorStage(device: .iPhone15)
        let device = try panel("DevicePanel", in: stage)
        scroll(stage, by: -2000)
        tap(frame(device, in: stage).origin.applying(CGAffineTransform(translationX: 150, y: 90)), stage)
        let before = frame(device, in: stage)
        stage.push(ProbeAnimator(.block))
        stage.turn(60)
        #expect(frame(device, in: stage) == before)
    }

    @Test func `hidden it is a narrow strip, and a tap on that shows it again`() {
        let stage = InspectorStage()
        stage.press("I")
        #expect(stage.model.isHidden && stage.outlet.contentSize.width == 393 + 18)
        stage.drag(pane: [CGPoint(x: 9, y: 300)])
        stage.turn()
        #expect(!stage.model.isHidden && stage.outlet.contentSize.width == 393 + 320)
    }

    @Test func `its edge is dragged to another width, within limits`() {
        let stage = InspectorStage()
        stage.drag(pane: [CGPoint(x: 316, y: 300), CGPoint(x: 366, y: 300), CGPoint(x: 416, y: 300)])
        #expect(stage.model.width == 420 && stage.outlet.contentSize.width == 393 + 420)
        #expect(stage.inspector.window.bounds.width == 420)
        stage.model.width = 10
        stage.turn()
        #expect(stage.model.width == 280 && stage.outlet.contentSize.width == 393 + 280)
    }
}
