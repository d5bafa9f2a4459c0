import CoreGraphics
import CoreImage
import Foundation
import InterludePort
import InterludeProject
import NibDocument

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
    ]
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
