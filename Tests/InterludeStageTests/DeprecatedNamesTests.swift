import InterludeGoldens
import InterludeStage
import QuartzCore
import Testing
import UIKit

/// The former names are available for one release. Each one calls its successor.
@MainActor @Suite struct DeprecatedNamesTests {
    @available(*, deprecated)
    @Test func `a former type is its successor`() {
        #expect(isSame(Picture.self, Snapshot.self))
        #expect(isSame(PictureMask.self, SnapshotMask.self))
        #expect(isSame(Stage.Setting.self, Stage.Configuration.self))
    }

    @available(*, deprecated)
    @Test func `a stage with a setting has that configuration`() {
        var setting = Stage.Setting(device: .iPhoneSE)
        setting.style = .dark
        let stage = Stage(rootViewController: UIViewController(), setting: setting)
        defer { stage.close() }
        #expect(stage.configuration == setting && stage.setting == setting)
    }

    @available(*, deprecated)
    @Test func `doNotAwait excludes activity`() throws {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller)
        defer { stage.close() }
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.duration = 0.5
        pulse.repeatCount = .infinity
        controller.view.layer.add(pulse, forKey: "pulse")
        #expect(throws: StageError.self) { try stage.settle(limit: 2) }
        stage.doNotAwait(.endless)
        try stage.settle(limit: 2)
    }

    @available(*, deprecated)
    @Test func `a former error is its successor`() {
        #expect(StageError.transitionIsOpen("the push") == .transitionNotCompleted("the push"))
        #expect(StageError.notInSight("Buy", known: ["Sell"]) == .viewNotFound("Buy", known: ["Sell"]))
    }

    @available(*, deprecated)
    @Test func `a failure of the matrix has the configuration as its setting`() {
        struct Failure: Error {}
        let configuration = Stage.Configuration(device: .iPhoneSE)
        let error = #expect(throws: MatrixFailure.self) {
            try Stage.matrix([configuration]) { _ in throw Failure() }
        }
        #expect(error?.failures.first?.setting == configuration)
    }
}

private func isSame(_ one: Any.Type, _ other: Any.Type) -> Bool { one == other }
