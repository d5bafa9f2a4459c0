import Foundation

/// The name of an output until it is complete: `.film.mp4.<process>-<number>.partial`, in the folder of the output.
///
/// The number is random, so that no other program can put a file or a link there beforehand. By the process the next one finds what
/// a killed program has left.
struct TemporaryName: Equatable {
    let name: String
    let process: Int32
    let number: UInt64

    init(for name: String) {
        self.init(name, process: getpid(), number: UInt64.random(in: .min ... .max))
    }

    init(_ name: String, process: Int32, number: UInt64) {
        self.name = name
        self.process = process
        self.number = number
    }

    /// Reads the name of a file beside an output.
    ///
    /// - Returns: `nil` for a file that is no unfinished output of that name.
    init?(_ text: String, for name: String) {
        let (beginning, end) = (".\(name).", ".partial")
        guard text.hasPrefix(beginning), text.hasSuffix(end), text.count > beginning.count + end.count else {
            return nil
        }
        let parts = text.dropFirst(beginning.count).dropLast(end.count).split(
            separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = Int32(parts[0]), process > 0, let number = UInt64(parts[1], radix: 36)
        else {
            return nil
        }
        self.init(name, process: process, number: number)
    }

    var text: String { ".\(name).\(process)-\(String(number, radix: 36)).partial" }

    /// Removes what programs that were killed have left of an output.
    ///
    /// Limitation: the processes of another machine that writes the same output on a shared disk count as killed.
    static func removeAbandoned(for name: String, in folder: String) {
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard let temporary = TemporaryName(file, for: name), temporary.isAbandoned else { continue }
            try? FileManager.default.removeItem(atPath: "\(folder)/\(file)")
        }
    }

    /// Whether its process is no more.
    private var isAbandoned: Bool { kill(process, 0) != 0 && errno == ESRCH }
}
