import InterludeFoundation

// Properties whose changes are reported to key-value observers, and which no other table holds. Who sets one says so with a
// `KeyValueChange`.

extension UIViewPropertyAnimator {
    private nonisolated enum Observable: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Observable.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIViewPropertyAnimator.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("state", \UIViewPropertyAnimator.state), .init("running", \UIViewPropertyAnimator.isRunning),
                .init("reversed", \UIViewPropertyAnimator.isReversed),
                .init("fractionComplete", \UIViewPropertyAnimator.fractionComplete),
                .init("timingParameters", \UIViewPropertyAnimator.timingParameters),
                .init("duration", \UIViewPropertyAnimator.duration), .init("delay", \UIViewPropertyAnimator.delay),
            ]
        }
    }
}

extension UIGestureRecognizer {
    private nonisolated enum Observable: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Observable.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIGestureRecognizer.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [.init("state", \UIGestureRecognizer.state)]
        }
    }
}
