import Foundation

/// Poppler's programs, which read documents for us.
enum PDFTools {
    /// What is known of a page.
    struct Sheet {
        var boxes: [CGPDFBox: CGRect] = [:]
        var rotation: Int32 = 0
    }

    private static let boxNames: [(String, CGPDFBox)] = [
        ("MediaBox:", .mediaBox), ("CropBox:", .cropBox), ("BleedBox:", .bleedBox), ("TrimBox:", .trimBox),
        ("ArtBox:", .artBox),
    ]

    /// The most pages that are read of a document. Decided.
    private static let mostPages = 10_000

    /// All pages of a document; `nil` where it cannot be read.
    static func sheets(of data: Data) -> [Sheet]? {
        let arguments = { (file: String) in ["-box", "-f", "1", "-l", String(mostPages), file] }
        guard let output = run("pdfinfo", on: data, arguments) else { return nil }
        var sheets: [Int: Sheet] = [:]
        // Page    1 MediaBox:     0.00     0.00   200.00   100.00
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard words.count >= 4, words[0] == "Page", let number = Int(words[1]) else { continue }
            if words[2] == "rot:" { sheets[number, default: Sheet()].rotation = Int32(words[3]) ?? 0 }
            let numbers = words.dropFirst(3).compactMap { Double($0) }
            guard let box = boxNames.first(where: { $0.0 == words[2] })?.1, numbers.count == 4 else { continue }
            sheets[number, default: Sheet()].boxes[box] = CGRect(
                x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
        }
        return sheets.keys.sorted().compactMap { sheets[$0] }
    }

    /// A page as it is shown in its crop box, but not turned.
    static func picture(of data: Data, page: Int, box: CGRect, scale: CGFloat) -> CGImage? {
        let most = CGFloat(8192)
        let scale = min(scale, most / max(box.width, box.height, 1))
        let output = run("pdftocairo", on: data) { file in
            [
                "-png", "-transp", "-cropbox", "-singlefile", "-f", String(page), "-l", String(page), "-scale-to-x",
                String(Int(saturating: Double(box.width * scale).rounded(.up))), "-scale-to-y",
                String(Int(saturating: Double(box.height * scale).rounded(.up))), file, "-",
            ]
        }
        return output.flatMap { PNGDecoder.decode($0) }.map { CGImage(buffer: $0) }
    }

    /// What a program writes about a document, which it gets as a file; `nil` where it fails.
    private static func run(_ program: String, on data: Data, _ arguments: (String) -> [String]) -> Data? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-\(UUID().uuidString).pdf")
        guard (try? data.write(to: file, options: .withoutOverwriting)) != nil else { return nil }
        defer { try? FileManager.default.removeItem(at: file) }
        guard let path = path(of: program) else {
            warn("Reading a PDF takes \(program), of Debian's package poppler-utils, which is not installed")
            return nil
        }
        let process = Process()
        let output = Pipe()
        let words = limited([path] + arguments(file.path))
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let result = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? result : nil
    }

    /// A command that ends after 20 s of processor or with 2 GB of memory, where the system's program for such limits is there. Decided: a
    /// page of print takes a hundredth of both.
    private static func limited(_ command: [String]) -> [String] {
        path(of: "prlimit").map { [$0, "--cpu=20", "--as=\(2 << 30)"] + command } ?? command
    }

    private static func path(of program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
