import UIKit

/// A screen that the doctor puts a transition between: plain colors.
final class ExaminedScreen: UIViewController {
    private let color: UIColor
    private let square: CGRect

    init(_ title: String, color: UIColor, square: CGRect) {
        self.color = color
        self.square = square
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The doctor's screens are made in code: use init(_:color:square:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let mark = UIView(frame: square)
        mark.backgroundColor = .white
        view.addSubview(mark)
    }
}

extension ExaminedScreen {
    /// The screen that is there before.
    static func list() -> ExaminedScreen {
        ExaminedScreen("list", color: .systemTeal, square: CGRect(x: 40, y: 120, width: 80, height: 80))
    }

    /// The screen that comes.
    static func page() -> ExaminedScreen {
        ExaminedScreen("page", color: .systemIndigo, square: CGRect(x: 60, y: 220, width: 120, height: 60))
    }

    /// A screen that takes no part: the other tab, the other column, the one below a modal one.
    static func other() -> ExaminedScreen {
        ExaminedScreen("other", color: .systemBrown, square: CGRect(x: 90, y: 320, width: 60, height: 90))
    }
}
