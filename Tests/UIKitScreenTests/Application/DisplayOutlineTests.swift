import Testing
import UIKit

@MainActor @Suite struct DisplayOutlineTests {
    private let portrait = CGSize(width: 393, height: 852)
    private let landscape = CGSize(width: 852, height: 393)

    @Test func `the cutout is in the middle of the top edge, wherever that is`() throws {
        let shape = DisplayOutline(
            cornerRadius: 55, cutout: .init(size: CGSize(width: 126, height: 36), top: 11))
        #expect(shape.cutoutFrame(on: portrait, .portrait) == CGRect(x: 133.5, y: 11, width: 126, height: 36))
        #expect(
            shape.cutoutFrame(on: portrait, .portraitUpsideDown) == CGRect(x: 133.5, y: 805, width: 126, height: 36))
        // With the home button at the right the top is at the left.
        #expect(shape.cutoutFrame(on: landscape, .landscapeRight) == CGRect(x: 11, y: 133.5, width: 36, height: 126))
        #expect(shape.cutoutFrame(on: landscape, .landscapeLeft) == CGRect(x: 805, y: 133.5, width: 36, height: 126))
    }

    @Test func `every cutout is inside the safe area's top inset`() {
        for device in DeviceProfile.known {
            guard let frame = device.display.cutoutFrame(on: device.portraitSize, .portrait) else { continue }
            #expect(frame.minY >= 0 && frame.maxY < device.portraitInsets.top, "\(device.name)")
        }
    }

    @Test func `phones without a home button have a cutout, tablets have none`() {
        for device in DeviceProfile.known {
            let isNewPhone = device.idiom == .phone && device.hasHomeIndicator
            #expect((device.display.cutout != nil) == isNewPhone, "\(device.name)")
        }
        #expect(DeviceProfile.window.display == DisplayOutline())
    }
}
