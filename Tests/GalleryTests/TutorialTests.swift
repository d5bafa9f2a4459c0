import Foundation
import Gallery
import InterludeStage
import Testing
import UIKit

/// The forms that the tutorials give their transitions, run on the gallery's screens.
@MainActor
@Suite struct `The tutorials` {
    private func stage(_ demo: TransitionDemo) -> Stage {
        var setting = Stage.Configuration(device: .iPhoneSE)
        setting.scale = 0.5
        return Stage(rootViewController: demo.rootViewController, configuration: setting)
    }

    @Test func `each has a name of its own, a page and its files`() {
        let names = TransitionCatalogue.recordable.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Tutorial.all.count == 7 && Set(Tutorial.all.map(\.page)).count == 5)
        let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        for path in Tutorial.all.flatMap({ [$0.page] + $0.files }) {
            #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path), "\(path)")
        }
    }

    @Test(arguments: 0..<7) func `each leads there and back, and leaves every pixel as it was`(
        _ index: Int
    ) throws {
        let entry = Tutorial.all[index].entry
        for operation in entry.operations where operation.reverse != nil {
            let demo = TransitionDemo(entry, operation)
            let stage = stage(demo)
            defer { stage.close() }
            try stage.settle()
            let before = stage.frame()
            let there = try stage.record { demo.run() }
            #expect(there.frames.count > 10 && stage.frame() != before, "\(entry.name) \(operation)")
            let back = try stage.record { demo.runReverse() }
            #expect(back.frames.count > 10 && stage.frame() == before, "\(entry.name) \(operation)")
        }
    }

    @Test(arguments: 0..<7, [false, true]) func `a finger leads back, or lets go too early`(
        _ index: Int, _ cancelled: Bool
    ) throws {
        let entry = Tutorial.all[index].entry
        for operation in entry.interactiveOperations {
            let demo = TransitionDemo(entry, operation)
            let stage = stage(demo)
            defer { stage.close() }
            try stage.settle()
            demo.prepare()
            try stage.settle()
            let before = stage.frame()
            let plan = try #require(entry.finger(for: operation, on: stage.bounds.size, cancelled: cancelled))
            let points = plan.points.map { Finger.Point(time: $0.time, location: $0.location) }
            stage.perform(Finger(points: points, endTime: plan.endTime))
            try stage.settle()
            #expect((stage.frame() == before) == cancelled, "\(entry.name)")
        }
    }
}
