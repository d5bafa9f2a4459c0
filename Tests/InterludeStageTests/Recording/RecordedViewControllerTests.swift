import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct RecordedViewControllerTests {
    /// Writes down one call more.
    private final class LaidOutController: RecordedViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            record("viewDidLayoutSubviews")
        }
    }

    @Test func `its life is written down under the name that it was given`() throws {
        let calls = CallRecorder()
        let list = RecordedViewController("list", calls)
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        #expect(list.title == "list")
        calls.clear()

        navigation.pushViewController(RecordedViewController("detail", calls), animated: true)
        try stage.settle()
        #expect(
            calls.take() == [
                "detail.willMove(toParent: parent)", "detail.viewDidLoad", "list.viewWillDisappear(true)",
                "detail.viewWillAppear(true)", "detail.viewIsAppearing(true)", "list.viewDidDisappear(true)",
                "detail.viewDidAppear(true)", "detail.didMove(toParent: parent)",
            ])

        navigation.popViewController(animated: false)
        #expect(
            calls.take() == [
                "detail.willMove(toParent: nil)", "detail.viewWillDisappear(false)", "list.viewWillAppear(false)",
                "list.viewIsAppearing(false)", "detail.viewDidDisappear(false)", "list.viewDidAppear(false)",
                "detail.didMove(toParent: nil)",
            ])
    }

    @Test func `a subclass can write down more`() {
        let calls = CallRecorder()
        let stage = Stage(rootViewController: LaidOutController("page", calls), device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        #expect(calls.list.contains("page.viewDidLayoutSubviews"))
    }
}
