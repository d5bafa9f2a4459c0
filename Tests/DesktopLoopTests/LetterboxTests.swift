import Foundation
import Testing
import WindowSystem

@Suite("A picture in a window of another shape")
struct LetterboxTests {
    @Test(arguments: [
        (CGSize(width: 1000, height: 500), CGRect(x: 375, y: 0, width: 250, height: 500)),
        (CGSize(width: 200, height: 1000), CGRect(x: 0, y: 300, width: 200, height: 400)),
        (CGSize(width: 100, height: 200), CGRect(x: 0, y: 0, width: 100, height: 200)),
        (CGSize(width: 101, height: 201), CGRect(x: 0, y: 0, width: 101, height: 201)),
        (CGSize(width: 0, height: 10), CGRect.zero),
    ])
    func `stands in the middle, in proportion`(space: CGSize, place: CGRect) {
        #expect(Letterbox.place(of: CGSize(width: 100, height: 200), in: space) == place)
    }
}
