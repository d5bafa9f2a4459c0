import InterludeFilms
import Testing

/// Which frames of a sampled recording are compared.
@Suite struct FrameChoiceTests {
    @Test func `the frame nearest to a time is chosen`() throws {
        let recorded = [0, 0.009, 0.018, 0.026, 0.035]
        #expect(try FrameChoice.indices(of: [0, 0.014, 0.03], in: recorded) == [0, 2, 3])
    }

    @Test func `a time without a frame within a sixtieth of a second is a failure`() {
        #expect(FrameChoice.reach == 1.0 / 60)
        #expect(throws: FilmFailure.self) { try FrameChoice.indices(of: [0.1], in: [0.08, 0.12]) }
        #expect(throws: FilmFailure.self) { try FrameChoice.indices(of: [0.1], in: []) }
    }
}
