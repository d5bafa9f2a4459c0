import Foundation

/// A page in Chromium.
final class BrowserPage {
    private let browser: Chromium
    private let session: String

    init(_ browser: Chromium, session: String) {
        self.browser = browser
        self.session = session
    }

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.send(method, parameters, session: session)
    }

    func navigate(to url: String) throws { try send("Page.navigate", ["url": url]) }

    func resize(width: Int, height: Int, isPhone: Bool = false) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": isPhone ? 3 : 1, "mobile": isPhone])
    }

    /// What a script comes to, once its promise is kept.
    @discardableResult
    func evaluate(_ script: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate", ["expression": script, "awaitPromise": true, "returnByValue": true])
        if let details = answer["exceptionDetails"] as? [String: Any] {
            throw LineReader.Failure(description: "The page: \(details["exception"] ?? details)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Waits in the page until an expression is true, looking at each of its frames.
    func wait(until condition: String) throws {
        try evaluate(
            """
            new Promise((done, failed) => {
                const limit = performance.now() + 50000;
                const look = () => {
                    let isTrue = false;
                    try { isTrue = \(condition); } catch {}
                    if (isTrue) return done(true);
                    if (performance.now() > limit) return failed(new Error(\(quoted("not in time: " + condition))));
                    setTimeout(look, 20);
                };
                look();
            })
            """)
    }

    /// Waits until the page shows an exact picture that stays as it is.
    func settle() throws {
        try wait(until: "interlude.picture.drawn > 0 && !interlude.picture.isBlurred")
        try evaluate(
            """
            new Promise(done => {
                let drawn = -1, since = performance.now();
                const look = () => {
                    const { picture } = interlude;
                    const now = performance.now();
                    if (picture.drawn !== drawn || picture.isBlurred) { drawn = picture.drawn; since = now; }
                    if (now - since > 600) done(true); else setTimeout(look, 30);
                };
                look();
            })
            """)
    }

    /// Lets time go by in the page.
    func pause(seconds: Double) throws {
        try evaluate("new Promise(done => setTimeout(done, \(seconds * 1000)))")
    }

    /// Keeps the canvas as it is under a name.
    func keep(_ name: String) throws {
        try evaluate(
            """
            (globalThis.kept ??= {})[\(quoted(name))] = (c =>
                c.getContext("2d").getImageData(0, 0, c.width, c.height))(document.getElementById("screen")); 0
            """)
    }

    /// The share of pixels that are not the same as in the picture kept under a name.
    func difference(from name: String) throws -> Double {
        let value = try evaluate(
            """
            (() => {
                const canvas = document.getElementById("screen"), old = kept[\(quoted(name))];
                if (old.width !== canvas.width || old.height !== canvas.height) return 1;
                const new_ = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
                const a = new Uint32Array(old.data.buffer), b = new Uint32Array(new_.data.buffer);
                let count = 0;
                for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) count += 1;
                return count / a.length;
            })()
            """)
        return (value as? NSNumber)?.doubleValue ?? .nan
    }

    /// A place of the device, in points, as a place of the page.
    private func place(_ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
        let value = try evaluate(
            """
            (() => {
                const box = document.getElementById("screen").getBoundingClientRect(), size = interlude.picture.size;
                return [box.left + \(x) / size.width * box.width, box.top + \(y) / size.height * box.height];
            })()
            """)
        let numbers = (value as? [NSNumber] ?? []).map(\.doubleValue)
        guard numbers.count == 2 else { throw LineReader.Failure(description: "The page has no canvas.") }
        return (numbers[0], numbers[1])
    }

    /// Presses the mouse at the first of some places of the device, moves it to the others and lets go.
    func drag(_ places: [(x: Double, y: Double)]) throws {
        for (index, point) in places.enumerated() {
            let place = try place(point.x, point.y)
            try mouse(index == 0 ? "mousePressed" : "mouseMoved", place)
            // One step a frame of the page's, as a hand does it.
            try evaluate("new Promise(done => setTimeout(done, 16))")
        }
        if let last = places.last { try mouse("mouseReleased", try place(last.x, last.y)) }
    }

    func tap(_ x: Double, _ y: Double) throws { try drag([(x, y)]) }

    private func mouse(_ type: String, _ place: (x: Double, y: Double), pointer: String = "mouse") throws {
        try send(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": place.x, "y": place.y, "button": "left", "buttons": 1, "clickCount": 1,
                "pointerType": pointer,
            ])
    }

    /// Turns the wheel over a place of the device, by so many points of the page downwards.
    func wheel(_ x: Double, _ y: Double, by distance: Double) throws {
        let place = try place(x, y)
        try send(
            "Input.dispatchMouseEvent",
            ["type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": distance])
    }

    /// Draws with a pen, as `drag` does with the mouse.
    func draw(_ places: [(x: Double, y: Double)]) throws {
        for (index, point) in places.enumerated() {
            try mouse(index == 0 ? "mousePressed" : "mouseMoved", try place(point.x, point.y), pointer: "pen")
            try evaluate("new Promise(done => setTimeout(done, 16))")
        }
        if let last = places.last { try mouse("mouseReleased", try place(last.x, last.y), pointer: "pen") }
    }

    /// Moves fingers: `touchStart` and `touchMove` say where all are that are on the screen, `touchEnd` which of them lift,
    /// and with none, all.
    func touch(_ type: String, _ fingers: [(x: Double, y: Double)]) throws {
        let points: [[String: Any]] = try fingers.enumerated().map { index, finger in
            let place = try place(finger.x, finger.y)
            return ["x": place.x, "y": place.y, "id": index]
        }
        try send("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
        try evaluate("new Promise(done => setTimeout(done, 16))")
    }

    /// The colour of the picture at a place of the device, as a script's text.
    func color(at place: (x: Double, y: Double)) throws -> String {
        try evaluate(colorScript(place)) as? String ?? ""
    }

    /// Waits until a place of the device has a colour, or has it no longer.
    func wait(untilColorAt place: (x: Double, y: Double), is isSame: Bool, _ color: String) throws {
        try wait(until: "\(colorScript(place)) \(isSame ? "===" : "!==") \(quoted(color))")
    }

    private func colorScript(_ place: (x: Double, y: Double)) -> String {
        """
        (({ canvas, scale }) => canvas.getContext("2d")
            .getImageData(\(place.x) * scale, \(place.y) * scale, 1, 1).data.join())(interlude.picture)
        """
    }

    /// Closes the page, as its user does.
    func close() throws { try send("Page.close") }

    /// A picture of the whole page as PNG.
    func screenshot() throws -> Data {
        let answer = try send("Page.captureScreenshot", ["format": "png"])
        return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
    }

    /// A text as a script writes it.
    private func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
