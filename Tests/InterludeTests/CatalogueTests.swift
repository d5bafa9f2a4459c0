import Foundation
import Interlude
import InterludeTesting
import Testing
import UIKit

/// What the list of ready-made transitions promises.
@MainActor
@Suite struct `The catalogue` {
    @Test func `has at least a hundred and forty transitions, each with a name of its own`() {
        let names = Sample.all.map(\.name)
        #expect(names.count >= 140)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { Sample.named($0)?.name == $0 })
        #expect(Sample.all.allSatisfy { !$0.title.isEmpty && !$0.summary.isEmpty })
    }

    @Test func `knows transitions of every family`() {
        for family in Sample.Family.allCases { #expect(Sample.all.count { $0.family == family } >= 10, "\(family)") }
    }

    @Test func `says of each how it is written`() throws {
        let rows = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Sources/Interlude/Interlude/Catalogue/TransitionPreset+Rows.swift"),
            encoding: .utf8)
        let text = rows.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
        for sample in Sample.all {
            #expect(sample.code.hasPrefix(".") && Set(Sample.all.filter { $0.code == sample.code }) == [sample])
            guard !sample.code.contains("picture"), !sample.code.contains("button") else { continue }
            #expect(text.contains("\"\(sample.code)\") { _ in \(sample.code) }"), "\(sample)")
        }
        let sheet = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Documentation/transitions.md"), encoding: .utf8)
        #expect(sheet.contains("`Interlude` brings \(Sample.all.count) transitions"))
        for sample in Sample.all {
            #expect(sheet.contains("| `\(sample.name)` | \(sample.summary): `\(sample.code)` |"), "\(sample)")
        }
    }

    @Test(arguments: Sample.ofWholeScreens)
    func `is mirrored where text reads from right to left`(_ sample: Sample) throws {
        let film = try [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map { direction in
            try frames(of: sample, direction)
        }
        for (left, right) in zip(film[0], film[1]) {
            // Slanting edges are rounded otherwise on the other side.
            #expect(share(of: left, thatIsNotMirroredIn: right) < 0.02)
        }
    }

    /// Four frames of a push.
    private func frames(
        of sample: Sample, _ direction: UITraitEnvironmentLayoutDirection
    ) throws -> [Snapshot] {
        var setting = Stage.Configuration(device: .iPhone15ProMax)
        setting.layoutDirection = direction
        // Whole points are pixels: half ones would be rounded to the same side in both.
        setting.scale = 1
        func place(_ x: CGFloat) -> CGFloat { direction == .rightToLeft ? 430 - 80 - x : x }
        let list = Screen.wordless(.systemTeal, squareAt: CGPoint(x: place(40), y: 200))
        let page = Screen.wordless(.systemIndigo, squareAt: CGPoint(x: place(220), y: 420))
        let navigation = UINavigationController(rootViewController: list)
        navigation.isNavigationBarHidden = true
        let stage = Stage(rootViewController: navigation, configuration: setting)
        defer { stage.close() }
        try stage.settle()
        navigation.pushViewController(page, using: sample.transition(from: list, to: page))
        return (0..<4).map { _ in
            stage.advance(by: 0.1)
            return stage.frame()
        }
    }

    /// By every fourth row: what is not mirrored is higher than that.
    private func share(of picture: Snapshot, thatIsNotMirroredIn other: Snapshot) -> Double {
        let (width, height) = (picture.pixelWidth, picture.pixelHeight)
        var different = 0
        for y in stride(from: 0, to: height, by: 4) {
            for x in 0..<width where differs(picture[x, y], other[width - 1 - x, y]) { different += 4 }
        }
        return Double(different) / Double(width * height)
    }

    private func differs(_ a: UInt32, _ b: UInt32) -> Bool {
        let shifts: [UInt32] = [0, 8, 16]
        return a != b
            && shifts.contains { shift in
                let (one, other) = (Int(a >> shift & 255), Int(b >> shift & 255))
                return abs(one - other) > 40
            }
    }
}
