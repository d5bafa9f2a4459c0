import Testing
import UIKit

/// Bars of classes of the app's own.
@MainActor
@Suite struct BarClassTests {
    @Test func `an empty background image makes the bar see-through, and an empty shadow takes its line away`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var shown: BarBackdrop { bar.background.backdrop }
        #expect(shown.effect != nil && shown.shadowColor != nil)
        bar.shadowImage = UIImage()
        #expect(shown.shadowColor != nil && shown.shadowImage == nil, "without a background image the line stays")
        bar.setBackgroundImage(UIImage(), for: .default)
        #expect(shown.effect == nil && shown.color == nil && shown.shadowColor == nil)
        #expect(bar.backgroundImage(for: .default) != nil)
        bar.setBackgroundImage(nil, for: .default)
        #expect(shown.effect != nil && shown.shadowColor != nil)
    }
}
