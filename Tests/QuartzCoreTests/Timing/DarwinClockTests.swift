import QuartzCore
import Testing

@MainActor
struct DarwinClockTests {
    @Test func `Darwin's clocks are the media clock`() {
        let stage = LayerStage()
        let (absolute, mach) = (CFAbsoluteTimeGetCurrent(), mach_absolute_time())
        #expect(CFAbsoluteTimeGetCurrent() == absolute)
        stage.go(to: 0.5)
        #expect(CFAbsoluteTimeGetCurrent() - absolute == 0.5)
        #expect(mach_absolute_time() - mach == 500_000_000)
    }
}
