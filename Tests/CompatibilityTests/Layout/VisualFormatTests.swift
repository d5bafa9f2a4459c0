import Testing
import UIKit

/// The grammar and the examples are those of Apple's Auto Layout Guide, appendix "Visual Format Language".
@MainActor @Suite(.statesOutcome) struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let a = UIView()
    private let b = UIView()

    init() {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        root.layoutMargins = UIEdgeInsets(top: 5, left: 12, bottom: 7, right: 14)
    }

    private func lay(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
        }
        root.layoutIfNeeded()
    }

    @Test func `views stand edge to edge, at the standard distance, or at one's own`() {
        lay("H:|[a(40)]-[b(50)]", "V:|-15-[a(20)]-(25)-[b(30)]")
        #expect(a.frame == CGRect(x: 0, y: 15, width: 40, height: 20))
        #expect(b.frame == CGRect(x: 48, y: 60, width: 50, height: 30))
    }

    @Test func `the standard distance to the superview is its margin`() {
        lay("|-[a]-|", "V:|-[a]-|")
        #expect(a.frame == CGRect(x: 12, y: 5, width: 274, height: 188))
    }

    @Test func `sizes go by other views, numbers, relations and priorities`() {
        lay("|-0-[a(==b)][b(>=80,<=120@900,==90@20)]", "V:|[a(b)]", "V:|[b(30)]")
        #expect(b.frame.width == 90 && a.frame.width == 90)
        #expect(a.frame.height == 30)
        #expect(b.frame.minX == 90)
    }

    @Test func `metrics have names`() {
        lay(
            "H:|-gap-[a(wide)]", "V:|-(gap)-[a(high@most)]",
            metrics: ["gap": 7, "wide": 33, "high": NSNumber(value: 21), "most": 1000])
        #expect(a.frame == CGRect(x: 7, y: 7, width: 33, height: 21))
    }

    @Test func `options align views and turn the direction`() {
        lay("H:[b(20)]-5-[a(30)]-10-|", options: [.directionLeftToRight, .alignAllTop, .alignAllBottom])
        lay("V:|-40-[a(44)]")
        #expect(a.frame == CGRect(x: 260, y: 40, width: 30, height: 44))
        #expect(b.frame == CGRect(x: 235, y: 40, width: 20, height: 44))
    }

    @Test func `from right to left the first view is rightmost`() {
        lay("H:|-10-[a(20)]-5-[b(30)]", options: .directionRightToLeft)
        #expect(a.frame.maxX == 290 && b.frame.maxX == 265)
    }

    @Test func `the reading direction counts unless the options say otherwise`() {
        for view in [root, a] { view.semanticContentAttribute = .forceRightToLeft }
        lay("H:|-10-[a(20)]")
        #expect(a.frame.maxX == 290)
    }

    @Test func `options have the numbers of attributes`() {
        #expect(NSLayoutConstraint.FormatOptions.alignAllTop.rawValue == 1 << 3)
        #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1 << 10)
        #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 2 << 16)
    }
}
