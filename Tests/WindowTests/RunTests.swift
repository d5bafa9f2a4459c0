import Foundation
import TestPrograms
import Testing

/// An app in a real window, and a hand on its sources.
@Suite("interlude run", .serialized, .enabled(if: Tool.hasDisplay, "needs Xvfb, xdotool and ImageMagick's import"))
struct RunTests {
    private static let shop = """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UINavigationController(rootViewController: List())
                window?.makeKeyAndVisible()
                return true
            }
        }

        final class List: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(next)))
            }

            @objc private func next() {
                let detail = UIViewController()
                detail.view.backgroundColor = .red
                navigationController?.pushViewController(detail, animated: true)
            }
        }

        """

    /// Starts `interlude run --watch` and waits for the app's first picture.
    private func start(_ folder: TestFolder, _ arguments: String...) throws -> TestWindow {
        try TestWindow(
            program: "interlude",
            ["run", folder.url.appendingPathComponent("Shop.swift").path, "--watch", "--no-inspector"] + arguments,
            display: VirtualDisplay(), readyLine: "ready", within: 300)
    }

    private func edit(_ folder: TestFolder, _ old: String, _ new: String) throws {
        let text = folder.text(of: "Shop.swift") ?? ""
        try folder.write(text.replacingOccurrences(of: old, with: new), to: "Shop.swift")
    }

    /// How many pixels are nearly of a colour.
    private func count(_ red: UInt8, _ green: UInt8, _ blue: UInt8, in picture: Data) -> Int {
        let bytes = [UInt8](picture)
        return stride(from: 0, to: bytes.count - 2, by: 3).count { index in
            let distances = zip(bytes[index...], [red, green, blue]).map { abs(Int($0) - Int($1)) }
            return distances.allSatisfy { $0 < 24 }
        }
    }

    @Test func `an edit is seen at the moment of the transition that was on the screen`() throws {
        let folder = try TestFolder(["Shop.swift": RunTests.shop])
        // The slowest speed, so that the push is still running when the edit is seen, on a busy machine too.
        let window = try start(folder, "--speed", "0.01")
        try window.move(to: 200, 500)
        try window.press()
        try window.lift()
        #expect(try eventually(within: 60) { count(255, 0, 0, in: try window.picture()) > 20_000 })
        try edit(folder, ".red", ".blue")
        #expect(eventually(within: 60) { window.program.lines.contains { $0.hasPrefix("seen ") } })
        let after = try window.restingPicture()
        let blue = count(0, 0, 255, in: after)
        #expect(count(255, 0, 0, in: after) == 0)
        #expect(blue > 20_000 && blue < 280_000, "on its way, and held there: \(blue)")
    }

    @Test func `what does not compile, and what traps, is written over the last picture`() throws {
        let folder = try TestFolder(["Shop.swift": RunTests.shop])
        let window = try start(folder)
        let good = try window.restingPicture()
        try edit(folder, "detail.view", "detial.view")
        #expect(try eventually(within: 60) { difference(good, try window.picture()) > 0.5 })
        #expect(count(255, 59, 48, in: try window.restingPicture()) > 200, "the red frame of what is written")
        try edit(folder, "detial.view", "fatalError(\"here\"); detail.view")
        #expect(try eventually(within: 60) { try window.picture() == good })
        try window.move(to: 200, 500)
        try window.press()
        try window.lift()
        #expect(try eventually(within: 60) { difference(good, try window.picture()) > 0.5 })
        #expect(window.program.isRunning)
        try edit(folder, "fatalError(\"here\"); ", "")
        #expect(
            try eventually(within: 60) { count(255, 0, 0, in: try window.picture()) > 200_000 }, "back after the tap")
        try window.key("ctrl+q")
        #expect(eventually { window.program.status == 0 })
    }

    @Test func `nobody else can look at the picture or send events`() throws {
        let folder = try TestFolder(["Shop.swift": RunTests.shop])
        let place = try TestFolder()
        let window = try start(folder, environment: ["XDG_RUNTIME_DIR": place.path])
        let name = try #require(place.names.first { $0.hasPrefix("interlude-") })
        func mode(_ path: String) throws -> Int {
            let url = place.url.appendingPathComponent(path)
            return try #require(
                FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
            ).intValue
        }
        #expect(try mode(name) == 0o700)
        for file in place.names(in: name) { #expect(try mode("\(name)/\(file)") & 0o077 == 0, "\(file)") }
        #expect(!place.names(in: name).contains { $0.hasPrefix("picture") }, "pictures are off the disk")
        try window.key("ctrl+q")
        #expect(eventually { window.program.status == 0 })
        #expect(place.names == [], "nothing is left")
    }

    private func start(_ folder: TestFolder, environment: [String: String]) throws -> TestWindow {
        try TestWindow(
            program: "interlude", ["run", folder.url.appendingPathComponent("Shop.swift").path, "--no-inspector"],
            display: VirtualDisplay(), readyLine: "ready", within: 300, environment: environment)
    }

    /// `script/edits` makes more of them and prints how long they take.
    @Test func `an edit of one file among fifty is seen soon after it was saved`() throws {
        let app = try GeneratedApp(files: 50)
        let window = try TestWindow(
            program: "interlude", ["run", app.path, "--watch"], display: VirtualDisplay(), readyLine: "ready",
            within: 300)
        func delays() -> [Double] {
            window.program.lines.compactMap { line in
                let words = line.split(separator: " ")
                return words.first == "seen" && words.count > 1 ? Double(words[1]) : nil
            }
        }
        for number in 1...3 {
            try app.write(number, text: "edit \(number)")
            #expect(eventually(within: 180) { delays().count == number })
        }
        try #require(delays().count == 3)
        #expect(delays().sorted()[1] < 10, "generous: other programs may be at work")
    }
}
