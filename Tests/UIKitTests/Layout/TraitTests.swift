import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct TraitTests {
    @Test func `collections join and compare`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        let both = UITraitCollection(traitsFrom: [dark, wide])
        #expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .regular)
        #expect(both.verticalSizeClass == .unspecified && both.displayScale == 0)
        #expect(both.containsTraits(in: dark) && !dark.containsTraits(in: both))
        #expect(both == UITraitCollection(traitsFrom: [wide, dark]))
        #expect(dark.hasDifferentColorAppearance(comparedTo: wide))
        #expect(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
    }

    @Test func `the current collection is set for the time of a closure`() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current === before)
    }

    @Test func `overrides count for a view and all in it`() {
        let stage = TestStage()
        let view = stage.add()
        stage.root.traitOverrides.horizontalSizeClass = .regular
        #expect(view.traitCollection.horizontalSizeClass == .regular)
        #expect(stage.root.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        stage.root.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(!stage.root.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        view.maximumContentSizeCategory = .small
        #expect(view.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test func `who has registered hears of its traits alone`() {
        let stage = TestStage()
        let view = stage.add()
        var heard: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            heard.append(previous.userInterfaceStyle)
            #expect(view.traitCollection.userInterfaceStyle == .dark)
        }
        stage.root.traitOverrides.horizontalSizeClass = .regular
        #expect(heard.isEmpty)
        stage.root.overrideUserInterfaceStyle = .dark
        #expect(heard == [.light])
        view.unregisterForTraitChanges(registration)
        stage.root.overrideUserInterfaceStyle = .light
        #expect(heard == [.light])
    }
}
