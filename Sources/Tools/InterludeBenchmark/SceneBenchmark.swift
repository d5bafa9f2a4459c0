import Compositor
import CoreGraphics
import Foundation
import WindowSystem

/// One standard scene on the pages that other systems are measured with, as one line of JSON. `script/bench` runs it beside
/// them, through the environment: `BENCH_PAGES`, the folder of the pages; `BENCH_IDLE_MS`, milliseconds of rest between
/// frames; `BENCH_START`, when the process was started, in seconds since 1970.
///
/// With `--views` the pages are screens of labels and pictures, and a frame's time is that of all that it takes: layout, the walk
/// over the layers, the pixels.
@MainActor
enum SceneBenchmark {
    static func run(_ arguments: [String]) throws {
        guard let scene = arguments.first.flatMap(BenchmarkScene.init(rawValue:)) else {
            let known = BenchmarkScene.allCases.map(\.rawValue).joined(separator: ", ")
            throw BenchmarkError("scene needs one of \(known)")
        }
        let options = try Options(arguments.dropFirst())
        let renderer = FrameRenderer(threads: options.threads)
        let film: any SceneFilm = options.isOfViews ? try ViewFilm(scene, renderer) : try PageFilm(scene, renderer)
        let first = warmUp(film)
        let times = measure(film)
        print(
            String(
                format:
                    #"{"peer":"interlude","transition":"%@","ms":%.4f,"cpu_ms":%.4f,"peak_mb":%.1f,"first_ms":%.1f,"#
                    + #""bytes":"%016lx"}"#,
                scene.rawValue, times.median, times.processor, Memory.peakMegabytes, first, digest(film)))
    }

    private struct Options {
        var threads: Int?
        var isOfViews = false

        init(_ arguments: ArraySlice<String>) throws {
            var rest = arguments
            while let option = rest.popFirst() {
                if option == "--views" {
                    isOfViews = true
                } else if option == "--threads", let count = rest.popFirst().flatMap({ Int($0) }), count > 0 {
                    threads = count
                } else {
                    throw BenchmarkError(
                        "scene takes --views, and --threads and a number, not \(arguments.joined(separator: " "))")
                }
            }
        }
    }

    /// A number that two runs share only if their frames have the same bytes (Fowler, Noll and Vo's hash of every fifth
    /// frame, 64 bits).
    private static func digest(_ film: any SceneFilm) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for number in stride(from: 0, to: BenchmarkScene.frameCount, by: 5) {
            film.draw(number)
            for y in 0..<film.frame.height {
                let row = film.frame.row(y)
                for x in 0..<film.frame.width { hash = (hash ^ UInt64(row[x])) &* 0x100_0000_01B3 }
            }
        }
        return hash
    }

    /// All frames once.
    ///
    /// - Returns: Milliseconds from the start of the process to the first frame; 0 if nobody said when that was.
    private static func warmUp(_ film: any SceneFilm) -> Double {
        let started = ProcessInfo.processInfo.environment["BENCH_START"].flatMap(Double.init)
        var first = 0.0
        for number in 0..<BenchmarkScene.frameCount {
            film.draw(number)
            if number == 0, let started { first = (HostClock.secondsSince1970 - started) * 1000 }
        }
        return first
    }

    private static func measure(_ film: any SceneFilm) -> (median: Double, processor: Double) {
        let idle = ProcessInfo.processInfo.environment["BENCH_IDLE_MS"].flatMap(Double.init) ?? 0
        let rounds = idle > 0 ? 2 : 12
        var times: [Double] = []
        let processor = HostClock.processorTime
        for _ in 0..<rounds {
            for number in 0..<BenchmarkScene.frameCount {
                if idle > 0 { HostClock.wait(idle / 1000) }
                let start = HostClock.now
                film.draw(number)
                times.append((HostClock.now - start) * 1000)
            }
        }
        let each = (HostClock.processorTime - processor) / Double(times.count) * 1000
        return (median(times), each)
    }
}

/// Frames of a scene that are drawn again and again.
@MainActor
protocol SceneFilm {
    /// What is drawn into.
    var frame: PixelBuffer { get }
    func draw(_ number: Int)
}

/// A scene of two bitmaps: the compositor alone.
private struct PageFilm: SceneFilm {
    let frame: PixelBuffer
    private let lists: [DisplayList]
    private let renderer: FrameRenderer

    init(_ scene: BenchmarkScene, _ renderer: FrameRenderer) throws {
        let pages = try Pages()
        lists = (0..<BenchmarkScene.frameCount).map { scene.displayList(frame: $0, from: pages.from, to: pages.to) }
        frame = PixelBuffer(width: pages.from.width, height: pages.from.height, isOpaque: true)
        self.renderer = renderer
    }

    func draw(_ number: Int) { renderer.render(lists[number], into: frame) }
}

/// The two pages that the benchmark package has drawn.
struct Pages {
    let from: PixelBuffer
    let to: PixelBuffer

    /// Where they lie, and the pictures in them.
    static func folder() throws -> String {
        guard let folder = ProcessInfo.processInfo.environment["BENCH_PAGES"] else {
            throw BenchmarkError("scene needs BENCH_PAGES, the folder of the pages; script/bench sets it")
        }
        return folder
    }

    init() throws {
        let folder = try Self.folder()
        from = try Self.page(folder + "/from.bgra")
        to = try Self.page(folder + "/to.bgra")
    }

    /// Rows are read straight into the buffer, as the peers do it: no second copy is ever held, and the way to the first
    /// frame is not the time that `FileHandle` takes for five thousand `Data`.
    private static func page(_ path: String) throws -> PixelBuffer {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { throw BenchmarkError("\(path) cannot be read: \(String(cString: strerror(errno)))") }
        defer { close(file) }
        let (width, height) = (BenchmarkPage.width, BenchmarkPage.height)
        let page = PixelBuffer(width: width, height: height, isOpaque: true)
        for y in 0..<height where read(file, page.row(y), width * 4) != width * 4 {
            throw BenchmarkError("\(path) is not \(width) × \(height) pixels")
        }
        return page
    }
}

/// Why nothing could be measured.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
