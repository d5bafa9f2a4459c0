import AppSession
import CommandParts
import Foundation
import InterludeProject
import InterludeTools
import UIKit
import WindowSystem

/// An app that is run in a window, or in a browser: this process has the window, the app is another process. So whatever becomes
/// of the app, its last picture stays, and what went wrong is written over it.
@MainActor final class RunSession {
    private let setup: RunSetup
    private let display: RunDisplay
    private let folder: PrivateFolder
    private let listener: RemoteListener
    private let builder: BackgroundBuilder
    private let watch: SourceWatch?
    private var app: RunningApp?
    private var past = SessionPlan.Past()
    /// The sources' state that was built last, or is being built.
    private var builtState: InputState?
    /// When the change was saved that is on its way to the screen, in seconds since 1970.
    private var saveTime: Double?
    private var isClosing = false
    private let closing = ClosingFlag()
    /// Whether an app has shown itself.
    private var isReady = false
    private var exitStatus: Int32 = 0

    init(_ setup: RunSetup, on outlet: any DisplayOutlet) throws {
        self.setup = setup
        folder = try PrivateFolder()
        display = RunDisplay(outlet, name: setup.name)
        outlet.onEvents = { MainLoop.wake() }
        listener = try RemoteListener(in: folder.url.path, wake: MainLoop.wake)
        builder = try BackgroundBuilder(setup, wake: MainLoop.wake)
        watch = setup.watches ? try SourceWatch(MainLoop.wake) : nil
    }

    /// Runs until the window is closed or the app ends by itself.
    func run() throws {
        // Ctrl-C ends it in order, so that nothing is left behind.
        let interrupt = Interrupt { [closing] in closing.ask() }
        defer { interrupt.cancel() }
        display.show(Sign(title: "Building \(setup.name) …"))
        build()
        while !isClosing {
            MainLoop.drain()
            try turn()
            if !isClosing { MainLoop.rest { nil } }
        }
        end()
        if exitStatus != 0 { throw AppEnded(status: exitStatus) }
    }

    private func turn() throws {
        if closing.isAsked { isClosing = true }
        handleEvents()
        meetApps()
        try takeOutcome()
        followApp()
        lookForSaves()
    }

    private func end() {
        app?.close()
        app = nil
    }

    // MARK: The window

    private func handleEvents() {
        var others: [WindowEvent] = []
        for event in display.outlet.pollEvents() {
            switch event.kind {
            case .close: isClosing = true
            case .key(.down, let key) where display.hasSign: handle(key)
            case .pointer(.began, _, _) where display.hasSign && app?.isOver == false: display.hideSign()
            case .exposed: display.redraw()
            case .resized:
                app?.remote?.tell(display.outlet)
                display.redraw()
                others.append(event)
            default: if !display.hasSign { others.append(event) }
            }
        }
        if !others.isEmpty { app?.remote?.send(others) }
    }

    /// A key while something is written over the picture.
    private func handle(_ key: WindowEvent.Key) {
        switch key.name {
        case "Escape" where app?.isOver == false: display.hideSign()
        case "Return", "R": if app?.isOver ?? true, !builder.isBusy { startAnew() }
        case "Q", "W":
            if !key.modifiers.isDisjoint(with: [.control, .command]) { isClosing = true }
        default: break
        }
    }

    /// Starts the app once more, from its beginning.
    private func startAnew() {
        past = SessionPlan.Past()
        guard let product = builder.product else { return build() }
        start(product)
    }

    // MARK: The app

    private func meetApps() {
        for remote in listener.newApps() {
            guard let app, app.remote == nil else { continue }
            app.remote = remote
            remote.tell(display.outlet)
        }
    }

    private func followApp() {
        guard let app else { return }
        for change in app.remote?.changes() ?? [] { follow(change, of: app) }
        if let crash = app.crash(of: builder.app), crash != app.toldCrash {
            app.toldCrash = crash
            display.show(Sign(crash, below: setup.url))
        }
        guard app.isOver, !app.isDone else { return }
        app.isDone = true
        if app.status == 0 { isClosing = true }
        guard app.status != 0, app.toldCrash == nil else { return }
        display.show(Sign(title: "\(setup.name) has ended with code \(app.status)", hint: Sign.againHint))
    }

