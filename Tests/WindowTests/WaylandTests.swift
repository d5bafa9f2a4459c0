import Foundation
import TestPrograms
import Testing

/// The program on Wayland: weston, Wayland's own reference, in a window of a virtual display.
@Suite(
    "interlude play on Wayland", .serialized,
    .enabled(if: Tool.hasDisplay && Program.onSearchPath("weston") != nil, "needs Xvfb, xdotool, import and weston"))
struct WaylandTests {
    @Test func `fills a screen in proportion, and a click opens what is under it`() throws {
        let desktop = try WaylandDesktop(width: 1000, height: 852)
        let program = try RunningProgram(
            Program.built("interlude"), ["play", "--no-inspector"], environment: desktop.environment)
        #expect(eventually { program.lines.contains { $0.hasPrefix("ready: wayland") } })
        // The shell gives the window its size once it is there: on a busy machine a little later.
        var picture = Data()
        func isBlackBesideDevice() throws -> Bool {
            picture = try desktop.restingPicture()
            return picture.prefix(300 * 3).allSatisfy { $0 == 0 } && Set(picture).count > 50
        }
        #expect(try eventually { try isBlackBesideDevice() })
        #expect(picture.count == 1000 * 852 * 3)
        // The first row of the gallery's list; the device stands in the middle.
        try desktop.display.xdotool("mousemove", "500", "235", "mousedown", "1", "mouseup", "1")
        #expect(try eventually { difference(picture, try desktop.picture()) > 0.05 })
        #expect(program.isRunning)
        program.terminate()
    }
}

/// Weston in a window that fills a virtual display, with a shell that makes every window as large as the screen.
private final class WaylandDesktop {
    let display: VirtualDisplay
    private let weston: RunningProgram
    private let folder: TestFolder
    let environment: [String: String]

    init(width: Int, height: Int) throws {
        display = try VirtualDisplay(width: width, height: height)
        folder = try TestFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        environment = [
            "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "interlude", "SDL_VIDEODRIVER": "wayland",
        ]
        weston = try RunningProgram(
            Tool.path("weston"),
            [
                "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--socket=interlude",
                "--width=\(width)", "--height=\(height)", "--idle-time=0",
            ], environment: ["XDG_RUNTIME_DIR": folder.path, "DISPLAY": display.name])
        let socket = folder.url.appendingPathComponent("interlude").path
        guard eventually({ FileManager.default.fileExists(atPath: socket) }) else {
            throw VirtualDisplay.Failure(description: "weston did not start: \(weston.lines)")
        }
    }

    deinit { weston.terminate() }

    func picture() throws -> Data {
        try Tool.run("import", ["-window", "root", "-depth", "8", "rgb:-"], display: display.name)
    }

    /// The screen once it has been the same for a while.
    func restingPicture() throws -> Data {
        var (last, same) = (try picture(), 0)
        _ = try eventually {
            let next = try picture()
            same = next == last && Set(next).count > 50 ? same + 1 : 0
            last = next
            return same >= 5
        }
        return last
    }
}
