import Foundation
import InterludeStage
import Testing
import UIKit

/// The doctor on animators whose faults are known. The figures may only rise: raise the floors with them.
@MainActor @Suite struct CorpusTests {
    /// The least that the doctor has to reach.
    private static let floor = (recall: 0.859, precision: 0.387, firstNamed: 0.705)

    static let wrong =
        CorpusCase.wrongEnds + CorpusCase.wrongLeftovers + CorpusCase.wrongCourses
        + CorpusCase.wrongSurroundings

    @Test func `the corpus is large enough`() {
        #expect(CorpusTests.wrong.count >= 40)
        #expect(CorpusCase.right.count >= 40)
        let names = (CorpusTests.wrong + CorpusCase.right).map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func `recall and precision are not below the floor`() {
        var score = CorpusScore()
        for example in CorpusTests.wrong + CorpusCase.right { score.add(example.patient().examine(), of: example) }
        print(([score.summary] + score.lines).joined(separator: "\n"))
        #expect(score.recall >= CorpusTests.floor.recall, "\(score.summary)")
        #expect(score.precision >= CorpusTests.floor.precision, "\(score.summary)")
        #expect(score.firstNamed >= CorpusTests.floor.firstNamed, "\(score.summary)")
    }
}
