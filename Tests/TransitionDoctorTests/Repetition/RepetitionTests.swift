import Foundation
import TestStages
import Testing
import TransitionDoctor

/// The same screens are examined again and again: the same input has to give the same diagnosis, to the last byte of JSON.
///
/// The suite makes every 24th trial, two times here and once in a process of its own. `INTERLUDE_REPETITIONS=30` makes all
/// trials so many times; `script/weekly repetitions` does.
@MainActor @Suite(.withoutThreadSanitizer) struct RepetitionTests {
    /// The variable that says how often all trials are made.
    private static let variable = "INTERLUDE_REPETITIONS"

    private static var repetitions: Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
    }

    /// One of so many trials is made where nothing else is asked for.
    private static let step = 24

    /// The diagnosis of a screen as JSON.
    static func json(of screen: RepeatedScreen, at place: Int) -> String {
        let diagnosis =
            repetitions == nil
            ? screen.patient.examine(
                without: [TrialPlan.probing], part: { $0 % step == place % step }, found: { _ in })
            : screen.patient.examine()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = (try? encoder.encode(diagnosis)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    private static func all() -> [String] { RepeatedScreen.all.enumerated().map { json(of: $1, at: $0) } }

    @Test func `right and wrong screens get the same diagnosis each time and in each process`() async throws {
        #expect(RepeatedScreen.all.count(where: \.isRight) == 12 && RepeatedScreen.all.count == 24)
        let first = RepetitionTests.all()
        for _ in 1..<(RepetitionTests.repetitions ?? 2) {
            for (index, screen) in RepeatedScreen.all.enumerated() {
                #expect(RepetitionTests.json(of: screen, at: index) == first[index], "\(screen)")
            }
        }
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run { for line in RepetitionTests.all() { print("diagnosis:", line) } }
        }
        let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
        let others = lines.filter { $0.hasPrefix("diagnosis: ") }.map { String($0.dropFirst("diagnosis: ".count)) }
        try #require(others.count == first.count)
        for (index, screen) in RepeatedScreen.all.enumerated() { #expect(others[index] == first[index], "\(screen)") }
    }

    @Test func `right screens are healthy, and wrong ones are not`() throws {
        guard RepetitionTests.repetitions != nil else { return }
        for screen in RepeatedScreen.all { #expect(screen.patient.examine().isHealthy == screen.isRight, "\(screen)") }
    }
}
