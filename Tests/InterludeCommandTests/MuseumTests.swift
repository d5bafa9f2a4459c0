import Foundation
import TestPrograms
import Testing

/// The small app in `Examples/Museum`, as it is: scene manifest, storyboard, catalogues, texts, and a transition of its own.
@Suite(.serialized) struct MuseumTests {
    private let museum = Project.folder.appendingPathComponent("Examples/Museum").path

    @Test func `the example app opens, and its transition goes there and back`() throws {
        let folder = try TestFolder()
        let run = try run(
            museum, "--scale", "0.5", "--stage",
            """
            wait; picture room.png
            tap "The Harbour"; wait 0.25; picture half.png; wait; picture painting.png
            tap "Close"; wait; tap "The Meadow"; wait; picture meadow.png
            """, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let pictures = ["room", "half", "painting", "meadow"].map { folder.data("\($0).png") }
        #expect(pictures.allSatisfy { ($0?.count ?? 0) > 1000 })
        #expect(Set(pictures).count == 4, "each shows something else")
    }

    @Test func `its package for Linux examines the transition with the fault`() throws {
        let folder = try TestFolder()
        try FileManager.default.copyItem(atPath: museum, toPath: folder.url.appendingPathComponent("Museum").path)
        let run = try ProgramRun.interlude("init", "Museum", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let tests = try #require(folder.text(of: "Museum/Linux/Tests/MuseumTests/MuseumTests.swift"))
        #expect(tests.contains("Patient(for: .present) { CurtainAnimator(isPresenting: true) }"))
        let sources = try #require(folder.text(of: "Museum/Linux/Sources/Museum/Museum.swift"))
        #expect(sources.contains("// interlude-port: ../../../Museum\n"))
    }
}
