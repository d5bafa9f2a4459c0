import Compositor
import CoreGraphics
import Foundation
import WindowSystem
import Workbench

/// One standard scene on the pages that other systems are measured with, as one line of JSON. `script/bench` runs it beside
/// them, through the environment: `BENCH_PAGES`, the folder of the pages; `BENCH_IDLE_MS`, milliseconds of rest between
/// frames; `BENCH_START`, when the process was started, in seconds since 1970.
enum SceneBenchmark {
    static func run(_ arguments: [String]) throws {
        guard let scene = arguments.first.flatMap(BenchmarkScene.init(rawValue:)) else {
            let known = BenchmarkScene.allCases.map(\.rawValue).joined(separator: ", ")
            throw BenchmarkError("scene needs one of \(known)")
        }
        let threads = try threadCount(arguments.dropFirst())
        let pages = try Pages()
        let renderer = FrameRenderer(threads: threads)
        let lists = (0..<BenchmarkScene.frameCount).map {
            scene.displayList(frame: $0, from: pages.from, to: pages.to)
        }
        let frame = PixelBuffer(width: pages.from.width, height: pages.from.height, isOpaque: true)
        let first = warmUp(lists, frame, renderer)
        let times = measure(lists, frame, renderer)
        print(
            String(
                format:
                    #"{"peer":"interlude","transition":"%@","ms":%.4f,"cpu_ms":%.4f,"peak_mb":%.1f,"first_ms":%.1f,"#
                    + #""bytes":"%016lx"}"#,
                scene.rawValue, times.median, times.processor, Memory.peakMegabytes, first,
                digest(lists, frame, renderer)))
    }

    private static func threadCount(_ arguments: ArraySlice<String>) throws -> Int? {
        guard let option = arguments.first else { return nil }
        guard option == "--threads", let count = arguments.dropFirst().first.flatMap({ Int($0) }), count > 0 else {
            throw BenchmarkError("scene takes --threads and a number, not \(arguments.joined(separator: " "))")
        }
        return count
    }

    /// A number that two runs share only if their frames have the same bytes (Fowler, Noll and Vo's hash of every fifth
    /// frame, 64 bits).
    private static func digest(_ lists: [DisplayList], _ frame: PixelBuffer, _ renderer: FrameRenderer) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for list in stride(from: 0, to: lists.count, by: 5).map({ lists[$0] }) {
            renderer.render(list, into: frame)
            for y in 0..<frame.height {
                let row = frame.row(y)
                for x in 0..<frame.width { hash = (hash ^ UInt64(row[x])) &* 0x100_0000_01B3 }
            }
        }
        return hash
    }

    /// All frames once.
    ///
    /// - Returns: milliseconds from the start of the process to the first frame; 0 if nobody said when that was.
    private static func warmUp(_ lists: [DisplayList], _ frame: PixelBuffer, _ renderer: FrameRenderer) -> Double {
        let started = ProcessInfo.processInfo.environment["BENCH_START"].flatMap(Double.init)
        var first = 0.0
        for (index, list) in lists.enumerated() {
            renderer.render(list, into: frame)
            if index == 0, let started { first = (HostClock.secondsSince1970 - started) * 1000 }
        }
        return first
    }

    private static func measure(
        _ lists: [DisplayList], _ frame: PixelBuffer, _ renderer: FrameRenderer
    ) -> (median: Double, processor: Double) {
        let idle = ProcessInfo.processInfo.environment["BENCH_IDLE_MS"].flatMap(Double.init) ?? 0
        let rounds = idle > 0 ? 2 : 12
        var times: [Double] = []
        let processor = HostClock.processorTime
        for _ in 0..<rounds {
            for list in lists {
                if idle > 0 { HostClock.wait(idle / 1000) }
                let start = HostClock.now
                renderer.render(list, into: frame)
                times.append((HostClock.now - start) * 1000)
            }
        }
        let each = (HostClock.processorTime - processor) / Double(times.count) * 1000
        return (times.sorted()[times.count / 2], each)
    }
}

/// The two pages that the benchmark package has drawn.
private struct Pages {
    let from: PixelBuffer
    let to: PixelBuffer

    init() throws {
        guard let folder = ProcessInfo.processInfo.environment["BENCH_PAGES"] else {
            throw BenchmarkError("scene needs BENCH_PAGES, the folder of the pages; script/bench sets it")
        }
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
