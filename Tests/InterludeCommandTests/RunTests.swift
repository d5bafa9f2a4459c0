import Foundation
import TestPrograms
import Testing

/// An app in one file: two screens, and a button between them.
let shop = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UINavigationController(rootViewController: ListController())
            window?.makeKeyAndVisible()
            return true
        }
    }

    class ListController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "List"
            view.backgroundColor = .white
            let button = UIButton(type: .system)
            button.setTitle("Next", for: .normal)
            button.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
            button.addTarget(self, action: #selector(next(_:)), for: .touchUpInside)
            view.addSubview(button)
        }

        @objc func next(_ sender: UIButton) {
            let detail = UIViewController()
            detail.title = "Detail"
            detail.view.backgroundColor = .red
            navigationController?.pushViewController(detail, animated: true)
        }
    }

    """

/// Runs `interlude run`; what it builds is kept between tests, in a folder of theirs.
func run(_ arguments: String..., in folder: TestFolder) throws -> ProgramRun {
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-test-cache").path
    return try ProgramRun(
        Program.built("interlude"), ["run"] + arguments, in: folder,
        environment: Program.environment(with: ["INTERLUDE_CACHE": cache]))
}

@Suite(.serialized) struct RunTests {
    @Test func `one file is ported, compiled, run on a stage, and filmed`() throws {
        let folder = try TestFolder(["Shop.swift": shop])
        let run = try run(
            "Shop.swift", "--stage", "tap \"Next\"; wait; picture end.png", "--record", "film.apng", "--scale", "0.25",
            in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.text(of: "Shop.swift") == shop)
        #expect(folder.names == ["Shop.swift", "end.png", "film.apng"])
        #expect((folder.data("film.apng")?.count ?? 0) > (folder.data("end.png")?.count ?? 0))
    }

    @Test func `the same script makes the same film`() throws {
        let folder = try TestFolder(["Shop.swift": shop])
        for name in ["a.png", "b.png"] {
            let run = try run(
                "Shop.swift", "--stage", "tap \"Next\"", "--record", name, "--scale", "0.25", in: folder)
            #expect(run.status == 0, "\(run.errors)")
        }
        #expect(folder.data("a.png") == folder.data("b.png"))
    }

    @Test func `an app's documents are its own, stay from run to run, and are removed by an option`() throws {
        let storing = shop.replacing(
            "window = UIWindow(",
            with: """
                let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                let file = documents.appendingPathComponent("runs.txt")
                let text = ((try? String(contentsOf: file, encoding: .utf8)) ?? "") + "x"
                try! text.write(to: file, atomically: true, encoding: .utf8)
                print("runs \\(text) \\(file.path)")
                window = UIWindow(
                """)
        let folder = try TestFolder(["Shop.swift": storing])
        func runs(_ arguments: String...) throws -> [Substring] {
            let run = try run("Shop.swift", "--stage", "wait 0.1", arguments.first ?? "--dark", in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let line = run.output.split(separator: "\n").first { $0.hasPrefix("runs ") }
            return try #require(line).split(separator: " ")
        }
        #expect(try runs()[1] == "x")
        let second = try runs()
        #expect(second[1] == "xx" && second[2].hasSuffix("/container/Documents/runs.txt"))
        #expect(try runs("--erase")[1] == "x")
    }

    @Test func `an edit is seen in the next run`() throws {
        let folder = try TestFolder(["Shop.swift": shop])
        #expect(try run("Shop.swift", "--stage", "picture a.png", "--scale", "0.25", in: folder).status == 0)
        try folder.write(shop.replacingOccurrences(of: ".white", with: ".green"), to: "Shop.swift")
        #expect(try run("Shop.swift", "--stage", "picture b.png", "--scale", "0.25", in: folder).status == 0)
        #expect(folder.data("a.png") != folder.data("b.png"))
    }

    @Test func `the compiler's errors name the file and line that were written`() throws {
        let folder = try TestFolder([
            "My App/Shop.swift": shop.replacingOccurrences(of: "title = \"List\"", with: "titel = \"List\"")
        ])
        let run = try run("My App", "--stage", "wait", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("My App/Shop.swift:20:9: error: cannot find 'titel' in scope"))
        #expect(!run.errors.contains("\u{1B}["))
    }

    @Test func `what is no app is told with what to do`() throws {
        let folder = try TestFolder(["Library/A.swift": "import UIKit\nclass A: UIView {}\n"])
        let library = try run("Library", "--stage", "wait", in: folder)
        #expect(library.status == 1)
        #expect(library.errors.contains("Library: there is no entry point"))
        #expect(library.errors.contains("A library has no app to run"))
        let nothing = try run("nowhere", "--stage", "wait", in: folder)
        #expect(nothing.status == 1)
        #expect(nothing.errors.contains("name a folder, an .xcodeproj or a Swift file"))
        let script = try run("Library", "--stage", "hop 1,2", in: folder)
        #expect(script.status == 2)
        #expect(script.errors.contains("“hop 1,2”: unknown step"))
    }

    @Test func `an app may begin in a main.swift, with an application and a delegate of its own`() throws {
        let folder = try TestFolder([
            "App/main.swift": """
            import UIKit

            setvbuf(stdout, nil, _IOLBF, 0)
            print("main", CommandLine.argc)
            UIApplicationMain(
                CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(Application.self),
                NSStringFromClass(AppDelegate.self))
            """,
            "App/Shop.swift": shop.replacingOccurrences(of: "@UIApplicationMain\n", with: "@objc(Delegate)\n") + """
                class Application: UIApplication {
                    var count = 0
                    override init() {
                        super.init()
                        print("made")
                    }
                    override func sendEvent(_ event: UIEvent) {
                        count += 1
                        if count == 1 { print("event", UIApplication.shared is Application) }
                        super.sendEvent(event)
                    }
                }
                """,
        ])
        let run = try run("App", "--stage", "tap \"Next\"; wait; picture end.png", "--scale", "0.25", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.split(separator: "\n").map { String($0) } == ["main 1", "made", "event true"])
        #expect(folder.data("end.png") != nil)
    }

    @Test func `what needs a missing module is left out and listed; a strict run stops and names the files`() throws {
        let folder = try TestFolder([
            "App/Shop.swift": shop, "App/Sound.swift": "import Kit\nclass Sound { var player: KitPlayer? }\n",
        ])
        let first = try run("App", "--stage", "wait", "--strict", in: folder)
        #expect(first.status == 1)
        #expect(first.errors.contains("there is no module Kit, imported by \(folder.path)/App/Sound.swift:1"))
        let second = try run("App", "--stage", "wait", in: folder)
        #expect(second.status == 0, "\(second.errors)")
        #expect(second.errors.contains("there is no module Kit: what needs it is left out"))
        #expect(second.errors.contains("left out: \(folder.path)/App/Sound.swift:2: var player: KitPlayer?"))
        try folder.write(
            "import Kit\nclass Sound { var player: KitPlayer?; let n: Int = \"a\" }\n", to: "App/Sound.swift")
        let third = try run("App", "--stage", "wait", in: folder)
        #expect(third.status == 1)
        #expect(third.errors.contains("cannot convert value of type 'String' to specified type 'Int'"))
    }

    @Test func `an app with a web page, a map and Core Data's classes opens with hatched areas`() throws {
        let page = """
            import CoreData
            import MapKit
            import UIKit
            import WebKit
            class Item: NSManagedObject { @NSManaged var name: String?; @NSManaged var count: Int16 }
            class Page: UIViewController, WKNavigationDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let web = WKWebView(frame: view.bounds, configuration: WKWebViewConfiguration())
                    web.navigationDelegate = self
                    web.load(URLRequest(url: URL(string: "https://a.example")!))
                    view.addSubview(web)
                    view.addSubview(MKMapView())
                }
                func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("finished") }
            }
            @main class A: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = Page()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """
        let folder = try TestFolder(["App/Page.swift": page])
        let run = try run("App", "--stage", "wait; picture end.png", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("finished"))
        #expect(run.errors.contains("WKWebView: web pages are not loaded"))
        #expect(run.errors.contains("there is no module CoreData"))
    }

    @Test func `an outlet and a view that need it stay as plain views, and other errors are none of it`() throws {
        let web = """
            import UIKit
            import WebKit
            class Page: UIViewController {
                @IBOutlet var bar: WKBar!
                override func loadView() { view = WKWebView() }
                override func viewDidLoad() { super.viewDidLoad(); bar?.reload(); print("loaded", view as Any) }
            }
            @main class A: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = Page()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """
        let folder = try TestFolder(["App/Page.swift": web])
        let first = try run("App", "--stage", "wait", "--without", "WebKit", in: folder)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output.contains("loaded"))
        try folder.write("class Other { func f() { nowhere() } }", to: "App/Other.swift")
        let broken = try run("App", "--stage", "wait", "--without", "WebKit", in: folder)
        #expect(broken.status == 1)
        #expect(broken.errors.contains("cannot find 'nowhere' in scope"))
    }

    @Test func `where a missing module could come from is told`() throws {
        let folder = try TestFolder([
            "App/Shop.swift": "import Charts2\nimport UIKit\n@main class A: UIResponder, UIApplicationDelegate {}\n",
            "App/Podfile": "target 'App' do\n  pod 'Charts2', '~> 1.0'\nend\n",
        ])
        let run = try run("App", "--stage", "wait", "--strict", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("there is no module Charts2, imported by \(folder.path)/App/Shop.swift:1"))
        #expect(run.errors.contains("the pod Charts2: 'pod install', or a clone"))
        #expect(run.errors.contains("--without Charts2 removes the code that needs it."))
        #expect(run.errors.contains("found in a folder of its name beside the project"))
    }

    @Test func `an app that traps ends the run with its own message`() throws {
        let folder = try TestFolder([
            "Shop.swift": shop.replacingOccurrences(of: "detail.title = \"Detail\"", with: "fatalError(\"no detail\")")
        ])
        let run = try run("Shop.swift", "--stage", "tap \"Next\"", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Shop/Shop.swift:31: Fatal error: no detail"))
    }

    /// Members of a class have other places in another build of Interlude's: what was compiled against that one would crash.
    @Test func `an app is compiled anew when Interlude was`() throws {
        let folder = try TestFolder(["Shop.swift": shop])
        #expect(try run("Shop.swift", "--stage", "wait", in: folder).status == 0)
        let apps = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-test-cache/apps")
        let names = try FileManager.default.contentsOfDirectory(atPath: apps.path)
        let own = try #require(
            names.first { name in
                let origin = try? String(contentsOf: apps.appendingPathComponent("\(name)/origin"), encoding: .utf8)
                return origin == "\(folder.path)/Shop.swift"
            })
        let module = apps.appendingPathComponent("\(own)/modules/Shop")
        let state = try String(contentsOf: module.appendingPathComponent("state.json"), encoding: .utf8)
        let other = state.replacing(#/"library":"[^"]*"/#, with: "\"library\":\"another\"")
        try #require(other != state)
        try Data(other.utf8).write(to: module.appendingPathComponent("state.json"))
        try Data("no object".utf8).write(to: module.appendingPathComponent("Objects/Shop.ported.o"))
        let again = try run("Shop.swift", "--stage", "wait", in: folder)
        #expect(again.status == 0, "\(again.errors)")
    }

    @Test func `what a killed run has left behind is removed by the next`() throws {
        let folder = try TestFolder(["Shop.swift": shop])
        let place = try TestFolder([
            "interlude-aaaaaa/in-use": "", "interlude-bbbbbb/in-use": "", "interlude-cccccc/plan.json": "",
            "interlude-dddddddd/in-use": "", "other-aaaaaa/in-use": "",
        ])
        let lock = open("\(place.path)/interlude-bbbbbb/in-use", O_RDWR | O_CLOEXEC)
        try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
        defer { close(lock) }
        let cache = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-test-cache").path
        let run = try ProgramRun(
            Program.built("interlude"), ["run", "Shop.swift", "--stage", "wait"], in: folder,
            environment: Program.environment(with: ["INTERLUDE_CACHE": cache, "XDG_RUNTIME_DIR": place.path]))
        #expect(run.status == 0, "\(run.errors)")
        #expect(place.names == ["interlude-bbbbbb", "interlude-cccccc", "interlude-dddddddd", "other-aaaaaa"])
    }

    @Test func `an app that never rests ends with the program that has started it`() throws {
        // Should it go on, it says so, so that the test fails and does not wait for ever.
        let endless = shop.replacing(
            "window = UIWindow(",
            with: """
                signal(SIGALRM) { _ in
                    _ = write(1, "alone", 5)
                    _exit(1)
                }
                var alarms = sigset_t()
                sigaddset(&alarms, SIGALRM)
                pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
                alarm(60)
                FileManager.default.createFile(atPath: ProcessInfo.processInfo.environment["MARK"]!, contents: nil)
                while true {}
                window = UIWindow(
                """)
        let folder = try TestFolder(["Shop.swift": endless])
        let process = Process()
        process.executableURL = Program.built("interlude")
        process.arguments = ["run", "\(folder.path)/Shop.swift", "--stage", "wait"]
        process.environment = Program.environment(with: ["MARK": "\(folder.path)/mark"])
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        while !folder.names.contains("mark"), process.isRunning { sched_yield() }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        // The app has the other end too, so this returns when both are gone.
        #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }
}
