import Foundation
import Testing
import UIKit

/// What a button's configuration says beyond title and image.
@MainActor @Suite struct ButtonConfigurationTests {
    private func button(_ set: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        set(&configuration)
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        return button
    }

    @Test func `a transformer changes the title's attributes`() throws {
        let button = button {
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = .systemFont(ofSize: 31)
                return outgoing
            }
        }
        let text = try #require(button.titleLabel?.attributedText)
        #expect(text.string == "Title")
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 31))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == button.tintColor)
    }

    @Test func `an attributed title keeps its attributes over the configuration's`() throws {
        let button = button {
            var title = AttributedString("Loud ")
            title.foregroundColor = .red
            $0.attributedTitle = title + AttributedString("and plain")
        }
        let text = try #require(button.titleLabel?.attributedText)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == button.tintColor)
    }

    @Test func `a spinner takes the image's place`() throws {
        let button = button {
            $0.image = UIImage(systemName: "star")
            $0.showsActivityIndicator = true
            $0.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
        }
        let spinner = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.isAnimating && spinner.color == .red && button.imageView?.image == nil)
        #expect(spinner.frame.maxX <= button.titleLabel?.frame.minX ?? 0)
        button.configuration?.showsActivityIndicator = false
        button.layoutIfNeeded()
        #expect(spinner.superview == nil && button.imageView?.image != nil)
    }

    @Test func `the sign of a menu stands at the end of buttons that show what was chosen, or when it is wanted`() {
        func sign(_ button: UIButton) -> UIView? {
            button.subviews.first { $0 is UIImageView && $0 !== button.imageView && $0.frame.width > 0 }
        }
        #expect(sign(button { _ in }) == nil)
        let wanted = button { $0.indicator = .popup }
        #expect(sign(wanted).map { $0.frame.minX >= wanted.titleLabel?.frame.maxX ?? .infinity } ?? false)
        let chooser = button { _ in }
        chooser.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
        chooser.showsMenuAsPrimaryAction = true
        chooser.changesSelectionAsPrimaryAction = true
        chooser.configuration?.title = "A"
        chooser.layoutIfNeeded()
        #expect(sign(chooser) != nil)
        chooser.configuration?.indicator = .none
        chooser.layoutIfNeeded()
        #expect(sign(chooser) == nil)
    }

    @Test func `reserved room keeps titles in line with and without an image`() {
        let plain = button { $0.imageReservation = 40 }
        let pictured = button {
            $0.imageReservation = 40
            $0.image = UIImage(systemName: "star")
        }
        #expect(plain.titleLabel?.frame.minX == pictured.titleLabel?.frame.minX)
        #expect(plain.bounds.width == pictured.bounds.width)
    }

    @Test func `a long title wraps, unless its line break mode says otherwise`() {
        let wrapping = button { $0.title = "A title of quite a few words that does not fit" }
        #expect(wrapping.titleLabel?.numberOfLines == 0)
        let cut = button { $0.titleLineBreakMode = .byTruncatingTail }
        #expect(cut.titleLabel?.numberOfLines == 1 && cut.titleLabel?.lineBreakMode == .byTruncatingTail)
    }
}
