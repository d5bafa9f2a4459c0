import Testing
import UIKit

/// What a button's configuration says beyond title and image.
@MainActor @Suite(.statesOutcome) struct ButtonConfigurationTests {
    private func button(_ set: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        set(&configuration)
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        return button
    }

    @Test func `title and subtitle start, end or meet in the middle where the alignment says`() throws {
        func frames(_ alignment: UIButton.Configuration.TitleAlignment) throws -> (title: CGRect, subtitle: CGRect) {
            let button = button {
                $0.subtitle = "A subtitle that is longer"
                $0.titleAlignment = alignment
            }
            return (try #require(button.titleLabel).frame, try #require(button.subtitleLabel).frame)
        }
        let (leading, trailing, center) = (try frames(.leading), try frames(.trailing), try frames(.center))
        // Each is put on whole pixels for itself.
        #expect(abs(leading.title.minX - leading.subtitle.minX) <= 0.5)
        #expect(abs(trailing.title.maxX - trailing.subtitle.maxX) <= 0.5)
        #expect(abs(center.title.midX - center.subtitle.midX) <= 0.5)
        #expect(center.title.minX > center.subtitle.minX)
    }

    @Test func `a selected button gets a background, unless it is not to be updated for that`() {
        func background(_ button: UIButton) -> UIColor? {
            button.subviews.first { !($0 is UILabel) && !($0 is UIImageView) }?.backgroundColor
        }
        let marked = button { _ in }
        #expect(background(marked) == .clear)
        marked.isSelected = true
        #expect(background(marked) != .clear)
        let own = button { $0.automaticallyUpdateForSelection = false }
        own.isSelected = true
        #expect(background(own) == .clear)
    }
}
