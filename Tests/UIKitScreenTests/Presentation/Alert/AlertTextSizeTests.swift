import InterludeTesting
import TestStages
import Testing
import UIKit

/// Alerts and action sheets in all sizes of text.
///
/// The references: Apple's table of text styles by text size (headline, footnote, body), and what Flutter has seen on simulators:
/// letters are never smaller than by default, an alert is 310 points wide in the accessibility sizes, where the titles of buttons get
/// more lines instead of smaller letters, and of the buttons at least one and a half are seen.
@MainActor
@Suite(.serialized)
struct AlertTextSizeTests {
    @MainActor
    final class Scene {
        let root = UIViewController()
        let stage: Stage
        let alert: UIAlertController

        init(
            _ category: UIContentSizeCategory, _ style: UIAlertController.Style = .alert,
            titles: [String] = ["OK", "Cancel"], message: String = "Message", device: Device = .iPhone15
        ) {
            stage = Stage(root: root, device: device)
            stage.host.preferences.contentSizeCategory = category
            alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
            for title in titles {
                alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
            }
        }

        func show() -> Scene {
            alert.popoverPresentationController?.sourceView = root.view
            alert.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
            root.present(alert, animated: true)
            stage.host.advance(by: 1)
            return self
        }

        func change(to category: UIContentSizeCategory) {
            stage.host.preferences.contentSizeCategory = category
            stage.host.advance(by: 0.5)
        }

        var buttons: [AlertActionView] { alert.alertView?.buttons ?? [] }

        func place(_ title: String) -> CGRect {
            guard let found = buttons.first(where: { $0.action.title == title }) else { return .null }
            return found.convert(found.bounds, to: nil)
        }

        /// The scroll views: that of the text and that of the buttons.
        var scrolls: [UIScrollView] {
            func all(in view: UIView) -> [UIScrollView] {
                view.subviews.flatMap { all(in: $0) } + [view as? UIScrollView].compactMap { $0 }
            }
            return all(in: alert.view)
        }

        var labels: [UILabel] { scrolls.flatMap(\.subviews).compactMap { $0 as? UILabel } }
    }

    private static let sizes: [(UIContentSizeCategory, CGFloat, CGFloat)] = [
        (.extraSmall, 17, 13), (.medium, 17, 13), (.large, 17, 13), (.extraLarge, 19, 15),
        (.extraExtraLarge, 21, 17), (.extraExtraExtraLarge, 23, 19), (.accessibilityMedium, 28, 23),
        (.accessibilityLarge, 33, 27), (.accessibilityExtraLarge, 40, 33),
        (.accessibilityExtraExtraLarge, 47, 38), (.accessibilityExtraExtraExtraLarge, 53, 44),
    ]

    @Test(arguments: 0..<11)
    func `title and buttons are as large as headline and body, the message as a footnote`(_ index: Int) {
        let (category, body, footnote) = Self.sizes[index]
        let scene = Scene(category).show()
        #expect(scene.labels.map(\.font.pointSize) == [body, footnote])
        #expect(scene.buttons.map(\.label.font.pointSize) == [body, body])
        #expect(scene.alert.view.frame.width == (category.isAccessibilityCategory ? 310 : 270))
    }

    @Test func `the size of text of its window alone counts as well`() {
        let scene = Scene(.large)
        scene.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        _ = scene.show()
        #expect(scene.labels.map(\.font.pointSize) == [33, 27] && scene.alert.view.frame.width == 310)
        #expect(scene.buttons.map(\.label.font.pointSize) == [33, 33])
    }

    @Test func `it grows while it is shown, and stays in the middle`() {
        let scene = Scene(.large, message: "A message that is long enough for a line and a bit more").show()
        let before = scene.alert.view.frame
        scene.change(to: .accessibilityExtraLarge)
        let after = scene.alert.view.frame
        #expect(after.height > before.height * 1.8 && after.width == 310)
        #expect(abs(after.midY - before.midY) <= 1 && after.midX == before.midX)
        scene.change(to: .large)
        #expect(scene.alert.view.frame == before)
    }

