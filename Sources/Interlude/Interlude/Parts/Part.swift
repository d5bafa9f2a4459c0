import UIKit

extension ScreenTransition {
    /// The movement of one of the two screens.
    @MainActor
    public struct Part {
        /// Which screen.
        enum Side {
            case upper, lower, arriving, leaving
        }

        let side: Side
        /// The subject that moves: the screen itself, or images of its pieces.
        private(set) var subject: Subject
        let look: Look
        private(set) var span: ClosedRange<Double> = 0...1
        private(set) var curve = Curve.linear
        private(set) var hasDepth: Bool
        /// Which pieces there are; the others are left to the screen itself.
        private(set) var selection: (@MainActor (Piece) -> Bool)?

        enum Subject {
            case screen
            case pieces(Cut, Cascade)
            /// Views that both screens have.
            case matches([Match])
            /// The screen's views that have no partner on the other screen.
            case others(Cascade)
            /// One of the screen's views, by its identifier.
            case view(String)
            /// Whatever moves in another way.
            case performer(@MainActor (Casting) -> (any Performer)?)
        }

        /// The values that a performer is created for.
        struct Casting {
            let scene: TransitionViews
            let pace: Pace
            /// Whether a view's picture of a moment ago will do.
            let isAsShown: @MainActor (UIView) -> Bool
        }

        /// The difference between the *away* state and the normal one.
        enum Look {
            case modifiers([Modifier])
            case pieces(@MainActor (Piece) -> [Modifier])
            /// A bent picture: what a piece is like at each share of the way.
            case mesh(@MainActor (Piece, CGFloat) -> [Modifier])
        }

        private init(_ side: Side, _ subject: Subject, _ look: Look) {
            self.side = side
            self.subject = subject
            self.look = look
            if case .modifiers(let modifiers) = look, case .screen = subject {
                hasDepth = modifiers.haveDepth
            } else {
                // Pieces have a stage of their own, with its depth.
                hasDepth = false
            }
        }

        // MARK: Whole screens

        /// The upper screen: the one that is pushed or presented, and popped or dismissed. The modifiers describe its
        /// away state.
        public static func upper(_ modifiers: Modifier...) -> Part { Part(.upper, .screen, .modifiers(modifiers)) }

        /// The lower screen: the one that is covered. The modifiers describe its state while it is covered.
        ///
        /// Limitation: in a modal style in which the presenting screen remains visible, the
        /// transition cannot move it. Only its overlays are animated.
        public static func lower(_ modifiers: Modifier...) -> Part { Part(.lower, .screen, .modifiers(modifiers)) }

        /// The arriving screen, in both directions.
        public static func arriving(_ modifiers: Modifier...) -> Part {
            Part(.arriving, .screen, .modifiers(modifiers))
        }

        /// The leaving screen, in both directions.
        public static func leaving(_ modifiers: Modifier...) -> Part { Part(.leaving, .screen, .modifiers(modifiers)) }

        // MARK: Pieces

        /// A snapshot of the upper screen, cut into pieces. An opacity of the whole screen fades its pieces as one;
        /// pieces with their own opacity are visible where they overlap. Many pieces that fade as one are composed
        /// again in each frame. To fade in the other screen above them (``Modifier/zOrder(_:)``) looks alike and is
        /// faster.
        ///
        /// - Parameters:
        ///   - cut: The shape of the pieces.
        ///   - cascade: The order in which the pieces start.
        ///   - look: Returns the away state of a piece.
        public static func upper(
            _ cut: Cut, _ cascade: Cascade = .atOnce, _ look: @escaping @MainActor (Piece) -> [Modifier]
        ) -> Part { Part(.upper, .pieces(cut, cascade), .pieces(look)) }

        /// A snapshot of the lower screen, cut into pieces, in front of the upper screen.
        public static func lower(
            _ cut: Cut, _ cascade: Cascade = .atOnce, _ look: @escaping @MainActor (Piece) -> [Modifier]
        ) -> Part { Part(.lower, .pieces(cut, cascade), .pieces(look)) }

        /// A bent snapshot of the upper screen: `look` returns the state of a piece at each fraction of the movement, from 0,
        /// the normal state, to 1, the away state.
        public static func upper(
            mesh cut: Cut, _ cascade: Cascade = .atOnce, _ look: @escaping @MainActor (Piece, CGFloat) -> [Modifier]
        ) -> Part { Part(.upper, .pieces(cut, cascade), .mesh(look)) }

        /// A bent snapshot of the lower screen.
        public static func lower(
            mesh cut: Cut, _ cascade: Cascade = .atOnce, _ look: @escaping @MainActor (Piece, CGFloat) -> [Modifier]
        ) -> Part { Part(.lower, .pieces(cut, cascade), .mesh(look)) }

        // MARK: Views of a screen

