import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct ViewExtrasTests {
    /// Black and white behind a pane become grey there, and the effect's end makes them sharp again.
    @Test func `glass blurs what is behind it`() {
        let host = HeadlessHost(device: .iPhone15)
        let window = UIWindow(frame: host.screen.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        guard let page = window.rootViewController?.view else { return }
        page.backgroundColor = .black
        let right = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 300))
        right.backgroundColor = .white
        let pane = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        pane.frame = CGRect(x: 40, y: 40, width: 120, height: 120)
        page.addSubview(right)
        page.addSubview(pane)
        func step(at y: Int) -> Int {
            host.step()
            let frame = host.renderFrame()
            let scale = frame.width / Int(window.bounds.width)
            func level(_ x: Int) -> Int { Int(frame[x * scale, y * scale] & 255) }
            return level(102) - level(98)
        }
        #expect(step(at: 20) == 255)
        #expect(step(at: 100) > 0 && step(at: 100) < 20)
        pane.effect = nil
        #expect(step(at: 100) == 255)
    }
}