    @Test func `in the accessibility sizes a long title of a button gets lines, not smaller letters`() {
        let title = "Delete Everything on This Phone"
        let scene = Scene(.accessibilityExtraLarge, titles: [title, "Cancel"]).show()
        let line = scene.buttons[0].label.font.lineHeight
        #expect(scene.place(title).height > 2 * line)
        #expect(scene.buttons[0].label.adjustsFontSizeToFitWidth == false)
        let usual = Scene(.extraExtraExtraLarge, titles: [title, "Cancel"]).show()
        #expect(usual.place(title).height < 2 * usual.buttons[0].label.font.lineHeight)
        #expect(usual.buttons[0].label.adjustsFontSizeToFitWidth)
    }

    @Test func `two buttons that stand side by side stand below each other when their titles have grown`() {
        let scene = Scene(.large, titles: ["Continue", "Cancel"]).show()
        #expect(scene.place("Continue").minY == scene.place("Cancel").minY)
        scene.change(to: .accessibilityExtraExtraExtraLarge)
        #expect(scene.place("Continue").maxY <= scene.place("Cancel").minY)
        #expect(scene.place("Cancel").width == 310)
    }

    @Test func `text and buttons that are too high scroll separately`() throws {
        let scene = Scene(
            .accessibilityExtraExtraExtraLarge, titles: ["First", "Second", "Third", "Cancel"],
            message: String(repeating: "Many words. ", count: 40)
        ).show()
        let frame = scene.alert.view.frame
        #expect(frame.minY >= 59 + 20 && frame.maxY <= 852 - 34 - 20)
        #expect(scene.scrolls.count == 2 && scene.scrolls.allSatisfy(\.isScrollEnabled))
        let group = try #require(scene.buttons.first?.superview)
        #expect(abs(group.bounds.height - scene.buttons[0].bounds.height * 1.5) < 1)
        #expect(scene.scrolls.allSatisfy { $0.contentSize.height > $0.bounds.height && $0.bounds.height > 100 })
    }

    @Test func `text fields grow, but not with a font that the app has chosen`() {
        let scene = Scene(.large)
        scene.alert.addTextField()
        scene.alert.addTextField { $0.font = .systemFont(ofSize: 20) }
        _ = scene.show()
        let height = scene.alert.textFields?.first?.frame.height ?? 0
        #expect(scene.alert.textFields?.map { $0.font?.pointSize } == [13, 20])
        scene.change(to: .accessibilityLarge)
        #expect(scene.alert.textFields?.map { $0.font?.pointSize } == [27, 20])
        #expect((scene.alert.textFields?.first?.frame.height ?? 0) > height)
    }

    @Test func `an action sheet that is too high scrolls, and its cancel button stays`() {
        let scene = Scene(
            .accessibilityExtraExtraExtraLarge, .actionSheet,
            titles: (1...9).map { "Action number \($0)" } + ["Cancel"]
        ).show()
        let frame = scene.alert.view.frame
        #expect(frame.minY >= 59 - 0.5 && abs(frame.maxY - (852 - 34)) < 0.5)
        #expect(abs(scene.place("Cancel").maxY - (852 - 34)) < 0.5)
        #expect(scene.buttons[0].superview.map { ($0 as? UIScrollView)?.isScrollEnabled } == true)
        #expect(scene.buttons[0].label.font.pointSize == 53)
    }

    @Test func `in a popover it grows as well, while it is shown`() {
        let scene = Scene(.large, .actionSheet, titles: ["Share", "Delete"], device: .iPad10).show()
        let before = scene.alert.view.frame.height
        scene.change(to: .accessibilityLarge)
        #expect(scene.alert.view.frame.height > before * 1.2)
        let share = scene.place("Share")
        #expect(scene.alert.view.convert(scene.alert.view.bounds, to: nil).contains(share))
    }
}
