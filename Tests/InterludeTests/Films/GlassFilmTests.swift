import InterludeTesting
import Testing
import UIKit

/// What frosted glass shows of a screen that moves behind it.
@MainActor
@Suite("The film of frosted glass")
struct GlassFilmTests {
    @Test func `what moves behind it is seen blurred, what is on it is sharp`() throws {
        let screen = Screen.wordless(.white)
        let stage = try Stage.forFilms(screen)
        defer { stage.close() }
        let page = Self.page(in: screen.view.bounds)
        screen.view.addSubview(page)
        screen.view.addSubview(Self.glass(style: .systemThinMaterial, at: 120))
        screen.view.addSubview(Self.glass(style: .dark, at: 440))
        try stage.settle()
        let film = try stage.film { UIView.animate(withDuration: 0.3) { page.frame.origin.x = -120 } }
        expectFilm(film, matches: "page-behind-glass", moments: .spread(3))
    }

    /// Stripes that a blur makes one colour, and fields that it does not.
    private static func page(in bounds: CGRect) -> UIView {
        let page = UIView(frame: bounds)
        page.backgroundColor = .white
        let colors: [UIColor] = [.systemRed, .systemBlue, .systemYellow, .systemGreen]
        for index in 0..<60 {
            let stripe = UIView(frame: CGRect(x: CGFloat(index) * 8, y: 0, width: 4, height: bounds.height / 2))
            stripe.backgroundColor = .black
            page.addSubview(stripe)
        }
        for (index, color) in colors.enumerated() {
            let field = UIView(
                frame: CGRect(x: CGFloat(index) * 130, y: bounds.height / 2, width: 130, height: bounds.height / 2))
            field.backgroundColor = color
            page.addSubview(field)
        }
        return page
    }

    private static func glass(style: UIBlurEffect.Style, at y: CGFloat) -> UIView {
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
        glass.frame = CGRect(x: 40, y: y, width: 300, height: 240)
        glass.layer.cornerRadius = 24
        glass.clipsToBounds = true
        let dot = UIView(frame: CGRect(x: 130, y: 100, width: 40, height: 40))
        dot.backgroundColor = .systemPurple
        glass.contentView.addSubview(dot)
        return glass
    }
}
