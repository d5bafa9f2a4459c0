import Testing
import UIKit

@MainActor @Suite struct UIButtonTests {
    @Test func `what is not set for a state is as in the normal one`() {
        let host = HeadlessHost()
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        #expect(button.titleLabel?.text == "Normal")
        button.isHighlighted = true
        #expect(button.currentTitle == "Pressed")
        #expect(button.titleLabel?.text == "Pressed")
        #expect(button.currentTitleColor == .red)
        button.isSelected = true
        #expect(button.currentTitle == "Normal")
        _ = host
    }

    @Test func `a system button takes the tint and dims while it is pressed`() {
        let host = HeadlessHost()
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.tintColor = .green
        #expect(button.titleLabel?.textColor == .green)
        button.isHighlighted = true
        #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
        button.isHighlighted = false
        #expect(button.titleLabel?.alpha == 1)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        _ = host
    }

    @Test func `a titled button is as big as its title and some room`() {
        let host = HeadlessHost()
        let button = UIButton(type: .system)
        button.setTitle("A title", for: .normal)
        button.sizeToFit()
        #expect(button.bounds.height == 30)
        let width = button.bounds.width
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(button.sizeThatFits(.zero).width == width + 40)
        _ = host
    }

    @Test func `a configured button has room for image, title and insets`() {
        let host = HeadlessHost()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.text == "Title")
        let size = button.intrinsicContentSize
        #expect(size.width > 50 && size.height > 30)
        button.configuration?.contentInsets.leading += 10
        #expect(button.intrinsicContentSize.width == size.width + 10)
        _ = host
    }

    @Test func `the contents are aligned in the button`() {
        let host = HeadlessHost()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        #expect(abs((button.titleLabel?.frame.midX ?? 0) - 100) <= 0.5)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 0)
        button.contentHorizontalAlignment = .trailing
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.maxX == 200)
        _ = host
    }

    @Test func `a tap calls the primary action, and can toggle the selection`() {
        let stage = GestureStage()
        var calls = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in calls += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.changesSelectionAsPrimaryAction = true
        stage.view.addSubview(button)
        #expect(button.currentTitle == "Go")
        stage.tap(150, 120)
        #expect(calls == 1)
        #expect(button.isSelected)
        stage.tap(150, 120)
        #expect(!button.isSelected)
    }

    @Test func `a tap on a button is not a tap on what lies behind it`() {
        let stage = GestureStage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        stage.view.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.record(UITapGestureRecognizer(), as: "tap")
        stage.tap(150, 120)
        #expect(taps == 1)
        #expect(stage.gestures == [])
        stage.tap(300, 300)
        #expect(stage.gestures == ["tap ended"])
    }
}
