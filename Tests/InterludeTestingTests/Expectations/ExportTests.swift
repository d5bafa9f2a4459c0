import InterludeTesting
import Testing

@Suite struct ExportTests {
    @Test func `one import brings the stage`() throws {
        #expect(try Finger("0:1,2 0.5:cancel").end == .cancel)
    }
}
