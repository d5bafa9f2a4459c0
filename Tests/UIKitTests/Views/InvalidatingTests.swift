import TestStages
import Testing
import UIKit

/// What a view's property asks to be done again when it changes.
@MainActor @Suite(.serialized)
struct InvalidatingTests {
    final class Badge: UIView {
        @Invalidating(.layout) var inset = 0
        @Invalidating(.intrinsicContentSize, .display, .constraints) var count = 0
        private(set) var layouts = 0
        private(set) var updates = 0

        override var intrinsicContentSize: CGSize { CGSize(width: count, height: 10) }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
        override func updateConstraints() {
            super.updateConstraints()
            updates += 1
        }
    }

    final class Cell: UITableViewCell {
        @Invalidating(.configuration) var isLoud = false
        private(set) var states = 0
        override func updateConfiguration(using state: UICellConfigurationState) { states += 1 }
    }

    @Test func `another value has the view laid out, the same one has not`() {
        let badge = Badge()
        let stage = Stage(root: UIViewController())
        stage.host.makeCurrent()
        stage.window.addSubview(badge)
        stage.host.step()
        let before = badge.layouts
        badge.inset = 0
        stage.host.step()
        #expect(badge.layouts == before)
        badge.inset = 4
        stage.host.step()
        #expect(badge.inset == 4 && badge.layouts == before + 1)
    }

    @Test func `several things are asked for in one`() {
        let badge = Badge()
        let stage = Stage(root: UIViewController())
        stage.host.makeCurrent()
        stage.window.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        stage.host.step()
        let before = badge.updates
        badge.count = 40
        stage.host.step()
        #expect(badge.bounds.width == 40 && badge.updates > before)
    }

    @Test func `a cell brings its configuration up to date`() {
        let cell = Cell()
        let before = cell.states
        cell.isLoud = true
        #expect(cell.states > before)
    }
}
