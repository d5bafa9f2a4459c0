import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UILabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func `a label begins as on iOS`() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label && label.numberOfLines == 1 && label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail && !label.isUserInteractionEnabled)
        #expect(label.text == nil && label.intrinsicContentSize == .zero)
    }

    @Test func `its own size is rounded up to pixels`() {
        let size = label("Hello").intrinsicContentSize
        let exact = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(size.width >= exact.width - 0.01 && size.width < exact.width + 1)
        #expect(size.height >= exact.height - 0.01 && size.height < exact.height + 1)
    }

    @Test func `the text's rectangle keeps to its alignment`() {
        let label = label("Hi")
        label.textAlignment = .right
        let rect = label.textRect(
            forBounds: CGRect(x: 10, y: 20, width: 100, height: 50), limitedToNumberOfLines: 1)
        #expect(abs(rect.maxX - 110) < 1 && abs(rect.midY - 45) < 0.5)
    }
}
