import CoreGraphics
import CoreImage
import Foundation
import InterludeFoundation
import InterludeGoldens
import InterludePort
import InterludeProject
import InterludeStage
import NibDocument
import WebWindow

// Readers of files that others wrote, for libFuzzer: `InterludeFuzz TARGET [arguments of libFuzzer]`. Only script/fuzz builds it.

/// libFuzzer's loop, which calls a function with one input after the other.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ call: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// One kind of input.
struct Target: Sendable {
    let name: String
    let read: @Sendable (Data) -> Void

    static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    static let all: [Target] = [
        Target(name: "image") { data in
            guard let picture = ImageDecoder.decode(data) else { return }
            _ = picture.image.buffer.width
        },
        Target(name: "vector") { data in _ = ImageDecoder.draw(vector: data, scale: 1, longestSide: 512) },
        Target(name: "png") { data in _ = PNGDecoder.decode(data) },
        Target(name: "nib") { data in _ = try? NibDocument(data: data) },
        Target(name: "strings") { data in _ = try? PropertyListText(Target.text(data)) },
        Target(name: "port") { data in
            _ = Port().port([SourceFile(path: "a.swift", text: Target.text(data))])
        },
        Target(name: "plist") { data in _ = try? BoundedPropertyList.read(data) },
        Target(name: "project") { data in
            _ = try? XcodeProject(Target.text(data), folder: URL(fileURLWithPath: "/nowhere"))
        },
        Target(name: "journal") { data in withFile(data) { _ = try? ShardRecord($0) } },
        Target(name: "results") { data in withFile(data) { _ = try? TestResults(path: $0.path) } },
        Target(name: "message") { data in _ = try? ViewerMessage(parsing: data) },
        Target(name: "frames") { data in readFrames(data) },
        Target(name: "script") { data in _ = try? StageScript(Target.text(data)) },
    ]
}

/// Gives a reader of files a file with an input.
private func withFile(_ data: Data, _ read: (URL) -> Void) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-fuzz-\(getpid())")
    guard (try? data.write(to: file)) != nil else { return }
    read(file)
    try? FileManager.default.removeItem(at: file)
}

/// Reads the frames of a WebSocket, in two parts: the first byte is the length of the first one.
private func readFrames(_ data: Data) {
    var reader = FrameReader(longest: 16 << 10)
    for part in [data.dropFirst().prefix(Int(data.first ?? 0)), data.dropFirst(1 + Int(data.first ?? 0))] {
        reader.add(part)
        while let frame = try? reader.next() { if case .close = frame { return } }
    }
}

/// What is called for each input. A C function captures nothing.
nonisolated(unsafe) var read: @Sendable (Data) -> Void = { _ in }

let names = Target.all.map(\.name)
guard CommandLine.arguments.count > 1, let target = Target.all.first(where: { $0.name == CommandLine.arguments[1] })
else {
    print(names.joined(separator: "\n"))
    exit(CommandLine.arguments.count > 1 ? 2 : 0)
}
read = target.read
var words: [UnsafeMutablePointer<CChar>?] =
    ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
var count = CInt(words.count - 1)
let status = words.withUnsafeMutableBufferPointer { buffer in
    var start = buffer.baseAddress
    return runDriver(&count, &start) { bytes, count in
        read(bytes.map { Data(bytes: $0, count: count) } ?? Data())
        return 0
    }
}
exit(status)