    private func follow(_ change: RemoteApp.Change, of app: RunningApp) {
        switch change {
        case .show(let picture, let rects):
            display.show(picture, rects, of: app)
            app.remote?.wasShown()
            tellDelay(to: app)
        case .contentSize(let size, let anchor):
            display.outlet.setContentSize(size, keeping: anchor)
            app.remote?.tell(display.outlet)
        case .deviceFrame(let frame): display.setDeviceFrame(frame)
        case .title: break
        case .textInput(let area): display.outlet.setTextInput(area)
        case .clipboard(let text): display.outlet.clipboardText = text
        case .note(let data): if let note = SessionNote(data) { take(note) }
        case .ended: break
        }
    }

    private func take(_ note: SessionNote) {
        switch note {
        case .did(let entry):
            past.tape.append(entry)
            past.end = max(past.end, entry.turn)
        case .state(let state): past.state = state
        case .moment(let time, let isInTransition):
            past.end = time
            past.isInTransition = isInTransition
        case .hold, .news: break
        }
    }

    private func start(_ product: AppBuilder.Product) {
        app?.kill()
        var work = SessionPlan.WindowWork(socket: listener.path)
        work.rate = setup.rate
        work.isPlain = setup.isPlain
        work.showsDisplayShape = setup.showsDisplayShape
        if past.state != nil { work.past = past }
        past.isInTransition = false
        do {
            let process = try AppProcess(
                product, plan: setup.plan(.window(work)), in: folder.url, wake: MainLoop.wake)
            app = RunningApp(process)
        } catch {
            display.show(Sign(title: "\(setup.name) cannot be started", lines: ["\(error)"]))
        }
    }

    // MARK: Building

    private func build(_ state: InputState? = nil) {
        builtState = state ?? InputState(builder.freshInputs())
        watch?.add(builder.folders)
        builder.begin()
    }

    private func takeOutcome() throws {
        guard let outcome = builder.takeOutcome() else { return }
        switch outcome {
        case .success(let product):
            setup.tell(product)
            start(product)
        case .failure(let failure):
            saveTime = nil
            setup.tell(failure)
            guard watch != nil else {
                isClosing = true
                throw NotBuilt()
            }
            display.show(Sign(failure, below: setup.url, hasApp: app.map { !$0.isOver } ?? false))
        }
    }

    private func lookForSaves() {
        guard let watch, !builder.isBusy, let old = builtState, watch.takeNews() else { return }
        // There may be other files than before.
        let new = InputState(builder.freshInputs())
        guard new != old else { return }
        saveTime = new.newest(after: old)
        app?.remote?.send(note: SessionNote.hold.data)
        build(new)
    }

    /// Tells how long a change took from being saved to being seen, at the first picture of the app with it.
    private func tellDelay(to app: RunningApp) {
        guard app.isNew else { return }
        app.isNew = false
        guard let saveTime else {
            if !isReady { Console.show("ready: \(setup.name)") }
            isReady = true
            return
        }
        self.saveTime = nil
        let text = String(format: "seen %.2f s after it was saved", HostClock.secondsSince1970 - saveTime)
        Console.show(text)
        app.remote?.send(note: SessionNote.news(text).data)
    }
}

/// Whether somebody outside wants the session to end. From any thread.
final class ClosingFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    func ask() {
        lock.lock()
        value = true
        lock.unlock()
        MainLoop.wake()
    }

    var isAsked: Bool {
        lock.lock()
        defer { lock.unlock() }
        return value
    }
}

/// An app that has been started.
@MainActor final class RunningApp {
    private let process: AppProcess
    /// There when it has called.
    var remote: RemoteApp?
    /// Whether it has shown nothing yet.
    var isNew = true
    /// Whether its end has been dealt with.
    var isDone = false
    var toldCrash: CrashReport?

    init(_ process: AppProcess) { self.process = process }

    var isOver: Bool { process.isOver }
    var status: Int32 { process.status }

    /// What has stopped it, as far as it has said so already.
    func crash(of app: App?) -> CrashReport? { CrashReport(process.words, isOver: process.isOver, of: app) }

    func kill() {
        isDone = true
        process.kill()
    }

    /// Asks it to end, and ends it if it does not.
    func close() {
        isDone = true
        remote?.close()
        let limit = HostClock.now + RunningApp.patience
        while !process.isOver, HostClock.now < limit { HostClock.wait(0.005) }
        process.kill()
    }

    /// In seconds. Decided: who hears that he is to end and does not within that time hangs.
    private static let patience = 1.0
}
