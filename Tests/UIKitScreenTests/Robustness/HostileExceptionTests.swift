import Testing
import UIKit

/// Numbers for which UIKit raises an exception stop the program, in its words.
@MainActor struct HostileExceptionTests {
    private func words(_ result: ExitTest.Result?) -> String {
        result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    }

    @Test func `a frame that is no number`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
        }
        #expect(words(result).contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan 0.5]"))
    }

    @Test func `bounds that are no numbers`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().bounds.size.height = .nan }
        }
        #expect(words(result).contains("CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; 0 nan]"))
    }

    @Test func `a constraint's constant that is not finite`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
        }
        #expect(words(result).contains("Constraint constant is not finite! That's illegal. constant:nan"))
    }

    @Test func `a constraint's multiplier that is not finite`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
            }
        }
        #expect(words(result).contains("Constraint multiplier is not finite! That's illegal. multiplier:inf"))
    }

    @Test func `a constraint's priority that there is not`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIView().widthAnchor.constraint(equalToConstant: 3).priority = UILayoutPriority(1001)
            }
        }
        #expect(words(result).contains("It's illegal to set priority:1001.000000."))
    }
}
