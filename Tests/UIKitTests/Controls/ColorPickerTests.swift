import TestStages
import Testing
import UIKit

/// The screen on which a colour is chosen.
///
/// The reference: Apple's documentation of `UIColorPickerViewController`, of its delegate, and of `UIColorWell`.
@MainActor @Suite(.serialized) struct ColorPickerTests {
    private final class Log: NSObject, UIColorPickerViewControllerDelegate {
        var lines: [String] = []
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { lines.append("\(color == viewController.selectedColor) \(continuously)") }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            lines.append("finish")
        }
    }

    private final class OldLog: NSObject, UIColorPickerViewControllerDelegate {
        var count = 0
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { count += 1 }
    }

    @MainActor private struct Page {
        let stage = Stage(root: UIViewController())
        let picker = UIColorPickerViewController()

        init(_ delegate: any UIColorPickerViewControllerDelegate) {
            picker.delegate = delegate
            stage.window.rootViewController?.present(picker, animated: false)
            stage.host.advance(by: 0.5)
        }

        func part<Part: UIView>(_ type: Part.Type, _ label: String? = nil, in view: UIView? = nil) -> Part? {
            let view = view ?? picker.view ?? UIView()
            if let found = view as? Part, !found.isHidden, label == nil || found.accessibilityLabel == label {
                return found
            }
            return view.subviews.filter { !$0.isHidden }.lazy.compactMap { part(type, label, in: $0) }.first
        }

        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
            view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
        }
    }

    @Test func `a finger on the grid chooses each colour it meets, and the last one when it is lifted`() throws {
        let log = Log()
        let page = Page(log)
        let grid = try #require(page.part(UIControl.self, "Grid"))
        page.stage.host.send(.down, at: page.place(grid, 0.01, 0.01))
        page.stage.host.step()
        #expect(page.picker.selectedColor == UIColor(white: 1, alpha: 1))
        page.stage.host.send(.move, at: page.place(grid, 0.99, 0.01))
        page.stage.host.step()
        page.stage.host.send(.up, at: page.place(grid, 0.99, 0.01))
        page.stage.host.step()
        #expect(page.picker.selectedColor == UIColor(white: 0, alpha: 1))
        #expect(log.lines == ["true true", "true true", "true false"])
    }

    @Test func `an older delegate hears of every choice`() throws {
        let log = OldLog()
        let page = Page(log)
        let grid = try #require(page.part(UIControl.self, "Grid"))
        page.stage.host.send(.down, at: page.place(grid, 0.5, 0.5))
        page.stage.host.step()
        page.stage.host.send(.up, at: page.place(grid, 0.5, 0.5))
        page.stage.host.step()
        #expect(log.count == 2)
    }

    @Test func `the spectrum and the three colours are chosen from too, and the opacity stays`() throws {
        let log = Log()
        let page = Page(log)
        page.picker.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        let kinds = try #require(page.part(UISegmentedControl.self))
        kinds.selectedSegmentIndex = 1
        kinds.sendActions(for: .valueChanged)
        page.stage.host.step()
        let spectrum = try #require(page.part(UIControl.self, "Spectrum"))
        page.stage.host.send(.down, at: page.place(spectrum, 0.0, 0.5))
        page.stage.host.step()
        page.stage.host.send(.up, at: page.place(spectrum, 0.0, 0.5))
        page.stage.host.step()
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        page.picker.selectedColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(red > 0.95 && green < 0.1 && blue < 0.1 && alpha == 0.5)
        kinds.selectedSegmentIndex = 2
        kinds.sendActions(for: .valueChanged)
        page.stage.host.step()
        let slider = try #require(page.part(UISlider.self, "Green"))
        slider.value = 1
        slider.sendActions(for: .valueChanged)
        page.picker.selectedColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(red > 0.95 && green == 1 && alpha == 0.5)
    }

    @Test func `opacity is offered unless the app says otherwise, and closing tells of the end`() throws {
        let log = Log()
        let page = Page(log)
        let opacity = try #require(page.part(UISlider.self, "Opacity"))
        opacity.value = 0.25
        opacity.sendActions(for: .valueChanged)
        #expect(page.picker.selectedColor.cgColor.alpha == 0.25)
        page.picker.supportsAlpha = false
        page.stage.host.step()
        #expect(page.part(UISlider.self, "Opacity") == nil)
        page.picker.dismiss(animated: true)
        page.stage.host.advance(by: 1)
        #expect(log.lines.last == "finish")
    }

    @Test func `a colour well presents it with its title and colour, and takes what is chosen`() throws {
        let stage = Stage(root: UIViewController())
        let well = UIColorWell(frame: CGRect(x: 60, y: 300, width: 28, height: 28))
        well.selectedColor = .green
        well.title = "Paper"
        well.supportsAlpha = false
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.window.rootViewController?.view.addSubview(well)
        stage.host.step()
        stage.host.send(.down, at: CGPoint(x: 74, y: 314))
        stage.host.step()
        stage.host.send(.up, at: CGPoint(x: 74, y: 314))
        stage.host.advance(by: 1)
        let presented = stage.window.rootViewController?.presentedViewController
        let picker = try #require(presented as? UIColorPickerViewController)
        #expect(picker.title == "Paper" && picker.selectedColor == .green && !picker.supportsAlpha)
        picker.delegate?.colorPickerViewController(picker, didSelect: .blue, continuously: false)
        #expect(well.selectedColor == .blue && changes == 1)
    }
}
