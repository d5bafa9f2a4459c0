import TestStages
import Testing
import UIKit

/// Controllers that come and leave with a new stack: few are compared one by one, many with a set.
@MainActor @Suite struct DeepStackTests {
    @Test(arguments: [3, 12])
    func `of a new stack those come that are not there, and those leave that are not in it`(_ count: Int) throws {
        let log = MoveLog()
        let (root, old) = (Member("root", log), (0..<count).map { Member("\($0)", log) })
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation)
        let first: [UIViewController] = [root] + old
        navigation.setViewControllers(first, animated: false)
        try stage.settle()
        #expect(log.take() == ["root came"] + old.map { "\($0.name) came" })

        let kept = Array(old.dropFirst().reversed())
        let new: [UIViewController] = [root] + kept + [Member("new", log)]
        navigation.setViewControllers(new, animated: false)
        try stage.settle()
        #expect(navigation.viewControllers == new)
        #expect(log.take() == ["0 left", "new came"])
        #expect(old[0].parent == nil)
        #expect(new.allSatisfy { $0.parent === navigation })

        navigation.popToRootViewController(animated: true)
        try stage.settle()
        #expect(log.take() == kept.map { "\($0.name) left" } + ["new left"])
        #expect(navigation.children == [root])
    }
}

/// Who came and who left, in order.
@MainActor private final class MoveLog {
    private var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

@MainActor private final class Member: UIViewController {
    let name: String
    private let log: MoveLog

    init(_ name: String, _ log: MoveLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.note("\(name) \(parent == nil ? "left" : "came")")
    }
}
