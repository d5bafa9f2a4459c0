import Foundation

/// Where the `ffmpeg` program is; `nil` when it is not on the search path.
func ffmpegPath() -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { "\($0)/ffmpeg" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// A running `ffmpeg` that takes raw frames.
final class Encoder: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    /// Its standard error is a file without a name: a pipe that is not read could fill up and block it.
    private let complaints: FileHandle
    private var isFinished = false
    private var hasEnded = false

    /// Starts the program.
    init(_ arguments: [String]) throws {
        guard let path = ffmpegPath() else { throw OutputError.noEncoder(format: "this format") }
        guard let file = tmpfile() else { throw OutputError.system(NSTemporaryDirectory()) }
        complaints = FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
        fclose(file)
        // A program that ends early closes the pipe; that is an error to report, not a reason to die.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = complaints
        do { try Leftovers.start(process) } catch { throw OutputError.encoderFailed(words: "\(error)") }
    }

    /// Writes one frame into the program's standard input.
    func take(_ picture: Snapshot) throws {
        let buffer = picture.buffer
        let file = input.fileHandleForWriting.fileDescriptor
        let rows = buffer.stride == buffer.width ? 1 : buffer.height
        let count = buffer.stride == buffer.width ? buffer.width * buffer.height : buffer.width
        for y in 0..<rows {
            let bytes = UnsafeRawBufferPointer(start: buffer.row(y), count: count * 4)
            try writeAll(bytes, to: file, shownAs: "ffmpeg")
        }
    }

    /// Ends the input; the encoder continues with the frames that it has. Called after the last frame, on its thread.
    func endInput() {
        guard !hasEnded else { return }
        hasEnded = true
        try? input.fileHandleForWriting.close()
    }

    /// Ends the input and waits for the program.
    func finish() throws {
        guard !isFinished else { return }
        isFinished = true
        endInput()
        process.waitUntilExit()
        Leftovers.ended(process)
        guard process.terminationStatus == 0 else { throw OutputError.encoderFailed(words: words()) }
    }

    /// Ends the program; what it has written is of no use.
    func stop() {
        guard !isFinished else { return }
        isFinished = true
        process.terminate()
        endInput()
        process.waitUntilExit()
        Leftovers.ended(process)
    }

    private func words() -> String {
        try? complaints.seek(toOffset: 0)
        let data = (try? complaints.readToEnd()) ?? Data()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? "it ended with code \(process.terminationStatus)" : text
    }
}
