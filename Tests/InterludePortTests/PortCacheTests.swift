import InterludePort
import Testing

/// Who ports a module again and again has what was made of it the first time, and nothing that is no longer so.
@Suite struct PortCacheTests {
    private let list = """
        import UIKit
        @objc protocol ListDelegate { @objc optional func list(_ list: List, didPick row: Int) }
        class List: UIViewController {
            weak var delegate: ListDelegate?
            override func viewDidLoad() {
                let button = UIButton()
                button.addTarget(self, action: #selector(pick(_:)), for: .touchUpInside)
            }
            @objc func pick(_ sender: UIButton) { delegate?.list?(self, didPick: 1) }
        }
        """
    private let shop = """
        import UIKit
        class Shop: UIViewController, ListDelegate {
            @IBOutlet var label: UILabel!
            func list(_ list: List, didPick row: Int) { label.text = "\\(row)" }
            func show() { label.frame = CGRectMake(0, 0, 1, 1); NotificationCenter.default.addObserver(self, selector: "shown:", name: nil, object: nil) }
        }
        """
    private let more = """
        import UIKit
        extension Shop { override func viewDidLoad() { super.viewDidLoad() } }
        """

    private func check(_ steps: [[(path: String, text: String)]]) {
        let cache = PortCache()
        for step in steps {
            let sources = step.map { SourceFile(path: $0.path, text: $0.text) }
            #expect(Port().port(sources, cache) == Port().port(sources))
        }
    }

    @Test
    func `edits of bodies and of what is declared, and files that move, come and go give what they give to a stranger`()
    {
        let first = [
            (path: "List.swift", text: list), (path: "Shop.swift", text: shop), (path: "More.swift", text: more),
        ]
        func edited(_ index: Int, _ old: String, _ new: String) -> [(path: String, text: String)] {
            var result = first
            result[index].text = result[index].text.replacing(old, with: new)
            return result
        }
        check([
            first, first,
            edited(1, "label.text = \"", "label.text = \"row "),
            // Below it everything stands elsewhere.
            edited(0, "import UIKit\n", "import UIKit\n\n// A list.\n\n"),
            edited(2, "import UIKit\n", "import UIKit\n// more\n"),
            // What another file's calls mean changes with it.
            edited(0, "@objc optional ", ""),
            edited(0, "optional func list(_ list: List, didPick", "optional func list(_ list: List, hasPicked"),
            edited(
                0, "class List",
                "func CGRectMake(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGRect { .zero }\nclass List"),
            edited(1, "func show()", "func shown(_ n: Notification) {}\n    func show()"),
            edited(1, "label: UILabel!", "title2: UILabel!"),
            Array(first.reversed()), [first[1], first[2]], [first[0]], first,
            first + [(path: "New.swift", text: "class NewShop: Shop { override func viewDidLoad() {} }")],
        ])
    }

    @Test func `other options give what they give to a stranger`() {
        let cache = PortCache()
        let sources = [SourceFile(path: "Shop.swift", text: shop), SourceFile(path: "List.swift", text: list)]
        for infers in [false, true, false] {
            var options = PortOptions()
            options.infersObjectiveC = infers
            #expect(Port(options: options).port(sources, cache) == Port(options: options).port(sources))
        }
    }
}
