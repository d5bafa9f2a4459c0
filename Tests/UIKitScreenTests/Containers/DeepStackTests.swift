import TestStages
import Testing
import UIKit

/// The controllers that a new stack adds and removes. A few are compared one by one, many with a set.
@MainActor @Suite struct DeepStackTests {
    @Test(arguments: [3, 12])
    func `of a new stack those come that are not there, and those leave that are not in it`(_ count: Int) throws {
        let log = CallLog()
        let (root, old) = (Member("root", log), (0..<count).map { Member("\($0)", log) })
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation)
        let first: [UIViewController] = [root] + old
        navigation.setViewControllers(first, animated: false)
        try stage.settle()
        #expect(log.take().calls == ["root came"] + old.map { "\($0.name) came" })

        let kept = Array(old.dropFirst().reversed())
        let new: [UIViewController] = [root] + kept + [Member("new", log)]
        navigation.setViewControllers(new, animated: false)
        try stage.settle()
        #expect(navigation.viewControllers == new)
        #expect(log.take().calls == ["0 left", "new came"])
        #expect(old[0].parent == nil)
        #expect(new.allSatisfy { $0.parent === navigation })

        navigation.popToRootViewController(animated: true)
        try stage.settle()
        #expect(log.take().calls == kept.map { "\($0.name) left" } + ["new left"])
        #expect(navigation.children == [root])
    }
}

/// A controller that notes when it is added to a parent and when it is removed.
@MainActor private final class Member: UIViewController {
    let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.add("\(name) \(parent == nil ? "left" : "came")")
    }
}
