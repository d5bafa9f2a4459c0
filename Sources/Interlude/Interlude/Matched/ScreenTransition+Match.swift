import UIKit

extension ScreenTransition {
    /// Two views, one on each screen, that are treated as one element, which flies from one position to the other.
    ///
    /// The views are found by their `accessibilityIdentifier`, or by closures, for each run. If a cell was reused or
    /// scrolled away, its partner moves with its screen.
    ///
    /// ```swift
    /// cell.imageView.accessibilityIdentifier = "photo-\(photo.id)"     // also on the next screen
    /// navigationController.pushViewController(page, using: .matched(["photo-\(photo.id)", "title"]))
    /// ```
    @MainActor
    public struct Match: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
        /// The display of an image in a frame with another aspect ratio.
        public enum Fit: Sendable {
            /// It fills the frame and is cut at the edges, as images are.
            case fill
            /// All of it is seen, beginning at the leading edge, as texts are.
            case fit
            /// It takes the frame's shape.
            case stretch
        }

        let lower: @MainActor (UIView) -> UIView?
        let upper: @MainActor (UIView) -> UIView?
        private(set) var fit: Fit?
        private(set) var bulge: CGFloat = 0

        /// Creates a match of the views with an identifier.
        public nonisolated init(stringLiteral identifier: String) {
            self.init(identifier)
        }

        /// Creates a match of the views with an identifier.
        public nonisolated init(_ identifier: String) {
            lower = { Match.find(identifier, in: $0) }
            upper = { Match.find(identifier, in: $0) }
        }

        /// Views that are found on each of the screens in another way.
        nonisolated init(
            lower: @escaping @MainActor (UIView) -> UIView?, upper: @escaping @MainActor (UIView) -> UIView?
        ) {
            self.lower = lower
            self.upper = upper
        }

        /// Creates a match of the views that closures return.
        ///
        /// - Parameters:
        ///   - lower: Returns the view on the lower screen.
        ///   - upper: Returns its counterpart on the upper screen.
        public nonisolated init(
            from lower: @escaping @MainActor () -> UIView?, to upper: @escaping @MainActor () -> UIView?
        ) {
            self.lower = { _ in lower() }
            self.upper = { _ in upper() }
        }

        /// Returns a match with another content mode. By default texts are fitted, and other views fill their frame.
        public func fitting(_ fit: Fit) -> Match {
            var match = self
            match.fit = fit
            return match
        }

        /// Returns a match that moves along an arc. The bulge is a fraction of the length of the straight line.
        public func arc(_ bulge: CGFloat) -> Match {
            var match = self
            match.bulge = bulge
            return match
        }

        /// The first view of an identifier that can be seen: views in front are looked at first.
        static func find(_ identifier: String, in view: UIView) -> UIView? {
            if view.isHidden || view.alpha < 0.01 { return nil }
            if view.accessibilityIdentifier == identifier { return view }
            for subview in view.subviews.reversed() {
                if let found = find(identifier, in: subview) { return found }
            }
            return nil
        }
    }

    /// Shared elements fly from one screen to the other. The other views of the old screen leave, and those of the new
    /// one follow, one after another.
    ///
    /// In a modal style in which the presenting screen remains visible, that screen's other views
    /// do not move.
    ///
    /// It is composed of parts, which you can use yourself:
    ///
    /// ```swift
    /// let photo = ScreenTransition(
    ///     "photo", .spring(0.5, damping: 0.8), background: .black,
    ///     .matched("photo", "title"),
    ///     .upper(.offset(y: 40), .opacity(0)), .lower(.scale(0.94), .cornerRadius(12), .dim(0.3)))
    /// ```
    ///
    /// - Parameters:
    ///   - matches: The shared elements, from back to front.
    ///   - timing: The duration and the curve.
    ///   - others: The state of the other views while they are away: those of the new screen before they arrive, those
    ///     of the old one after they have left.
    ///   - cascade: The order in which they arrive and leave.
    ///   - backGesture: The gesture that pops or dismisses.
    public static func matched(
        _ matches: [Match], _ timing: Timing = .easeInOut(0.45), others: [Modifier] = [.offset(y: 30), .opacity(0)],
        cascade: Cascade = .across(from: .top, spread: 0.4), backGesture: BackGesture = .edgePan
    ) -> ScreenTransition {
        ScreenTransition(
            "matched", timing, backGesture: backGesture,
            parts: [
                .matched(matches), .upper(.opacity(0)).during(0.1...0.8),
                .upper(others: cascade, others).during(0.2...1), .lower(others: cascade, others).during(0...0.7),
            ])
    }
}
