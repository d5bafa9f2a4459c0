import TestStages
import Testing
import UIKit

@MainActor @Suite struct HeadlessHostTests {
    private func window(_ color: UIColor) -> UIWindow {
        let window = UIWindow()
        window.backgroundColor = color
        window.isHidden = false
        return window
    }

    @Test func `time moves in whole frames and without rounding errors`() {
        let host = HeadlessHost()
        let start = host.clock.now
        host.advance(by: 0.35)
        #expect(host.clock.now == start + 21.0 / 60)
        host.framesPerSecond = 120
        host.advance(by: 0.5)
        #expect(host.clock.now == start + 21.0 / 60 + 0.5)
        #expect(CACurrentMediaTime() == host.clock.now)
    }

    @Test func `a frame shows the windows in pixels of the device`() {
        let host = HeadlessHost(device: .iPhone15)
        let window = window(.red)
        let square = UIView(frame: CGRect(x: 100, y: 400, width: 50, height: 50))
        square.backgroundColor = .blue
        window.addSubview(square)
        let frame = host.renderFrame()
        #expect((frame.width, frame.height) == (1179, 2556))
        #expect(frame[299, 1300] == 0xFFFF_0000)
        #expect(frame[300, 1300] == 0xFF00_00FF)
        #expect(frame[449, 1349] == 0xFF00_00FF)
        #expect(frame[450, 1349] == 0xFFFF_0000)
    }

    @Test func `windows lie by level and then by the order in which they were shown`() {
        let host = HeadlessHost(device: .iPhoneSE)
        let high = window(.green)
        high.windowLevel = .alert
        let low = window(.red)
        #expect(UIApplication.shared.windows == [low, high])
        #expect(host.renderFrame()[300, 600] == 0xFF00_FF00)
        high.isHidden = true
        #expect(host.renderFrame()[300, 600] == 0xFFFF_0000)
        let second = window(.blue)
        #expect(UIApplication.shared.windows == [low, second])
        low.makeKeyAndVisible()
        #expect(UIApplication.shared.windows == [second, low])
    }

    @Test func `an animation that was begun between frames is over after its duration`() {
        let host = HeadlessHost()
        let window = window(.white)
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(square)
        var end: TimeInterval?
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveLinear) {
            square.frame.origin.x = 100
        } completion: { _ in
            end = host.clock.elapsed
        }
        host.advance(by: 0.35 - 1.0 / 60)
        #expect(end == nil)
        let place = square.layer.presentation()?.frame.minX ?? 0
        #expect(abs(place - 100 * 20 / 21) < 0.1)
        host.step()
        #expect(end == 0.35)
        #expect(host.isIdle)
    }

    @Test func `advanceUntilIdle stops where nothing moves any more`() {
        let host = HeadlessHost()
        let window = window(.white)
        #expect(host.advanceUntilIdle())
        #expect(host.clock.elapsed == 0)
        UIView.animate(withDuration: 0.5) { window.alpha = 0.5 }
        #expect(host.advanceUntilIdle())
        #expect(host.clock.elapsed == 0.5)
        let link = CADisplayLink(target: Probe {}, selector: Selector(Probe.fire))
        link.add(to: .main, forMode: .common)
        #expect(!host.advanceUntilIdle(limit: 0.2))
        link.invalidate()
    }

    @Test func `display links run once a frame before the layout`() {
        let host = HeadlessHost()
        let window = window(.white)
        var times: [TimeInterval] = []
        let link = CADisplayLink(target: Probe { times.append(host.clock.elapsed) }, selector: Selector(Probe.fire))
        link.add(to: .main, forMode: .common)
        host.advance(by: 3.0 / 60)
        link.invalidate()
        host.step()
        #expect(times.count == 3)
        #expect(abs(times[0] - 1.0 / 60) < 1e-12)
        _ = window
    }

    @Test func `at a display link's first call, a view added with it has a presentation layer`() {
        let host = HeadlessHost()
        let window = window(.white)
        let pad = TouchPad(frame: window.bounds)
        window.addSubview(pad)
        host.step()
        let added = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var seen: [Bool] = []
        let link = CADisplayLink(
            target: Probe { seen.append(added.layer.presentation() != nil) }, selector: Selector(Probe.fire))
        pad.onTouch = {
            pad.addSubview(added)
            link.add(to: .main, forMode: .common)
        }
        host.send(.down, at: CGPoint(x: 50, y: 50))
        host.step()
        host.step()
        link.invalidate()
        #expect(seen.first == true && added.superview === pad)
    }

    @Test func `two hosts one after another know nothing of each other`() {
        let first = HeadlessHost(device: .iPhone15)
        let left = window(.red)
        left.makeKeyAndVisible()
        UIApplication.shared.beginIgnoringInteractionEvents()
        first.advance(by: 1)
        let second = HeadlessHost(device: .iPhoneSE)
        #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
        #expect(UIApplication.shared.windows == [])
        #expect(UIApplication.shared.keyWindow == nil)
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
        #expect(second.clock.elapsed == 0)
        #expect(second.isIdle)
        #expect(second.renderFrame()[300, 600] == 0xFF00_0000)
        #expect(UIScreen.main === second.screen)
        #expect(first.renderFrame()[300, 1300] == 0xFFFF_0000)
        #expect(UIScreen.main === first.screen)
    }

    @Test func `the same run twice gives the same bytes`() {
        func run() -> [UInt32] {
            let host = HeadlessHost(device: .iPhoneSE)
            let window = window(.white)
            let square = UIView(frame: CGRect(x: 10, y: 200, width: 80, height: 80))
            square.backgroundColor = .orange
            window.addSubview(square)
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 1) {
                square.transform = CGAffineTransform(translationX: 200, y: 100).rotated(by: 1)
            }
            host.advance(by: 0.4)
            let frame = host.renderFrame()
            return (0..<frame.height).flatMap { y in (0..<frame.width).map { frame[$0, y] } }
        }
        #expect(run() == run())
    }
}

@MainActor @Suite struct DeviceProfileTests {
    @Test func `the presets are found by name`() {
        #expect(DeviceProfile.all.map(\.name) == ["iphone-15", "iphone-15-pro-max", "iphone-se", "ipad-10"])
        #expect(Set(DeviceProfile.known.map(\.name)).count == 12)
        #expect(DeviceProfile.named("ipad-10") == .iPad10)
        #expect(DeviceProfile.named("ipad-11") == nil)
    }

    @Test func `screens and safe areas are the device's, in both orientations`() {
        let host = HeadlessHost(device: .iPhone15)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
        let window = UIWindow()
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(window.traitCollection.horizontalSizeClass == .compact)
        _ = host
        let wide = HeadlessHost(device: .iPhone15, orientation: .landscapeRight)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
        let other = UIWindow()
        #expect(other.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(other.traitCollection.verticalSizeClass == .compact)
        _ = wide
    }
}

private final class TouchPad: UIView {
    var onTouch = {}
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}
