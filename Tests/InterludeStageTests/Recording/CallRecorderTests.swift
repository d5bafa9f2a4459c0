import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct CallRecorderTests {
    private final class ListController: UIViewController {}
    private final class DetailController: UIViewController {}

    private func onStage(_ body: (Stage, UINavigationController) throws -> Void) rethrows {
        let navigation = UINavigationController(rootViewController: ListController())
        let stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        try body(stage, navigation)
    }

    @Test func `calls are recorded without a subclass`() throws {
        try onStage { stage, navigation in
            let calls = stage.recordCalls(of: DetailController.self)
            navigation.pushViewController(DetailController(), animated: true)
            try stage.settle()
            #expect(
                calls.take() == [
                    "DetailController.viewDidLoad", "DetailController.viewWillAppear(true)",
                    "DetailController.viewIsAppearing(true)", "DetailController.viewDidAppear(true)",
                ])
            #expect(calls.list.isEmpty)
        }
    }

    @Test func `a second one of a class has a number`() {
        onStage { stage, navigation in
            let calls = stage.recordCalls(of: DetailController.self, calls: .loading)
            navigation.pushViewController(DetailController(), animated: false)
            navigation.pushViewController(DetailController(), animated: false)
            #expect(calls.list == ["DetailController.viewDidLoad", "DetailController 2.viewDidLoad"])
        }
    }

    @Test func `transitions and calls stand in one list in their order`() throws {
        try onStage { stage, navigation in
            let calls = stage.recordCalls(of: ListController.self, calls: .appearance)
            stage.recordTransitions(in: calls)
            navigation.pushViewController(DetailController(), animated: true)
            try stage.settle()
            #expect(
                calls.list == [
                    "push.willBegin", "ListController.viewWillDisappear(true)", "push.started",
                    "push.completeTransition(true)", "ListController.viewDidDisappear(true)", "push.ended(true)",
                ])
            #expect(calls.text.hasPrefix("push.willBegin\n"))
        }
    }

    @Test func `another stage's calls are not recorded`() {
        onStage { first, _ in
            let calls = first.recordCalls()
            onStage { _, navigation in navigation.pushViewController(DetailController(), animated: false) }
            #expect(calls.list.isEmpty)
        }
    }

    @Test func `a recorder that is gone records no more`() {
        onStage { stage, navigation in
            weak var gone: CallRecorder?
            do {
                let calls = stage.recordCalls()
                gone = calls
            }
            #expect(gone == nil)
            navigation.pushViewController(DetailController(), animated: false)
        }
    }
}
