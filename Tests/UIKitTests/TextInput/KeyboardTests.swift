import Testing
import UIKit

/// Notifications of the keyboard: Apple's documentation of their names and keys; the order as published logs have it.
@MainActor @Suite struct KeyboardTests {
    /// Writes down the keyboard's notifications.
    @MainActor private final class Ear {
        var notes: [Notification] = []
        private var tokens: [NSObjectProtocol] = []

        init() {
            for name in [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        nonisolated(unsafe) let note = note
                        MainActor.assumeIsolated { self?.notes.append(note) }
                    })
            }
        }

        isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        var words: [String] {
            notes.map {
                $0.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                    .replacingOccurrences(of: "Notification", with: "")
            }
        }
    }

    private func end(_ note: Notification?) -> CGRect? {
        (note?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    }

    @Test func `the keyboard comes and goes with its notifications in order`() throws {
        let stage = FieldStage()
        let ear = Ear()
        stage.field.becomeFirstResponder()
        #expect(ear.words == ["WillChangeFrame", "WillShow"])
        let note = try #require(ear.notes.last)
        let info = try #require(note.userInfo)
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        #expect(begin == CGRect(x: 0, y: 852, width: 393, height: 291))
        #expect(end(note) == CGRect(x: 0, y: 561, width: 393, height: 291))
        stage.host.advance(by: 0.3)
        #expect(ear.words.suffix(2) == ["DidChangeFrame", "DidShow"])
        ear.notes = []
        stage.field.resignFirstResponder()
        #expect(ear.words == ["WillChangeFrame", "WillHide"])
        stage.host.advance(by: 0.3)
        #expect(ear.words == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(end(ear.notes.last)?.minY == 852)
    }

    @Test(arguments: [
        ("iphone-15", UIInterfaceOrientation.portrait, 291.0), ("iphone-15", .landscapeRight, 171),
        ("iphone-se", .portrait, 216), ("iphone-se", .landscapeRight, 162), ("ipad-10", .portrait, 339),
    ])
    func `the keyboard is as high as the device has it`(
        name: String, orientation: UIInterfaceOrientation, height: Double
    ) throws {
        let host = HeadlessHost(device: try #require(DeviceProfile.named(name)), orientation: orientation)
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let field = UITextField(frame: CGRect(x: 0, y: 20, width: 100, height: 34))
        window.rootViewController?.view.addSubview(field)
        let ear = Ear()
        field.becomeFirstResponder()
        #expect(end(ear.notes.last)?.height == CGFloat(height))
        _ = host
    }

    @Test func `the next field keeps the keyboard, without a word, unless its accessory is another`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 1)
        let ear = Ear()
        stage.other.becomeFirstResponder()
        stage.host.advance(by: 1)
        #expect(ear.words.isEmpty)
        stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 1)
        #expect(ear.words == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(end(ear.notes.last) == CGRect(x: 0, y: 517, width: 393, height: 335))
    }

    @Test func `the keyboard has a window of its own, which is none of the application's`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 1)
        #expect(stage.host.scene.windows == [stage.window] && stage.host.application.windows == [stage.window])
        #expect(stage.host.scene.visibleWindows.count == 2 && stage.window.isKeyWindow)
        stage.field.resignFirstResponder()
        stage.host.advance(by: 1)
        #expect(stage.host.scene.visibleWindows.count == 1)
    }

    @Test func `keys on the screen type, with a capital at the beginning of a sentence`() throws {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 1)
        func strike(_ key: String) throws {
            let place = try #require(stage.host.input.placeOfKey(key))
            stage.tap(CGPoint(x: place.midX, y: place.midY), wait: 0)
        }
        try strike("h")
        try strike("i")
        try strike("space")
        #expect(stage.field.text == "Hi " && stage.field.isEditing)
        try strike("123")
        try strike("7")
        #expect(stage.field.text == "Hi 7")
        try strike("delete.left")
        try strike("return")
        #expect(stage.field.text == "Hi " && stage.log.calls.last == "should return")
        stage.field.keyboardType = .decimalPad
        stage.field.reloadInputViews()
        try strike(".")
        #expect(stage.field.text == "Hi ." && stage.host.input.placeOfKey("h") == nil)
    }

    @Test func `an input view takes the keyboard's place, and a connected keyboard leaves none`() {
        let stage = FieldStage()
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        stage.field.inputView = picker
        let ear = Ear()
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 1)
        #expect(end(ear.notes.last)?.height == 275 && picker.window != nil && picker.frame.width == 393)
        stage.field.inputView = nil
        stage.field.reloadInputViews()
        #expect(end(ear.notes.last)?.height == 291)
        stage.field.resignFirstResponder()
        stage.host.advance(by: 1)
        ear.notes = []
        stage.host.preferences.hasHardwareKeyboard = true
        stage.field.becomeFirstResponder()
        stage.type("abc")
        #expect(ear.words.isEmpty && stage.field.text == "abc")
    }

    @Test func `the layout guide moves along with the keyboard`() throws {
        let stage = FieldStage()
        let root = try #require(stage.window.rootViewController?.view)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        ])
        stage.host.step()
        #expect(bar.frame.maxY == CGFloat(818))
        stage.field.becomeFirstResponder()
        #expect(bar.frame.maxY == 561)
        stage.host.advance(by: 0.1)
        let shown = try #require(bar.layer.presentation()).frame.maxY
        #expect(shown > 570 && shown < 800)
        stage.host.advance(by: 0.3)
        #expect(bar.layer.presentation()?.frame.maxY == 561)
        stage.field.resignFirstResponder()
        #expect(bar.frame.maxY == CGFloat(818))
    }

    /// Apple's guide on the keyboard converts the frame from the window's coordinates, which are the new ones then.
    @Test(arguments: [true, false])
    func `on a rotation its frame is posted when the window has its new size`(_ isAnimated: Bool) throws {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 0.5)
        var seen: [(window: CGSize, view: CGSize, overlap: CGFloat)] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated {
                guard let end = self.end(note), let root = stage.window.rootViewController?.view else { return }
                let place = root.convert(end, from: stage.window)
                seen.append((stage.window.bounds.size, root.bounds.size, root.bounds.maxY - place.minY))
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.host.rotate(to: .landscapeRight, animated: isAnimated)
        stage.host.advance(by: 1)
        #expect(seen.count == 1)
        let first = try #require(seen.first)
        #expect(first.window == stage.window.bounds.size && first.view == first.window)
        #expect(first.window.width > first.window.height)
        #expect(first.overlap > 100 && first.overlap < first.window.height)
    }

    @Test func `the layout guide is above the keyboard after a rotation there and back`() throws {
        let stage = FieldStage()
        let root = try #require(stage.window.rootViewController?.view)
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 0.5)
        let before = root.keyboardLayoutGuide.layoutFrame
        stage.host.rotate(to: .landscapeRight)
        stage.host.advance(by: 1)
        #expect(root.keyboardLayoutGuide.layoutFrame.width == root.bounds.width)
        #expect(root.keyboardLayoutGuide.layoutFrame.maxY == root.bounds.maxY)
        stage.host.rotate(to: .portrait)
        stage.host.advance(by: 1)
        #expect(root.keyboardLayoutGuide.layoutFrame == before)
    }

    @Test func `the keyboard's curve is the one that options with its number have`() throws {
        let stage = FieldStage()
        let view = UIView(frame: CGRect(x: 0, y: 852, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.host.step()
        stage.field.becomeFirstResponder()
        UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
            view.frame.origin.y = 561
        }
        stage.host.advance(by: 0.1)
        let board = try #require(stage.host.input.panel.boardWindow?.subviews.first)
        let (a, b) = (board.layer.presentation()?.frame.minY, view.layer.presentation()?.frame.minY)
        #expect(a == b && a != 852 && a != 561)
        #expect(UIView.AnimationCurve(rawValue: 7) != nil)
    }

    @Test func `dragging a scroll view sends the keyboard away, or takes it along`() {
        let stage = FieldStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.keyboardDismissMode = .onDrag
        stage.window.rootViewController?.view.addSubview(scroll)
        stage.host.step()
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 1)
        drag(stage, from: 400, to: 300)
        #expect(!stage.field.isEditing)

        scroll.keyboardDismissMode = .interactive
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 1)
        drag(stage, from: 300, to: 700, ends: false)
        #expect(stage.host.input.panel.pull > 100 && stage.field.isEditing)
        stage.host.send(.move, at: CGPoint(x: 100, y: 400))
        stage.host.step()
        stage.host.send(.up, at: CGPoint(x: 100, y: 400))
        stage.host.advance(by: 1)
        #expect(stage.field.isEditing && stage.host.input.panel.pull == 0)
        drag(stage, from: 300, to: 750)
        stage.host.advance(by: 1)
        #expect(!stage.field.isEditing && !stage.host.input.panel.isUp)
    }

    private func drag(_ stage: FieldStage, from start: CGFloat, to end: CGFloat, ends: Bool = true) {
        stage.host.send(.down, at: CGPoint(x: 100, y: start))
        for share in 1...10 {
            stage.host.step()
            let y = start + (end - start) * CGFloat(share) / 10
            stage.host.send(.move, at: CGPoint(x: 100, y: y))
        }
        stage.host.step()
        if ends { stage.host.send(.up, at: CGPoint(x: 100, y: end)) }
        stage.host.step()
    }
}