        /// Shared elements fly from one screen to the other, in front of all other content, while the originals are
        /// hidden. The last one is in front.
        ///
        /// They move between the frames of the views on their screens, independently of the parts that move the
        /// screens.
        public static func matched(_ matches: Match...) -> Part { .matched(matches) }

        /// Shared elements fly from one screen to the other, in front of all other content, while the originals are
        /// hidden.
        public static func matched(_ matches: [Match]) -> Part { Part(.upper, .matches(matches), .modifiers([])) }

        /// The largest views of the upper screen that have no partner on the lower one. They move with their screen; views of a
        /// screen that is shown in pieces are in the pieces.
        ///
        /// - Parameters:
        ///   - cascade: The order in which the views start.
        ///   - modifiers: The away state of each view.
        public static func upper(others cascade: Cascade, _ modifiers: Modifier...) -> Part {
            .upper(others: cascade, modifiers)
        }

        /// The largest views of the upper screen that have no partner on the lower one, with an array of modifiers.
        public static func upper(others cascade: Cascade, _ modifiers: [Modifier]) -> Part {
            Part(.upper, .others(cascade), .modifiers(modifiers))
        }

        /// The largest views of the lower screen that have no partner on the upper one.
        ///
        /// - Parameters:
        ///   - cascade: The order in which the views start.
        ///   - modifiers: The away state of each view.
        public static func lower(others cascade: Cascade, _ modifiers: Modifier...) -> Part {
            .lower(others: cascade, modifiers)
        }

        /// The largest views of the lower screen that have no partner on the upper one, with an array of modifiers.
        public static func lower(others cascade: Cascade, _ modifiers: [Modifier]) -> Part {
            Part(.lower, .others(cascade), .modifiers(modifiers))
        }

        /// One view of the upper screen, which moves independently on its screen, such as a toolbar that enters later.
        ///
        /// ```swift
        /// .upper(view: "toolbar", .offset(y: 80), .opacity(0)).during(0.4...1)
        /// ```
        ///
        /// - Parameters:
        ///   - identifier: The view's `accessibilityIdentifier`. Without such a view the part has no effect.
        ///   - modifiers: The away state of the view.
        public static func upper(view identifier: String, _ modifiers: Modifier...) -> Part {
            Part(.upper, .view(identifier), .modifiers(modifiers))
        }

        /// One view of the lower screen, which moves independently on its screen.
        public static func lower(view identifier: String, _ modifiers: Modifier...) -> Part {
            Part(.lower, .view(identifier), .modifiers(modifiers))
        }

        /// Something that moves in its own way, at the pace of the upper screen; `nil` for nothing this time.
        static func performing(_ make: @escaping @MainActor (Casting) -> (any Performer)?) -> Part {
            Part(.upper, .performer(make), .modifiers([]))
        }

        // MARK: Time

        /// Returns the part within a range of the transition's time.
        ///
        /// - Parameter span: The start and the end as fractions of the transition's duration, from 0 to 1, in the
        ///   forward direction. Not seconds.
        public func during(_ span: ClosedRange<Double>) -> Part {
            var part = self
            part.span = span
            return part
        }

        /// Returns the part with a delayed start.
        ///
        /// - Parameter fraction: The delay as a fraction of the transition's duration, from 0 to 1. Not seconds.
        public func delay(_ fraction: Double) -> Part { during(fraction...max(span.upperBound, fraction)) }

        /// Returns the part with its own curve, within that of the whole transition.
        public func curve(_ curve: Curve) -> Part {
            var part = self
            part.curve = curve
            return part
        }

        /// Returns the part with a selection of its pieces. The rest of the upper screen is shown unchanged.
        public func only(_ selection: @escaping @MainActor (Piece) -> Bool) -> Part {
            var part = self
            part.selection = selection
            return part
        }

        /// Returns the part with a snapshot of the screen instead of the screen. It is in front of the other screen,
        /// and can also move where the presenting screen remains visible.
        public func asSnapshot() -> Part {
            var part = self
            if case .screen = subject {
                part.subject = .pieces(.whole, .atOnce)
                part.hasDepth = false
            }
            return part
        }
    }
}

extension ScreenTransition.Part {
    /// Returns the modifiers of a piece at a fraction of its movement.
    func modifiers(for piece: ScreenTransition.Piece, at amount: CGFloat) -> [ScreenTransition.Modifier] {
        switch look {
        case .modifiers(let modifiers): modifiers
        case .pieces(let look): look(piece)
        case .mesh(let look): look(piece, amount)
        }
    }

    /// When a piece sets off and arrives, in a cascade within the time of the part.
    func span(of piece: ScreenTransition.Piece, in cascade: ScreenTransition.Cascade) -> ClosedRange<Double> {
        let share = cascade.span(of: piece)
        let length = span.upperBound - span.lowerBound
        let start = span.lowerBound + length * share.lowerBound
        return start...max(min(span.lowerBound + length * share.upperBound, span.upperBound), start)
    }

    var isMesh: Bool {
        if case .mesh = look { true } else { false }
    }
}
