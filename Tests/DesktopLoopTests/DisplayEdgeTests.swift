import DesktopLoop
import TestStages
import Testing
import UIKit

/// The corners and the cutout of a display, which only live hosts show.
@MainActor @Suite struct DisplayEdgeTests {
    private func stage(_ device: DeviceProfile, showsShape: Bool = true) -> LiveStage {
        let stage = LiveStage(UIViewController(), device: device)
        stage.window.backgroundColor = .green
        stage.host.host.systemOverlay.isHidden = true
        stage.host.showsDisplayShape = showsShape
        stage.turn()
        return stage
    }

    private let black: UInt32 = 0xFF00_0000
    private let green: UInt32 = 0xFF00_FF00

    @Test func `outside of the corner's circle it is black, inside it is the screen`() {
        let stage = stage(.iPhone15)
        // On the diagonal the edge of a circle of 55 points is 55 (1 - √½) = 16.1 points from the sides.
        for (x, y) in [(0, 0), (392, 0), (0, 851), (392, 851), (14, 14), (378, 837)] {
            #expect(stage.outlet.picture?[x, y] == black, "\(x), \(y)")
        }
        for (x, y) in [(19, 19), (373, 19), (19, 832), (373, 832), (60, 0), (0, 60)] {
            #expect(stage.outlet.picture?[x, y] == green, "\(x), \(y)")
        }
    }

    @Test func `the island is black, and the screen is around it`() {
        let stage = stage(.iPhone15)
        #expect(stage.outlet.picture?[196, 29] == black)
        #expect(stage.outlet.picture?[140, 29] == black)
        for (x, y) in [(196, 5), (196, 52), (130, 29), (262, 29)] { #expect(stage.outlet.picture?[x, y] == green) }
    }

    @Test func `a notch reaches the edge`() throws {
        let stage = stage(try #require(DeviceProfile.named("iphone-14")))
        #expect(stage.outlet.picture?[195, 0] == black)
        #expect(stage.outlet.picture?[116, 0] == black)
        #expect(stage.outlet.picture?[195, 40] == green)
    }

    @Test func `a device with a home button shows its whole screen`() {
        let stage = stage(.iPhoneSE)
        #expect(stage.outlet.picture?[0, 0] == green)
        #expect(stage.outlet.picture?[187, 5] == green)
    }

    @Test func `the whole screen is shown where it is not asked for`() {
        let stage = stage(.iPhone15, showsShape: false)
        #expect(stage.outlet.picture?[0, 0] == green)
        #expect(stage.outlet.picture?[196, 29] == green)
    }

    @Test func `another device has another shape at once`() {
        let stage = stage(.iPhone15)
        stage.host.host.change(to: .iPhoneSE)
        stage.turn()
        #expect(stage.outlet.picture?[0, 0] == green)
        #expect(stage.pictureIsWhole)
    }
}
