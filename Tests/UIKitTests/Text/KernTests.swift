import Testing
import UIKit

@MainActor @Suite struct KernTests {
    /// Apple's documentation of the key: the number of points by which to adjust pairs; each character is followed by it.
    @Test func `each character is as much wider as the kerning says, the last one too`() {
        let font = UIFont.systemFont(ofSize: 20)
        let plain = NSAttributedString(string: "abcde", attributes: [.font: font]).size().width
        let wide = NSAttributedString(string: "abcde", attributes: [.font: font, .kern: 4]).size().width
        #expect(abs(wide - plain - 20) < 0.1)
    }
}
