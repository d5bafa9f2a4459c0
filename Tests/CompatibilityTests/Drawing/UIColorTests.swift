import Testing
import UIKit

@Suite(.statesOutcome) struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func components(_ color: UIColor) -> [Int] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b, a].map { Int(($0 * 255).rounded()) }
    }

    @Test func `hue, saturation and brightness come back`() {
        for hue in stride(from: 0.0, to: 1, by: 0.07) {
            let color = UIColor(hue: CGFloat(hue), saturation: 0.6, brightness: 0.8, alpha: 0.5)
            var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
            #expect(abs(h - CGFloat(hue)) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.5)
        }
    }

    @Test func `system colours have iOS's light and dark values`() {
        #expect(components(.systemBlue.resolvedColor(with: light)) == [0, 122, 255, 255])
        #expect(components(.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
        #expect(components(.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
        #expect(components(.secondaryLabel.resolvedColor(with: light)) == [60, 60, 67, 153])
    }

    @Test func `an elevated surface is lighter in the dark`() {
        let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(components(.systemBackground.resolvedColor(with: raised)) == [28, 28, 30, 255])
    }

    @Test func `a dynamic colour stays dynamic when its opacity changes`() {
        let half = UIColor.label.withAlphaComponent(0.5)
        #expect(components(half.resolvedColor(with: light)) == [0, 0, 0, 128])
        #expect(components(half.resolvedColor(with: dark)) == [255, 255, 255, 128])
    }

    @Test func `the current traits decide a dynamic colour's components`() {
        dark.performAsCurrent { #expect(components(.label) == [255, 255, 255, 255]) }
        light.performAsCurrent { #expect(components(.label) == [0, 0, 0, 255]) }
    }

    @Test func `equal components make equal colours`() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
        #expect(UIColor.red != UIColor.blue)
        #expect(UIColor.systemRed === UIColor.systemRed)
    }

    @Test func `a colour survives the way through Core Graphics`() {
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(UIColor.white.cgColor.components == [1, 1])
    }

    @Test func `white can be had of greys alone`() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 2.0 / 3) < 1e-9)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    }

    @Test func `display P3 red lies outside sRGB`() {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&r, green: &g, blue: &b, alpha: &a)
        // Published for P3 red in extended sRGB: 1.093, -0.227, -0.150.
        #expect(abs(r - 1.093) < 1e-3 && abs(g + 0.227) < 1e-3 && abs(b + 0.150) < 1e-3)
    }
}
