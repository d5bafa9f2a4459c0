import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UIButtonTests {
    @Test func `what is not set for a state is as in the normal one`() {
        let host = CompatibilityStage()
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        #expect(button.titleLabel?.text == "Normal")
        button.isHighlighted = true
        #expect(button.currentTitle == "Pressed")
        #expect(button.titleLabel?.text == "Pressed")
        #expect(button.currentTitleColor == .red)
        button.isSelected = true
        #expect(button.currentTitle == "Normal")
        _ = host
    }

    @Test func `a system button takes the tint and dims while it is pressed`() {
        let host = CompatibilityStage()
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.tintColor = .green
        #expect(button.titleLabel?.textColor == .green)
        button.isHighlighted = true
        #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
        button.isHighlighted = false
        #expect(button.titleLabel?.alpha == 1)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        _ = host
    }

    @Test func `a titled button is as big as its title and some room`() {
        let host = CompatibilityStage()
        let button = UIButton(type: .system)
        button.setTitle("A title", for: .normal)
        button.sizeToFit()
        #expect(button.bounds.height == 30)
        let width = button.bounds.width
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(button.sizeThatFits(.zero).width == width + 40)
        _ = host
    }

    @Test func `a configured button has room for image, title and insets`() {
        let host = CompatibilityStage()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.text == "Title")
        let size = button.intrinsicContentSize
        #expect(size.width > 50 && size.height > 30)
        button.configuration?.contentInsets.leading += 10
        #expect(button.intrinsicContentSize.width == size.width + 10)
        _ = host
    }

    @Test func `the contents are aligned in the button`() {
        let host = CompatibilityStage()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        #expect(abs((button.titleLabel?.frame.midX ?? 0) - 100) <= 0.5)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 0)
        button.contentHorizontalAlignment = .trailing
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.maxX == 200)
        _ = host
    }

    // The figures of the following tests are those of a peer's test suite that passes on iOS.

    @Test func `an empty button has the room of a line of its title`() {
        let host = CompatibilityStage()
        let button = UIButton(frame: .zero)
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 30, height: 34) && button.subviews.isEmpty)
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
        button.contentEdgeInsets.top = 1
        #expect(button.intrinsicContentSize == CGSize(width: 0, height: 1))
        _ = host
    }

    private func button(_ title: String?, image: CGFloat?, size: CGSize = CGSize(width: 200, height: 100)) -> UIButton {
        let button = UIButton(frame: .zero)
        button.setTitle(title, for: .normal)
        if let image {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: image, height: image))
            button.setImage(renderer.image { _ in }, for: .normal)
        }
        button.frame.size = size
        return button
    }

    @Test func `a button that is sized to fit has room above and below its title, but not its image`() throws {
        let host = CompatibilityStage()
        let titled = button("Title of the button", image: nil)
        titled.sizeToFit()
        let text = try #require(titled.titleLabel).sizeThatFits(.zero)
        #expect(abs(titled.frame.height - text.height - 12) <= 0.5 && abs(titled.frame.width - text.width) <= 1)
        let pictured = button(nil, image: 80)
        pictured.sizeToFit()
        #expect(pictured.frame.size == CGSize(width: 80, height: 80))
        let both = button("Title of the button", image: 80)
        both.sizeToFit()
        #expect(both.frame.height == 80 && abs(both.frame.width - 80 - text.width) <= 1)
        let low = button("Title of the button", image: 20)
        low.sizeToFit()
        #expect(abs(low.frame.height - text.height - 12) <= 0.5)
        _ = host
    }

    @Test func `image and title go to the upper and the lower edge each by itself`() throws {
        let host = CompatibilityStage()
        let button = button("Short", image: 40)
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect(image.frame.midY == 50 && abs(title.frame.midY - 50) <= 0.5)
        #expect(abs(image.frame.minX - (160 - title.frame.width) / 2) <= 0.5)
        #expect(abs(title.frame.minX - image.frame.maxX) <= 0.5)
        (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
        button.layoutIfNeeded()
        #expect(image.frame.origin == .zero && title.frame.origin == CGPoint(x: 40, y: 0))
        (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
        button.layoutIfNeeded()
        #expect(image.frame.maxY == 100 && title.frame.maxY == 100 && title.frame.maxX == 200)
        #expect(abs(image.frame.maxX - title.frame.minX) <= 0.5)
        _ = host
    }

    @Test func `once sized to fit, the title keeps its room at the edges`() throws {
        let host = CompatibilityStage()
        let button = button("Short", image: nil)
        let title = try #require(button.titleLabel)
        (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
        button.layoutIfNeeded()
        #expect(title.frame.origin == .zero)
        button.sizeToFit()
        button.frame.size = CGSize(width: 200, height: 100)
        button.layoutIfNeeded()
        #expect(title.frame.origin == CGPoint(x: 0, y: 6))
        (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
        button.layoutIfNeeded()
        #expect(title.frame.maxX == 200 && title.frame.maxY == 94)
        button.contentVerticalAlignment = .center
        button.layoutIfNeeded()
        #expect(abs(title.frame.midY - 50) <= 0.5)
        _ = host
    }

    @Test func `a title takes its shadow's colour from the state`() throws {
        let host = CompatibilityStage()
        let button = UIButton(frame: .zero)
        button.setTitleShadowColor(.white, for: .normal)
        button.setTitleShadowColor(.red, for: .selected)
        let title = try #require(button.titleLabel)
        #expect(title.shadowColor == nil && title.shadowOffset == .zero)
        button.setTitle("Short", for: .normal)
        #expect(title.shadowColor == .white)
        button.isSelected = true
        #expect(title.shadowColor == .red)
        button.setTitle(nil, for: .normal)
        #expect(title.shadowColor == nil)
        _ = host
    }

    @Test func `title and colour of the selected state fall back on the normal one`() {
        let host = CompatibilityStage()
        let button = UIButton(frame: .zero)
        button.setTitleColor(.green, for: .normal)
        button.setTitle("Short", for: .normal)
        button.isSelected = true
        #expect(button.titleLabel?.textColor == .green && button.titleLabel?.text == "Short")
        button.setTitleColor(.red, for: .selected)
        button.setTitle("Long", for: .selected)
        #expect(button.titleLabel?.textColor == .red && button.titleLabel?.text == "Long")
        _ = host
    }

    /// As many apps of before iOS 15 turn title and image round.
    private final class Turned: UIButton {
        override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 5) }
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            var rect = super.imageRect(forContentRect: contentRect)
            rect.origin.x = contentRect.maxX - rect.width
            return rect
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.minY, width: 20, height: 8)
        }
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
    }

    @Test func `a class of one's own says where title, image and background go`() throws {
        let button = Turned(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 12)).image { _ in }
        button.setTitle("Title", for: .normal)
        button.setImage(image, for: .normal)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(title.frame == CGRect(x: 10, y: 5, width: 20, height: 8))
        #expect(button.imageView?.frame == CGRect(x: 174, y: 19, width: 16, height: 12))
        #expect(button.titleRect(forContentRect: button.bounds).origin == .zero)
        button.configuration = .plain()
        button.layoutIfNeeded()
        #expect(title.frame.width != 20, "a configuration does not ask")
    }

    private func pictured(_ width: CGFloat, _ height: CGFloat, in size: CGSize) -> UIButton {
        let button = UIButton(frame: CGRect(origin: CGPoint(x: 5, y: 5), size: size))
        button.setImage(
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }, for: .normal)
        return button
    }

    private func frame(ofImageIn button: UIButton) -> CGRect? {
        button.setNeedsLayout()
        button.layoutIfNeeded()
        return button.imageView?.frame
    }

    @Test func `an image is no larger than the room that its insets leave`() {
        let button = pictured(490, 30, in: CGSize(width: 40, height: 40))
        #expect(frame(ofImageIn: button) == CGRect(x: 0, y: 5, width: 40, height: 30))
        button.imageEdgeInsets = UIEdgeInsets(top: 8, left: 10, bottom: 12, right: 4)
        #expect(frame(ofImageIn: button) == CGRect(x: 10, y: 8, width: 26, height: 20))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0)
        #expect(frame(ofImageIn: button) == CGRect(x: 12, y: 9, width: 24, height: 19))
        #expect(button.intrinsicContentSize.width == 492)
        button.imageEdgeInsets = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        #expect(frame(ofImageIn: button)?.size == .zero)
    }

    @Test func `an image fills what its alignment says`() {
        let button = pictured(20, 10, in: CGSize(width: 100, height: 50))
        #expect(frame(ofImageIn: button) == CGRect(x: 40, y: 20, width: 20, height: 10))
        button.contentHorizontalAlignment = .fill
        #expect(frame(ofImageIn: button) == CGRect(x: 0, y: 20, width: 100, height: 10))
        button.contentVerticalAlignment = .fill
        button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
        #expect(frame(ofImageIn: button) == CGRect(x: 10, y: 5, width: 70, height: 40))
        button.setTitle("Title", for: .normal)
        #expect(frame(ofImageIn: button)?.width == 20, "beside a title it keeps its width")
    }

    @Test func `with a configuration an image keeps its size`() {
        let button = pictured(490, 30, in: CGSize(width: 40, height: 40))
        button.configuration = .plain()
        button.configuration?.image = button.image(for: .normal)
        #expect(frame(ofImageIn: button)?.size == CGSize(width: 490, height: 30))
    }

    @Test func `a title set for a state is shown in place of the configuration's`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        let button = UIButton(configuration: configuration)
        #expect(button.title(for: .normal) == nil, "the configuration's is none of a state's")
        button.setTitle("Bought", for: .normal)
        #expect(button.titleLabel?.text == "Bought")
        #expect(button.accessibilityLabel == "Bought")
        button.setTitle("Sold out", for: .disabled)
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Sold out")
        button.isEnabled = true
        button.setTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Buy")
    }

    @Test func `a title that a configuration is given later takes the place of the normal state's`() {
        let button = UIButton(type: .system)
        button.setTitle("Earlier", for: .normal)
        button.configuration = .plain()
        #expect(button.titleLabel?.text == "Earlier", "a configuration without a title leaves the state's")
        button.configuration?.baseForegroundColor = .red
        #expect(button.titleLabel?.text == "Earlier")
        button.configuration?.title = "Later"
        #expect(button.titleLabel?.text == "Later")
    }

    @Test func `an image set for a state is shown in place of the configuration's`() {
        let images = ["star", "heart"].map { UIImage(systemName: $0) }
        var configuration = UIButton.Configuration.plain()
        configuration.image = images[0]
        let button = UIButton(configuration: configuration)
        button.setImage(images[1], for: .selected)
        #expect(button.imageView?.image === images[0])
        button.isSelected = true
        #expect(button.imageView?.image === images[1])
    }

    @Test func `a button tells where its title and image are`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        let content = button.contentRect(forBounds: button.bounds)
        #expect(content == CGRect(x: 20, y: 0, width: 180, height: 50))
        #expect(button.titleRect(forContentRect: content) == button.titleLabel?.frame)
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    }
}
