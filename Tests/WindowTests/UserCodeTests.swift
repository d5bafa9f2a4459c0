import Foundation
import TestPrograms
import Testing

/// An application with `@main`, in a window without a display: what user code waits for comes.
@Suite("User code in a window", .serialized)
struct UserCodeTests {
    @Test(arguments: ["dummy", "offscreen"])
    func `timers, main queue, tasks, animations and display links run on one loop`(driver: String) throws {
        let program = try RunningProgram(Program.built("LiveProbe"), environment: ["SDL_VIDEODRIVER": driver])
        let expected = [
            "launched", "appeared", "active", "from another thread", "asyncAfter", "timer", "task", "animation",
            "display link", "nested",
        ]
        _ = eventually { program.lines.count >= expected.count }
        #expect(program.lines.sorted() == expected.sorted())
        // Each of these begins the next. Timers with different delays may fire in any order on a busy machine.
        let order = ["launched", "active", "task", "animation", "display link", "nested"]
        #expect(program.lines.filter(order.contains) == order)
        let active = try #require(program.lines.firstIndex(of: "active"))
        for delayed in ["asyncAfter", "timer"] {
            #expect(try #require(program.lines.firstIndex(of: delayed)) > active)
        }
        program.terminate()
    }

    @Test func `without any display there is a message and a failure`() throws {
        let program = try RunningProgram(Program.built("LiveProbe"), environment: ["SDL_VIDEODRIVER": "none-such"])
        #expect(eventually { program.status == 1 })
    }

    @Test(.enabled(if: Tool.hasDisplay, "needs Xvfb, xdotool and ImageMagick's import"))
    func `the wheel scrolls, and with alt the mouse is a pinch`() throws {
        let window = try TestWindow("LiveProbe", display: VirtualDisplay(), readyLine: "active")
        try window.move(to: 200, 700)
        try window.turnWheel(down: true)
        #expect(eventually { window.program.lines.contains("scrolled to 40") })
        try window.turnWheel(down: false)
        #expect(eventually { window.program.lines.contains("scrolled to 0") })
        // About the screen's middle: the second finger mirrors the first.
        // On a busy machine all of it can come within one turn of the loop, which is no pinch; then it is made once more.
        var isPinched = false
        for _ in 0..<3 where !isPinched {
            try window.move(to: 180, 400)
            try window.holdAlt {
                try window.press()
                try window.drag(from: (180, 400), to: (60, 200))
                try window.lift()
            }
            isPinched = eventually { window.program.lines.contains("pinch") }
        }
        #expect(isPinched)
        #expect(window.program.isRunning)
    }

    @Test(.enabled(if: Tool.hasDisplay, "needs Xvfb, xdotool and ImageMagick's import"))
    func `what begins while the loop goes to sleep is not slept through`() throws {
        // Without a display the window is asked for events at the display's rate, which ends every sleep.
        let window = try TestWindow("LiveProbe", display: VirtualDisplay(), readyLine: "active")
        #expect(eventually { window.program.lines.contains("nested") })
    }

    @Test(.enabled(if: Tool.hasDisplay, "needs Xvfb, xdotool and ImageMagick's import"))
    func `a click is a tap, and the end is told`() throws {
        let window = try TestWindow("LiveProbe", display: VirtualDisplay(), readyLine: "active")
        try window.move(to: 100, 300)
        try window.press()
        try window.lift()
        #expect(eventually { window.program.lines.contains("tap") })
        try window.key("ctrl+q")
        #expect(eventually { window.program.status == 0 })
        #expect(window.program.lines.suffix(3) == ["resigned", "background", "terminated"])
    }
}
