import AppSession
import CommandParts
import Foundation
import InterludeProject
import InterludeStage
import UIKit

/// What `interlude run` is asked to do.
@MainActor struct RunSetup {
    private static let command = "run"

    let url: URL
    let device: DeviceProfile
    private let target: String?
    private let without: Set<String>
    private let arguments: ParsedArguments
    /// Pixels per point; `nil` for the display's or the device's own.
    let scale: Double?

    init(_ arguments: ParsedArguments) throws {
        self.arguments = arguments
        url = URL(fileURLWithPath: arguments.operands.first ?? "").standardizedFileURL
        device =
            try arguments.choice("device", among: DeviceProfile.known, called: \.name, command: RunSetup.command)
            ?? .iPhone15
        target = arguments["target"]
        without = Set((arguments["without"] ?? "").split(separator: ",").map(String.init))
        rate = try arguments.number("speed", in: 0.01...10, command: RunSetup.command)
        scale = try arguments.number("scale", in: 0.25...6, command: RunSetup.command)
    }

    /// What is done without a display; `nil` where nobody asks for that.
    func stageWork() throws -> SessionPlan.StageWork? {
        let (script, film) = (arguments["stage"], arguments["record"])
        guard script != nil || film != nil else { return nil }
        var work = SessionPlan.StageWork()
        do {
            _ = try StageScript(script ?? "")
            if let film { _ = try FilmFormat(path: film) }
        } catch {
            throw UsageError("\(error)", command: RunSetup.command)
        }
        work.script = script ?? ""
        work.film = film
        work.framesPerSecond = try arguments.count("fps", in: 1...1000, command: RunSetup.command) ?? 60
        work.moments = try arguments.count("frames", in: 2...64, command: RunSetup.command) ?? 8
        return work
    }

    func plan(_ work: SessionPlan.Work) -> SessionPlan {
        var plan = SessionPlan(work: work)
        plan.device = device.name
        plan.isLandscape = arguments.has("landscape")
        plan.isDark = arguments.has("dark")
        plan.scale = scale
        plan.showsTouches = arguments.has("show-touches")
        return plan
    }

    /// How fast time goes in a window.
    let rate: Double?

    /// What people call the app.
    var name: String { url.deletingPathExtension().lastPathComponent }
    /// Whether it is built again when a file is saved.
    var watches: Bool { arguments.has("watch") }
    /// Whether the device is shown alone.
    var isPlain: Bool { arguments.has("no-inspector") }
    /// Whether the corners and the cutout of the device's display are shown.
    var showsDisplayShape: Bool { !arguments.has("no-cutout") }
    /// The device's size in points, as it lies.
    var size: CGSize { device.size(in: arguments.has("landscape") ? .landscapeRight : .portrait) }

    /// What reads the app and builds it, as often as it is called; on one thread after the other.
    func makeBuild() throws -> () throws -> (app: App, product: AppBuilder.Product) {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        guard let modules = BuiltModules(besides: program) else { throw NoModules() }
        let cache = CacheFolder(environment: ProcessInfo.processInfo.environment)
        let (url, target, without, erases) = (url, target, without, arguments.has("erase"))
        let isStrict = arguments.has("strict")
        var builder: AppBuilder?
        return {
            let app = try App(toRun: url)
            let present = try builder ?? AppBuilder(url, modules, in: cache)
            if builder == nil, erases { try present.container.erase() }
            builder = present
            return (app, try present.build(app, target: target, without: without, isStrict: isStrict))
        }
    }

    /// Reads the app and builds it.
    func build() throws -> AppBuilder.Product {
        do {
            let product = try makeBuild()().product
            tell(product)
            return product
        } catch let failure as BuildFailure {
            tell(failure)
            throw NotBuilt()
        }
    }

    /// What is left to say of an app that was built.
    func tell(_ product: AppBuilder.Product) {
        for note in product.notes { Console.tell("note: \(note)") }
        for cut in product.cuts.prefix(RunSetup.mostCuts) {
            Console.tell("left out: \(cut.path):\(cut.line): \(cut.text)")
        }
        let more = product.cuts.count - RunSetup.mostCuts
        if more > 0 { Console.tell("left out: \(more) more") }
        for remark in product.remarks {
            Console.tell("\(remark.path):\(remark.line):\(remark.column): note: \(remark.text)")
        }
    }

    /// Decided: a screenful.
    private static let mostCuts = 40

    /// Why the app could not be built: for programs, or for people.
    func tell(_ failure: BuildFailure) {
        guard arguments.has("json"), let json = try? JSONEncoder.forPeople.encode(failure.report) else {
            return Console.tell(Terminal.colored(failure.output, on: STDERR_FILENO))
        }
        Console.show(String(decoding: json, as: UTF8.self))
    }

    private struct NoModules: Error, CustomStringConvertible {
        var description: String {
            "Interlude's compiled modules are not beside this program: install the bundle (Documentation/install.md), or "
                + "run the program in the folder it was built in, as with 'swift run interlude'"
        }
    }
}

/// Why has been printed.
struct NotBuilt: Error, CustomStringConvertible {
    var description: String { "the app could not be built" }
}
