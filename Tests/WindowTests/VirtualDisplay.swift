import Foundation
import TestPrograms
import Testing

/// An X display in memory, with a mouse and a keyboard that the test moves.
final class VirtualDisplay {
    private let server: RunningProgram
    let name: String

    init(width: Int = 1500, height: Int = 1100) throws {
        // The server looks for a free number itself, and writes it once it is ready.
        let server = try RunningProgram(
            Tool.path("Xvfb"),
            ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset"])
        guard eventually({ !server.lines.isEmpty }), let number = server.lines.first else {
            throw Failure(description: "Xvfb did not start")
        }
        self.server = server
        name = ":\(number)"
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    @discardableResult
    func xdotool(_ arguments: String...) throws -> String {
        String(decoding: try Tool.run("xdotool", arguments, display: name), as: UTF8.self)
    }
}

/// A window of one of our programs on a virtual display.
final class TestWindow {
    let display: VirtualDisplay
    let program: RunningProgram
    private let identifier: String
    private let origin: (x: Int, y: Int)

    /// Starts the program and waits for its window and for the line that says that it is ready.
    convenience init(_ name: String, _ arguments: String..., display: VirtualDisplay, readyLine: String) throws {
        try self.init(program: name, arguments, display: display, readyLine: readyLine)
    }

    /// - Parameters:
    ///   - seconds: How long the program may take to get ready.
    ///   - environment: More variables for it.
    init(
        program name: String, _ arguments: [String], display: VirtualDisplay, readyLine: String,
        within seconds: Double = 20, environment: [String: String] = [:]
    ) throws {
        self.display = display
        let variables = ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"]
        program = try RunningProgram(
            Program.built(name), arguments, environment: variables.merging(environment) { $1 })
        let program = program
        var isReady: Bool { program.lines.contains { $0.hasPrefix(readyLine) } }
        _ = eventually(within: seconds) { isReady || !program.isRunning }
        guard isReady else {
            throw VirtualDisplay.Failure(description: "\(name) did not get ready: \(program.lines)")
        }
        var found = ""
        _ = try eventually {
            found =
                try display.xdotool("search", "--onlyvisible", "--name", ".").split(separator: "\n").last
                .map(String.init) ?? ""
            return !found.isEmpty
        }
        // Without a window's number a screenshot waits for somebody to click on one.
        identifier = try #require(found.isEmpty ? nil : found, "no window appeared")
        let shell = try display.xdotool("getwindowgeometry", "--shell", found)
        func value(_ key: String) -> Int {
            shell.split(separator: "\n").first { $0.hasPrefix("\(key)=") }.flatMap { Int($0.dropFirst(key.count + 1)) }
                ?? 0
        }
        origin = (value("X"), value("Y"))
    }

    // MARK: The mouse, in points of the window

    func move(to x: Int, _ y: Int) throws { try display.xdotool("mousemove", "\(origin.x + x)", "\(origin.y + y)") }
    func press() throws { try display.xdotool("mousedown", "1") }
    func lift() throws { try display.xdotool("mouseup", "1") }

    /// Turns the wheel by a notch, for which X has buttons.
    func turnWheel(down: Bool) throws { try display.xdotool("click", down ? "5" : "4") }

    /// Does something with Alt held.
    func holdAlt(_ action: () throws -> Void) throws {
        try display.xdotool("windowfocus", identifier)
        try display.xdotool("keydown", "alt")
        defer { _ = try? display.xdotool("keyup", "alt") }
        try action()
    }

    /// Moves in steps that a hand could make.
    func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 12) throws {
        for step in 1...steps {
            try move(
                to: start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps)
        }
    }

    func key(_ name: String) throws {
        // There is no window manager to give the window the keyboard.
        try display.xdotool("windowfocus", identifier)
        try display.xdotool("key", name)
    }

    /// Gives the window another size, as a hand at its edge does.
    func resize(to width: Int, _ height: Int) throws {
        try display.xdotool("windowsize", "--sync", identifier, "\(width)", "\(height)")
    }

    // MARK: What is seen

    /// The window's pixels.
    func picture() throws -> Data {
        try Tool.run("import", ["-window", identifier, "-depth", "8", "rgb:-"], display: display.name)
    }

    /// The window's pixels once they no longer change.
    func restingPicture() throws -> Data {
        var last = try picture()
        var same = 0
        _ = try eventually {
            let next = try picture()
            same = next == last ? same + 1 : 0
            last = next
            return same >= 5
        }
        return last
    }
}

/// The part of all bytes that are different, 0…1.
func difference(_ a: Data, _ b: Data) -> Double {
    guard a.count == b.count, !a.isEmpty else { return 1 }
    return Double(zip(a, b).lazy.filter { $0 != $1 }.count) / Double(a.count)
}
