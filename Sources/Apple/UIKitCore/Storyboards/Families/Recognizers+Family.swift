import NibDocument

extension NibFamily {
    static let recognizer = NibFamily(
        UIGestureRecognizer.self,
        [
            .bool("enabled", \.isEnabled),
            .bool("cancelsTouchesInView", \.cancelsTouchesInView),
            .bool("delaysTouchesBegan", \.delaysTouchesBegan),
            .bool("delaysTouchesEnded", \.delaysTouchesEnded),
        ])

    static let tap = NibFamily(
        UITapGestureRecognizer.self, above: recognizer,
        [
            .int("numberOfTapsRequired", \.numberOfTapsRequired),
            .int("numberOfTouchesRequired", \.numberOfTouchesRequired),
        ])

    static let pan = NibFamily(
        UIPanGestureRecognizer.self, above: recognizer,
        [
            .int("minimumNumberOfTouches", \.minimumNumberOfTouches),
            .int("maximumNumberOfTouches", \.maximumNumberOfTouches),
        ])

    static let edgePan = NibFamily(
        UIScreenEdgePanGestureRecognizer.self, above: pan,
        [
            .options("edges", "rectEdge", \.edges, NibWords.edges),
            .options("edge", "rectEdge", \.edges, NibWords.edges),
        ])

    static let pinch = NibFamily(UIPinchGestureRecognizer.self, above: recognizer, [.number("scale", \.scale)])

    static let swipe = NibFamily(
        UISwipeGestureRecognizer.self, above: recognizer,
        [
            .choice("direction", \.direction, ["right": .right, "left": .left, "up": .up, "down": .down]),
            .int("numberOfTouchesRequired", \.numberOfTouchesRequired),
        ])

    static let longPress = NibFamily(
        UILongPressGestureRecognizer.self, above: recognizer,
        [
            .seconds("minimumPressDuration", \.minimumPressDuration),
            .number("allowableMovement", \.allowableMovement),
            .int("numberOfTapsRequired", \.numberOfTapsRequired),
            .int("numberOfTouchesRequired", \.numberOfTouchesRequired),
        ])
}
