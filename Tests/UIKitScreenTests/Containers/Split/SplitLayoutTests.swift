import Testing
import UIKit

/// Where the columns are: a pure function.
@MainActor
@Suite
struct SplitLayoutTests {
    private func layout(
        _ mode: UISplitViewController.DisplayMode, three: Bool = false, isRight: Bool = false
    ) -> SplitLayout {
        SplitLayout(
            bounds: CGRect(x: 0, y: 0, width: 1180, height: 820), mode: mode, hasSupplementary: three,
            widths: (three ? 280 : 320, three ? 320 : 0), isRight: isRight)
    }

    @Test func `beside each other they share the width`() {
        let two = layout(.oneBesideSecondary)
        #expect(two.primary == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(two.secondary == CGRect(x: 320, y: 0, width: 860, height: 820))
        let three = layout(.twoBesideSecondary, three: true)
        #expect(three.supplementary.minX == 280 && three.secondary == CGRect(x: 600, y: 0, width: 580, height: 820))
        #expect(three.visible == [.primary, .supplementary, .secondary])
    }

    @Test func `over the secondary column they leave it all its width`() {
        let two = layout(.oneOverSecondary)
        #expect(two.primary.minX == 0 && two.secondary.width == 1180)
    }

    @Test func `hidden columns stand outside`() {
        let none = layout(.secondaryOnly, three: true)
        #expect(none.primary.maxX == 0 && none.supplementary.maxX == 0 && none.visible == [.secondary])
        let one = layout(.oneBesideSecondary, three: true)
        #expect(one.primary.maxX == 0 && one.supplementary.minX == 0 && one.visible == [.supplementary, .secondary])
    }

    @Test func `displaced, the secondary column keeps its width and goes aside`() {
        let three = layout(.twoDisplaceSecondary, three: true)
        #expect(three.secondary == CGRect(x: 600, y: 0, width: 860, height: 820))
    }

    @Test func `the primary edge may be the right one`() {
        let two = layout(.oneBesideSecondary, isRight: true)
        #expect(two.primary.maxX == 1180 && two.secondary == CGRect(x: 0, y: 0, width: 860, height: 820))
        #expect(layout(.secondaryOnly, isRight: true).primary.minX == 1180)
    }
}
