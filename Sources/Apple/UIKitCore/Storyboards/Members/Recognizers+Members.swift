import InterludeFoundation

// The documented properties by their names in Objective-C, for outlets, runtime attributes and key-value coding.

extension UIGestureRecognizer {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIGestureRecognizer.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UIGestureRecognizer.delegate), .init("enabled", \UIGestureRecognizer.isEnabled),
                .init("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
                .init("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
                .init("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
                .init("targets", \UIGestureRecognizer.listedTargets),
                .init("_targets", \UIGestureRecognizer.listedTargets),
                .init("name", \UIGestureRecognizer.name), .init("view", \UIGestureRecognizer.view),
                .init("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes),
                .init("numberOfTouches", \UIGestureRecognizer.numberOfTouches),
            ]
        }
    }
}

extension UITapGestureRecognizer {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UITapGestureRecognizer.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
                .init("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
            ]
        }
    }
}

extension UIPanGestureRecognizer {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIPanGestureRecognizer.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
                .init("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
            ]
        }
    }
}

extension UIScreenEdgePanGestureRecognizer {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIScreenEdgePanGestureRecognizer.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("edges", \UIScreenEdgePanGestureRecognizer.edges)
            ]
        }
    }
}

extension UISwipeGestureRecognizer {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UISwipeGestureRecognizer.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("direction", \UISwipeGestureRecognizer.direction),
                .init("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
            ]
        }
    }
}

extension UILongPressGestureRecognizer {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UILongPressGestureRecognizer.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
                .init("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
            ]
        }
    }
}
