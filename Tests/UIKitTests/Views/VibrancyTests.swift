import Testing
import TestStages
import UIKit

/// Vibrant content, in pixels: it shows the glass behind it, darker or lighter, and in stronger colours.
@MainActor @Suite struct VibrancyTests {
    /// A page of a colour with glass on it, and an opaque view of any colour on that.
    private func pixel(
        _ blur: UIBlurEffect.Style, _ style: UIVibrancyEffectStyle?, behind: UIColor, content: UIColor = .red
    ) -> (r: Int, g: Int, b: Int) {
        let root = UIView()
        root.backgroundColor = behind
        let stage = ViewStage(root)
        let effect = UIBlurEffect(style: blur)
        let glass = UIVisualEffectView(effect: effect)
        glass.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
        root.addSubview(glass)
        let vibrant = UIVisualEffectView(effect: style.map { UIVibrancyEffect(blurEffect: effect, style: $0) })
        vibrant.frame = glass.bounds
        glass.contentView.addSubview(vibrant)
        let mark = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        mark.backgroundColor = content
        vibrant.contentView.addSubview(mark)
        stage.host.step()
        let frame = stage.host.renderFrame()
        let scale = Int(frame.width / 393)
        let value = frame.row(125 * scale)[125 * scale]
        return (Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255))
    }

    @Test func `of the content only its shape counts`() {
        let one = pixel(.systemMaterialLight, .label, behind: .blue, content: .red)
        let other = pixel(.systemMaterialLight, .label, behind: .blue, content: .green)
        #expect(one == other && pixel(.systemMaterialLight, nil, behind: .blue) == (255, 0, 0))
    }

    @Test func `on light glass it is dark, on dark glass light, and the less so the lower its rank`() {
        let ranks: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        let light = ranks.map { pixel(.systemThinMaterialLight, $0, behind: .white).g }
        #expect(light == light.sorted() && light[0] < 60 && light[3] > 150)
        let dark = ranks.map { pixel(.systemThinMaterialDark, $0, behind: .black).g }
        #expect(dark == dark.sorted(by: >) && dark[0] > 190 && dark[3] < 100)
    }

    @Test func `it has the colour of what is behind the glass, more than grey on it would have`() {
        let value = pixel(.systemThinMaterialLight, .secondaryFill, behind: .systemBlue)
        let plain = pixel(
            .systemThinMaterialLight, nil, behind: .systemBlue, content: UIColor(white: 0, alpha: 0.16))
        #expect(value.b - value.r > plain.b - plain.r)
    }

    @Test func `touches reach what is in it`() throws {
        let root = UIView()
        let stage = ViewStage(root)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        vibrant.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        root.addSubview(vibrant)
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
        vibrant.contentView.addSubview(button)
        stage.host.step()
        #expect(stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === button)
        vibrant.effect = nil
        #expect(vibrant.contentView.superview === vibrant)
        #expect(stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === button)
    }
}
