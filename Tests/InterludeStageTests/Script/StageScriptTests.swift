import Foundation
import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct StageScriptTests {
    @Test func `steps are read with their standard values`() throws {
        let script = try StageScript(
            "tap 10,20; drag 0,0 100,0; wait; wait 0.5\nback; turn left; tap \"a; b\"; picture a.png")
        #expect(script.steps.count == 8)
        #expect(script.steps[1] == .fingers([.drag(from: .zero, to: CGPoint(x: 100, y: 0), duration: 0.3, rest: 0)]))
        #expect(script.steps[2] == .wait(nil))
        #expect(script.steps[3] == .wait(0.5))
        #expect(script.steps[5] == .turn(1))
        #expect(script.steps[6] == .tap(text: "a; b"))
        #expect(script.steps[7] == .picture(path: "a.png"))
    }

    @Test func `a finger's own way is a step`() throws {
        let script = try StageScript("0:5,400 0.3:300,410 0.35:up; swipe-back 0.5")
        #expect(script.steps == [.fingers([try Finger("0:5,400 0.3:300,410 0.35:up")]), .swipeBack(0.5)])
        #expect(try StageScript("").steps.isEmpty)
    }

    @Test(arguments: [
        ("tap", "a point such as 200,400 is missing"), ("tap 1", "“1” is not a point"), ("hop", "unknown step"),
        ("wait x", "“x” is no number"), ("back 1", "unexpected “1”"), ("turn up", "left or right"),
        ("drag 0,0 1,1 -1", "the duration of a drag must be greater than 0"), ("wait 1e9", "up to an hour"),
        ("0:x", "x in points"),
        ("picture", "the file's name is missing"), ("swipe-back 2", "the fraction"), ("tap nan,1", "is not a point"),
    ])
    func `what cannot be read is named`(_ text: String, _ reason: String) {
        #expect {
            try StageScript("wait; \(text)")
        } throws: { error in
            "\(error)".contains("“\(text)”") && "\(error)".contains(reason)
        }
    }

    @Test func `steps follow each other, and a text is found where it stands`() throws {
        let navigation = UINavigationController(rootViewController: Page("One"))
        let stage = Stage(rootViewController: navigation, scale: 0.25)
        defer { stage.close() }
        try stage.play(try StageScript("tap \"Next\"; wait; tap \"Next\"; wait; back; wait"), filmedAt: nil)
        #expect(navigation.viewControllers.map(\.title) == ["One", "Next"])
        #expect(throws: StageScriptError.self) { try stage.play(try StageScript("tap \"Gone\""), filmedAt: nil) }
    }

    /// What comes after the last transition belongs to it too.
    @Test func `a strip shows a script to its end`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func strip(_ script: String) throws -> Data {
            let stage = Stage(rootViewController: UINavigationController(rootViewController: Page("One")), scale: 0.25)
            defer { stage.close() }
            let file = folder.appendingPathComponent("a.png")
            var options = FilmOptions()
            options.moments = 2
            try stage.play(try StageScript(script), filmedAt: file.path, options: options)
            return try Data(contentsOf: file)
        }
        let short = try strip("tap \"Next\"; wait")
        #expect(try strip("tap \"Next\"; wait; wait 1") != short)
        #expect(try strip("tap \"Next\"; wait") == short)
    }

    /// A screen with a button to another one.
    private final class Page: UIViewController {
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { fatalError("made in code") }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(type: .system)
            button.setTitle("Next", for: .normal)
            button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
            let next = UIAction { [unowned self] _ in
                navigationController?.pushViewController(Page("Next"), animated: true)
            }
            button.addAction(next, for: .touchUpInside)
            view.addSubview(button)
        }
    }
}
