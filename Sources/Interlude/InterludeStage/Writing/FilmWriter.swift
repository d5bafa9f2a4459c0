import Foundation

/// Takes a film's frames one after the other, in order, and makes files of them.
///
/// Nothing is to be seen under the output's name before ``finish()`` has returned, and nothing ever unless it does.
@MainActor protocol FilmWriter: AnyObject {
    /// Whether the frame of a number is needed; others need not be drawn.
    func wants(_ index: Int) -> Bool
    /// How many frames, from the first, show what the film is about; told before `finish()`, where it is known.
    var span: Int? { get set }
    /// Takes the next frame. May return before it is encoded.
    func write(_ frame: Film.Frame) throws
    /// Waits for all frames and makes the output appear.
    func finish() throws
}

extension FilmWriter {
    func wants(_ index: Int) -> Bool { true }

    var span: Int? {
        get { nil }
        set {}
    }
}

/// Writes a folder of PNG files, encoded on all cores.
final class FrameFolderWriter: FilmWriter {
    private let output: AtomicOutput
    private let pipeline = FramePipeline(inOrder: false)
    private var count = 0

    init(path: String) throws {
        output = try AtomicOutput(path: path, kind: .folder, mayReplace: FrameFolderWriter.isFrame)
    }

    func write(_ frame: Film.Frame) throws {
        let file = output.temporaryPath + "/" + FrameFolderWriter.name(of: count)
        let shown = output.path
        count += 1
        try pipeline.submit {
            try frame.picture.pngData().write(toFile: file, shownAs: shown)
        }
    }

    func finish() throws {
        try pipeline.finish()
        try output.commit()
    }

    /// `0007.png` for 7.
    private static func name(of index: Int) -> String {
        let digits = String(index)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
    }

    /// Whether a file's name is one that this writer gives.
    private static func isFrame(_ name: String) -> Bool {
        guard name.hasSuffix(".png") else { return false }
        let digits = name.dropLast(4)
        return digits.count >= 4 && digits.allSatisfy { $0.isASCII && $0.isNumber }
    }
}

extension Data {
    /// Writes the data to a path; an error names the path that the user knows.
    package func write(toFile path: String, shownAs shown: String) throws {
        let file = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw OutputError.system(shown) }
        defer { close(file) }
        try withUnsafeBytes { try writeAll($0, to: file, shownAs: shown) }
    }
}

/// Writes all bytes to an open file or pipe.
func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32, shownAs shown: String) throws {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
        let count = write(file, start, rest.count)
        if count < 0 {
            if errno == EINTR { continue }
            throw OutputError.system(shown)
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
}
