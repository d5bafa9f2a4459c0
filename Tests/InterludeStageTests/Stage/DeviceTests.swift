import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
    @Test func `each preset has a name of its own`() {
        #expect(Device.all.count == 12)
        for device in Device.all { #expect(Device(named: device.name) == device) }
    }

    @Test func `a device of any size has its screen and insets`() {
        let insets = UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)
        let device = Device(size: CGSize(width: 560, height: 780), scale: 3, safeArea: insets)
        let stage = Stage(rootViewController: UIViewController(), configuration: Stage.Configuration(device: device))
        #expect(stage.bounds.size == CGSize(width: 560, height: 780))
        #expect(device.safeAreaInsets() == insets)
        #expect(device.safeAreaInsets(.landscapeLeft) == UIEdgeInsets(top: 0, left: 40, bottom: 34, right: 40))
        #expect(device.profile.idiom == .phone)
    }

    @Test func `a device of any size has round corners where it is given them`() {
        let size = CGSize(width: 560, height: 780)
        #expect(Device(size: size, scale: 3).cornerRadius == 0)
        let device = Device(size: size, scale: 3, corners: 30)
        #expect(device.cornerRadius == 30)
        #expect(device.profile.display.cutout == nil)
        #expect(device != Device(size: size, scale: 3))
    }

    @Test func `a device with a home button has a rectangle, all others have round corners`() {
        for device in Device.all { #expect((device.cornerRadius > 0) == (device.name != "iphone-se")) }
    }

    @Test func `a device with a short side of 600 points is a tablet`() {
        #expect(Device(size: CGSize(width: 600, height: 900), scale: 2).profile.idiom == .pad)
    }
}
