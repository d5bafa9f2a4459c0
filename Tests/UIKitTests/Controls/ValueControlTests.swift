import Testing
import UIKit

@MainActor @Suite struct ValueControlTests {
    /// Adds a control to a stage and counts its changes.
    private func show<C: UIControl>(_ control: C, _ frame: CGRect) -> (GestureStage, () -> Int) {
        let stage = GestureStage()
        control.frame = frame
        stage.view.addSubview(control)
        stage.host.step()
        control.addAction(UIAction { _ in stage.log.append("changed") }, for: .valueChanged)
        return (stage, { stage.log.count { $0 == "changed" } })
    }

    @Test func `a switch changes when it is tapped or its knob is dragged across`() {
        let control = UISwitch()
        let (stage, changes) = show(control, CGRect(x: 100, y: 300, width: 51, height: 31))
        stage.tap(120, 315)
        #expect(control.isOn && changes() == 1)
        stage.down(140, 315)
        stage.move(95, 315)
        stage.up(95, 315)
        #expect(!control.isOn && changes() == 2)
        control.setOn(true, animated: true)
        #expect(changes() == 2)
    }

    @Test func `a pan of the screen does not take a switch's drag`() {
        let control = UISwitch()
        let (stage, changes) = show(control, CGRect(x: 100, y: 300, width: 51, height: 31))
        stage.record(UIPanGestureRecognizer(), as: "pan")
        stage.down(110, 315)
        stage.move(160, 315)
        stage.up(160, 315)
        #expect(stage.gestures.filter { $0.hasPrefix("pan") } == [])
        #expect(control.isOn && changes() == 1)
    }

    /// Documented for every control: what it is made with is called by its primary action.
    @Test func `a slider calls the action that it was made with`() {
        var values: [Float] = []
        let slider = UISlider(
            frame: .zero, primaryAction: UIAction { action in values.append((action.sender as? UISlider)?.value ?? -1) }
        )
        let (stage, _) = show(slider, CGRect(x: 50, y: 300, width: 228, height: 34))
        slider.value = 0.5
        stage.down(164, 317)
        stage.move(185, 317)
        stage.up(185, 317)
        #expect(values.last == slider.value && slider.value > 0.5)
    }

    @Test func `a slider follows the finger on its knob between its ends`() {
        let slider = UISlider()
        let (stage, changes) = show(slider, CGRect(x: 50, y: 300, width: 228, height: 34))
        slider.maximumValue = 10
        slider.value = 5
        stage.down(164, 317)
        stage.move(184, 317)
        #expect(abs(slider.value - 6) < 1e-5)
        #expect(changes() == 1)
        stage.move(600, 317)
        #expect(slider.value == 10)
        stage.up(600, 317)
        stage.tap(60, 317)
        #expect(slider.value == 10)
        slider.value = 11
        #expect(slider.value == 10)
        slider.isContinuous = false
        let before = changes()
        stage.down(264, 317)
        stage.move(200, 317)
        #expect(changes() == before)
        stage.up(200, 317)
        #expect(changes() == before + 1)
    }

    @Test func `the app's own alpha stays, and being off halves it once`() {
        let slider = UISlider()
        let control = UISwitch()
        let (stage, _) = show(slider, CGRect(x: 50, y: 300, width: 228, height: 34))
        stage.view.addSubview(control)
        for view in [slider, control] { view.alpha = 0.25 }
        slider.value = 0.5
        slider.frame.size.width = 100
        control.setOn(true, animated: true)
        stage.host.advance(by: 0.5)
        #expect(slider.alpha == 0.25 && control.alpha == 0.25)
        for view in [slider, control] { view.isEnabled = false }
        stage.host.advance(by: 0.5)
        #expect(slider.alpha == 0.5 && control.alpha == 0.5)
        for view in [slider, control] { view.isEnabled = true }
        #expect(slider.alpha == 1 && control.alpha == 1)
    }

    @Test func `a segmented control chooses the tapped segment`() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        let (stage, changes) = show(control, CGRect(x: 30, y: 300, width: 300, height: 32))
        stage.tap(180, 316)
        #expect(control.selectedSegmentIndex == 1 && changes() == 1)
        stage.tap(180, 316)
        #expect(changes() == 1)
        control.setEnabled(false, forSegmentAt: 2)
        stage.tap(300, 316)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 0)
        #expect(control.titleForSegment(at: 0) == "Two")
    }

    @Test func `a page control goes a page on or back`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        let (stage, changes) = show(control, CGRect(x: 100, y: 300, width: 100, height: 26))
        stage.tap(190, 313)
        stage.tap(190, 313)
        stage.tap(190, 313)
        #expect(control.currentPage == 2 && changes() == 2)
        stage.tap(110, 313)
        #expect(control.currentPage == 1)
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
    }

    @Test func `an activity indicator hides when it stops`() {
        let host = HeadlessHost()
        let window = UIWindow()
        let indicator = UIActivityIndicatorView(style: .large)
        window.addSubview(indicator)
        window.isHidden = false
        #expect(indicator.isHidden)
        indicator.startAnimating()
        host.step()
        #expect(!indicator.isHidden && indicator.isAnimating && RenderServer.current.hasActivity)
        indicator.stopAnimating()
        host.step()
        #expect(indicator.isHidden && !RenderServer.current.hasActivity)
    }

    @Test func `an activity indicator on a screen that is shown again goes on turning`() {
        let host = HeadlessHost()
        let window = UIWindow()
        window.isHidden = false
        let screen = UIView(frame: window.bounds)
        let indicator = UIActivityIndicatorView(style: .medium)
        screen.addSubview(indicator)
        window.addSubview(screen)
        indicator.startAnimating()
        host.step()
        let keys = indicator.layer.sublayers?.map { $0.animationKeys() ?? [] }
        screen.removeFromSuperview()
        host.step()
        host.step()
        window.addSubview(screen)
        host.step()
        #expect(indicator.layer.sublayers?.map { $0.animationKeys() ?? [] } == keys)
        #expect(RenderServer.current.hasActivity)
        indicator.stopAnimating()
        host.step()
        #expect(!RenderServer.current.hasActivity)
    }

    @Test func `an activity indicator's spokes take the colour of light and dark`() {
        let host = HeadlessHost()
        let window = UIWindow()
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .label
        window.addSubview(indicator)
        window.isHidden = false
        host.step()
        let light = indicator.layer.sublayers?.first?.backgroundColor
        host.preferences.style = .dark
        host.step()
        let dark = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
        #expect(indicator.layer.sublayers?.first?.backgroundColor == dark && dark != light)
    }

    @Test func `progress is kept between nothing and all`() {
        let host = HeadlessHost()
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 1.5
        #expect(view.progress == 1)
        view.setProgress(-1, animated: false)
        #expect(view.progress == 0)
        _ = host
    }
}
