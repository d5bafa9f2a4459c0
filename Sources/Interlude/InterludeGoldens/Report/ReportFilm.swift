import CoreGraphics
import Foundation
import InterludeStage

/// A film in a report: a file for each frame, which the page shows one at a time.
///
/// A file is named after its content and is beside the cases' folders, so that an image is written once, however many
/// frames, films and cases show it.
package struct ReportFilm: Codable, Sendable {
    package var title: String
    /// Each frame's file, seen from the report's page; `nil` where there is no picture of it.
    package var files: [String?]
    /// A frame's size in points.
    package var width: Double
    package var height: Double
    /// Each frame's time in seconds.
    package var times: [Double]

    /// Writes the pictures.
    ///
    /// - Parameter folder: The case's.
    init(_ film: Film, title: String, in folder: URL) throws {
        try self.init(
            film.frames.map(\.picture), at: film.frames.map(\.time), size: film.frames.first?.picture.size,
            title: title, in: folder)
    }

    /// Writes the pictures that there are.
    init(_ pictures: [Snapshot?], at times: [Double], size: CGSize?, title: String, in folder: URL) throws {
        let report = folder.deletingLastPathComponent().deletingLastPathComponent()
        self.title = title
        self.times = times
        width = Double(size?.width ?? 0)
        height = Double(size?.height ?? 0)
        let images = pictures.compactMap(\.self)
        let names = Snapshot.digests(of: images).map { "\(ReportFilm.framesName)/\($0).png" }
        try ReportFilm.write(zip(names, images).map { (name: $0, image: $1) }, in: report)
        var rest = names[...]
        files = pictures.map { $0 == nil ? nil : rest.popFirst() }
    }

    /// Writes the images that the report does not have yet. They are packed on all processors.
    private static func write(_ images: [(name: String, image: Snapshot)], in report: URL) throws {
        func path(_ name: String) -> String { report.appendingPathComponent(name).path }
        var known: Set<String> = []
        let new = images.filter { known.insert($0.name).inserted && access(path($0.name), F_OK) != 0 }
        for (entry, data) in zip(new, new.mapConcurrently { $0.image.pngData() }) {
            try data.writeAtomically(to: path(entry.name), removesAbandoned: false)
        }
    }

    /// The folder of the pictures, in the report's.
    static let framesName = "frames"
}

/// A frame that is not as the golden says.
package struct ReportDifference: Codable, Sendable {
    /// The frame's number.
    package var frame: Int
    /// How many pixels differ, and the largest difference in a channel; `nil` where the golden keeps no picture.
    package var pixels: Int?
    package var largest: Int?
    /// How many of a hundred pixels.
    package var percent: Double?
    /// The smallest part that holds all of it, in points: left, top, width, height.
    package var part: [Double]?
    /// Whether the golden keeps the frame in miniature.
    package var isInLittle: Bool?
}
