import Testing
import UIKit

/// The grammar and the examples are those of Apple's Auto Layout Guide, appendix "Visual Format Language".
@MainActor struct VisualFormatTests {
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

    @Test(arguments: [
        ("H:|-[c]-|", "c is not a key in the views dictionary.", 6),
        ("H:|-10-|", "Expected a view", 7),
        (
            "H:|-margiin-[a]",
            "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries",
            11
        ),
        ("H:|-?-[a]", "Expected a number or key from the metrics dictionary, but encountered something else", 4),
    ])
    func `a mistake is told in UIKit's words with its place`(_ format: String, _ words: String, _ place: Int) {
        var reader = VisualFormatReader(format, metrics: [:]) { ["a", "b"].contains($0) }
        let error = #expect(throws: VisualFormatMistake.self) { try reader.read() }
        #expect(error?.message == words && error?.position == place)
        #expect(
            error?.text(in: format)
                == "Unable to parse constraint format: \n\(words) \n\(format) \n\(String(repeating: " ", count: place))^"
        )
    }
}
