import Foundation
import Testing

/// The page in a real browser: what a hand does there is done on the device, and what the device shows is seen there.
@Suite(.serialized, .enabled(if: Chromium.path != nil, "Chromium is not installed: apt-get install chromium"))
struct BrowserTests {
    /// From the left edge to a place, in steps, at half the device's height.
    private func way(to x: Double, back: Bool = false) -> [(x: Double, y: Double)] {
        let steps = stride(from: 2.0, through: x, by: 16).map { (x: $0, y: 420.0) }
        return back ? steps + steps.reversed() : steps
    }

    @Test func `a drag from the edge half way and back leaves the screen, all the way goes back`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let page = try Chromium().open(program.url)
        try page.settle()
        try page.keep("list")
        try page.tap(200, 300)
        try page.settle()
        try page.keep("detail")
        #expect(try page.difference(from: "list") > 0.2)

        try page.drag(way(to: 200, back: true))
        try page.settle()
        #expect(try page.difference(from: "detail") == 0)

        try page.drag(way(to: 370))
        try page.settle()
        #expect(try page.difference(from: "list") == 0)
    }

    @Test func `while a drag is held half way both screens are seen`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let page = try Chromium().open(program.url)
        try page.settle()
        try page.keep("list")
        try page.tap(200, 300)
        try page.settle()
        try page.keep("detail")
        try page.evaluate("globalThis.before = interlude.picture.drawn; 0")
        try page.drag(way(to: 200, back: true))
        try page.settle()
        let drawn = try #require(try page.evaluate("interlude.picture.drawn - before") as? Int)
        #expect(drawn >= 5)
    }

    @Test func `two pages show the same device`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let browser = try Chromium()
        let first = try browser.open(program.url)
        let second = try browser.open(program.url)
        try first.settle()
        try first.keep("list")
        try second.tap(200, 300)
        try first.wait(until: "interlude.picture.drawn > 1")
        try first.settle()
        #expect(try first.difference(from: "list") > 0.2)
        #expect(try first.evaluate("document.getElementById('viewers').textContent") as? String == "2")
    }

    @Test func `a viewer that never reads neither slows another one nor fills the memory`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let silent = try PlainSocket(port: program.port)
        silent.upgrade(port: program.port)
        let page = try Chromium().open(program.url)
        try page.settle()
        try page.tap(200, 300)
        try page.settle()
        let before = program.residentBytes
        try page.evaluate("globalThis.before = interlude.picture.drawn; 0")
        for _ in 0..<5 { try page.drag(way(to: 200, back: true)) }
        try page.settle()
        let drawn = try #require(try page.evaluate("interlude.picture.drawn - before") as? Int)
        #expect(drawn >= 30)
        #expect(program.residentBytes - before < 40_000_000)
        _ = try silent.statusLine()
    }

    @Test func `a page that lost its server says so, and comes back by itself`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let port = program.port
        let page = try Chromium().open(program.url)
        try page.settle()
        try page.keep("list")
        #expect(program.interrupt() == 0)
        try page.wait(until: "!document.getElementById('notice').hidden")
        let text = try page.evaluate("document.getElementById('notice').textContent") as? String
        #expect(text?.contains("The connection is lost. The server was stopped.") == true)
        let again = try ServedProgram("--port", "\(port)", "--scale", "1")
        try page.wait(until: "document.getElementById('notice').hidden")
        try page.settle()
        #expect(try page.difference(from: "list") == 0)
        withExtendedLifetime(again) {}
    }

    @Test func `a page without the token is told so, and shows nothing`() throws {
        let program = try ServedProgram("--port", "0", "--host", "127.0.0.1")
        let open = try ServedProgram("--port", "0", "--host", "0.0.0.0")
        #expect(!program.url.contains("token"))
        let browser = try Chromium()
        let stranger = try browser.open("http://localhost:\(open.port)/")
        try stranger.wait(until: "document.getElementById('state').textContent === 'Refused'")
        #expect(try stranger.evaluate("interlude.picture.drawn") as? Int == 0)
        let friend = try browser.open(
            "http://localhost:\(open.port)/#" + (open.url.components(separatedBy: "#").last ?? ""))
        try friend.settle()
        #expect(try friend.evaluate("location.hash") as? String == "")
    }

    @Test func `what the page shows fits a desktop and a phone`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let page = try Chromium().open(program.url)
        try page.settle()
        for (width, height, isPhone) in [(1280, 800, false), (390, 844, true), (844, 390, true), (320, 480, true)] {
            try page.resize(width: width, height: height, isPhone: isPhone)
            let fits = """
                (() => {
                    const box = document.getElementById("screen").getBoundingClientRect();
                    const foot = document.querySelector("footer").getBoundingClientRect();
                    return box.width > 60 && box.left >= 0 && box.right <= innerWidth && box.top >= 0
                        && box.bottom <= foot.top && foot.bottom <= innerHeight + 1
                        && document.documentElement.scrollWidth <= innerWidth
                        && Math.abs(box.width / box.height - 393 / 852) < 0.01;
                })()
                """
            try page.wait(until: fits)
        }
    }
}
