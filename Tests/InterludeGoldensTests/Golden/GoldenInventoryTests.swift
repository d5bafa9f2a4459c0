import Foundation
import InterludeGoldens
import TestPrograms
import TestStages
import Testing

@MainActor @Suite struct GoldenInventoryTests {
    private func inventory(_ bench: CheckBench) throws -> GoldenInventory {
        try GoldenInventory(
            in: URL(fileURLWithPath: bench.folder.path), report: try? Report(folder: bench.report))
    }

    @Test func `a golden that no case of its file uses is orphaned`() throws {
        let bench = try CheckBench()
        try bench.folder.write("", to: "DoorTests.swift")
        _ = bench.record(sampleFilm())
        try bench.folder.write("", to: bench.path("gone.png"))
        let items = try inventory(bench).items
        #expect(items.map(\.path) == ["__Films__/DoorTests/gone.png", "__Films__/DoorTests/open.png"])
        #expect(items.map(\.use) == [.orphaned, .used])
        #expect(items[1].bytes > 100)
    }

    @Test func `of a file that was not run nothing is known, unless it is gone`() throws {
        let bench = try CheckBench()
        try bench.folder.write("", to: "DoorTests.swift")
        for name in ["DoorTests", "CubeTests"] {
            let folder = "\(bench.folder.path)/__Films__/\(name)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try bench.folder.write("", to: "__Films__/\(name)/a.txt")
            try bench.folder.write("", to: "__Films__/\(name)/notes.md")
        }
        let items = try inventory(bench).items
        #expect(items.map(\.path) == ["__Films__/CubeTests/a.txt", "__Films__/DoorTests/a.txt"])
        #expect(items.map(\.use) == [.orphaned, .unknown])
    }
}
