import Testing
import UIKit

@MainActor @Suite struct UIControlTests {
    /// A control with a log of its events.
    @MainActor private final class Recorder: NSObject {
        var log: [String] = []
        func down() { log.append("down") }
        func up(_ sender: UIControl) { log.append("up \(sender.tag)") }
        func any(_ sender: Any) { log.append("any") }
    }

    private func stage() -> (GestureStage, UIControl) {
        let stage = GestureStage()
        let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
        control.tag = 7
        stage.view.addSubview(control)
        return (stage, control)
    }

    private func log(_ control: UIControl, into stage: GestureStage) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
            (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in events {
            control.addAction(UIAction { [unowned stage] _ in stage.log.append(name) }, for: event)
        }
    }

    @Test func `a tap is down and up inside`() {
        let (stage, control) = stage()
        log(control, into: stage)
        stage.down(150, 320)
        #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
        stage.up(150, 320)
        #expect(!control.isHighlighted && !control.isTracking)
        #expect(stage.log == ["down", "upInside"])
    }

    @Test func `the finger may stray seventy points and is still inside`() {
        let (stage, control) = stage()
        log(control, into: stage)
        stage.down(150, 320)
        stage.move(269, 320)
        stage.move(271, 320)
        #expect(!control.isHighlighted)
        stage.move(272, 320)
        stage.move(150, 320)
        stage.move(400, 320)
        stage.up(400, 320)
        #expect(
            stage.log == [
                "down", "inside", "exit", "outside", "outside", "enter", "inside", "exit", "outside", "upOutside",
            ])
    }

    @Test func `a gesture that recognises cancels the tracking`() {
        let (stage, control) = stage()
        log(control, into: stage)
        stage.view.addGestureRecognizer(UIPanGestureRecognizer())
        stage.down(150, 320)
        stage.move(170, 320)
        #expect(stage.log == ["down", "cancel"])
        #expect(!control.isHighlighted)
    }

    @Test func `a control that is off swallows touches and does nothing`() {
        let (stage, control) = stage()
        log(control, into: stage)
        control.isEnabled = false
        #expect(control.state == .disabled)
        stage.tap(150, 320)
        #expect(stage.log == [])
    }

    @Test func `targets are called with or without the sender, in order, once each`() {
        let (stage, control) = stage()
        let recorder = Recorder()
        control.addTarget(recorder, action: Selector(Recorder.down), for: .touchDown)
        for _ in 0..<2 { control.addTarget(recorder, action: Selector(Recorder.up(_:)), for: .touchUpInside) }
        control.addTarget(recorder, action: Selector(Recorder.any(_:)), for: [.touchUpInside, .touchUpOutside])
        stage.tap(150, 320)
        #expect(recorder.log == ["down", "up 7", "any"])
        #expect(control.allTargets == [recorder])
        #expect(control.allControlEvents == [.touchDown, .touchUpInside, .touchUpOutside])
    }

    @Test func `a target can be removed by a selector that was made elsewhere`() {
        let (_, control) = stage()
        let recorder = Recorder()
        control.addTarget(recorder, action: Selector(Recorder.down), for: .touchDown)
        control.addTarget(recorder, action: Selector(Recorder.up(_:)), for: .touchDown)
        control.removeTarget(recorder, action: Selector(Recorder.down), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(recorder.log == ["up 7"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(recorder.log == ["up 7"])
    }

    @Test func `removing for one event leaves the others`() {
        let (_, control) = stage()
        let recorder = Recorder()
        let action = Selector(Recorder.down)
        control.addTarget(recorder, action: action, for: [.touchDown, .valueChanged])
        control.removeTarget(recorder, action: action, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(recorder.log == ["down"])
    }

    @Test func `targets are not kept alive`() {
        let (_, control) = stage()
        weak var gone: Recorder?
        do {
            let recorder = Recorder()
            gone = recorder
            control.addTarget(recorder, action: Selector(Recorder.down), for: .touchDown)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchDown)
    }

    @Test func `without a target the responder chain is asked`() {
        final class Screen: UIView {
            var calls = 0
            func go() { calls += 1 }
        }
        let stage = GestureStage()
        let screen = Screen(frame: stage.view.bounds)
        let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
        stage.view.addSubview(screen)
        screen.addSubview(control)
        control.addTarget(nil, action: Selector(Screen.go), for: .touchUpInside)
        stage.tap(150, 320)
        #expect(screen.calls == 1)
    }

    @Test func `an action with the same identifier takes the other's place`() {
        let (_, control) = stage()
        var log: [Int] = []
        for number in 1...2 {
            control.addAction(UIAction(identifier: .init("go")) { _ in log.append(number) }, for: .touchDown)
        }
        control.sendActions(for: .touchDown)
        #expect(log == [2])
        control.removeAction(identifiedBy: .init("go"), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(log == [2])
    }
}

@MainActor @Suite struct SelectorTests {
    @MainActor private final class Target: NSObject {
        func none() {}
        func other() {}
        func one(_ sender: UIControl) {}
    }

    @Test func `selectors are equal when they were made at the same place`() {
        func make() -> Selector { Selector(Target.none) }
        #expect(make() == make())
        #expect(make().hashValue == make().hashValue)
        #expect(make() != Selector(Target.other))
        #expect(make().hasSameShape(as: Selector(Target.other)))
        #expect(!make().hasSameShape(as: Selector(Target.one(_:))))
        #expect(make().isImplemented(by: Target()))
        #expect(!make().isImplemented(by: NSObject()))
    }
}
