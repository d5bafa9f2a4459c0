import Foundation

/// PDF images as pictures that can be read here: beside `icon.pdf` lies `icon.pdf.svg`, its first page, drawn by poppler's
/// `pdftocairo` where that is installed.
struct DrawnPages {
    /// How many could not be drawn.
    private(set) var missing = 0

    /// Draws a file that was copied, or all of a catalogue.
    mutating func draw(_ file: URL) {
        guard FileTree.isFolder(file) else {
            if file.pathExtension.lowercased() == "pdf" { drawPage(of: file) }
            return
        }
        let below = FileManager.default.enumerator(atPath: file.path)?.compactMap { $0 as? String } ?? []
        for path in below.sorted() where path.lowercased().hasSuffix(".pdf") {
            drawPage(of: file.appendingPathComponent(path))
        }
    }

    private mutating func drawPage(of file: URL) {
        let picture = DrawnPages.picture(of: file)
        try? FileManager.default.removeItem(at: picture)
        let arguments = ["-svg", "-f", "1", "-l", "1", file.path, picture.path]
        guard let result = try? Tool.run("pdftocairo", arguments), result.status == 0,
            let data = try? Data(contentsOf: picture)
        else {
            missing += 1
            return
        }
        // A PDF's point is a point; of SVG's `24pt` readers make 32 pixels.
        let text = String(decoding: data, as: UTF8.self)
            .replacing(#/\b(width|height)="([0-9.]+)pt"/#, maxReplacements: 2) { "\($0.output.1)=\"\($0.output.2)\"" }
        try? Data(text.utf8).write(to: picture)
    }

    static func picture(of file: URL) -> URL { file.appendingPathExtension("svg") }

    /// What is left to say; `nil` where all is well.
    var note: String? {
        guard missing > 0 else { return nil }
        let images = missing == 1 ? "one PDF image is" : "\(missing) PDF images are"
        return "\(images) shown as crossed frames: pdftocairo, of Debian's poppler-utils, draws them"
    }
}
