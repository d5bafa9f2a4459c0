import CoreGraphics
import InterludeStage
import QuartzCore

/// What a trial is compared with, and in what it differs.
@MainActor struct CheckContext {
    /// The same use in the same surroundings without animation.
    let reference: TrialRecord?
    /// The first trial of the same use by itself to the end; `nil` for that one itself.
    let plain: TrialRecord?
    /// Whether everything is to be as before in the end.
    let isBack: Bool
    /// In what the end differs from what it has to be.
    let differences: [StateDifference]
    /// What is behind a presented screen with an animation only, and goes with the screen.
    let backdrops: [StateDifference]
    /// What stands elsewhere than before, though it does so without animation too.
    let moved: [StateDifference]
    /// What of that no scrolling explains: a list stays where somebody has read, a large title goes up with it, and a bar's items are the page's.
    var keptMoves: [StateDifference] { moved.filter { !$0.isInScrollView && $0.kind != .bar } }
    /// In what the screens that have left the window differ from what they have to be.
    let departed: [StateDifference]
    /// What the end has to look like; `nil` where nobody knows.
    let expected: Sighting?
    /// The same for the pixels alone.
    let expectedPicture: Sighting?
    /// In what the end differs from the nearest one that it may be, where something else was asked for on the way.
    let differencesFromAnyEnd: [StateDifference]
    /// What moves on the screens by itself.
    let restless: Restlessness

    init(
        _ record: TrialRecord, reference: TrialRecord?, plain: TrialRecord?, round: TrialRecord? = nil,
        once: TrialRecord? = nil, shown: TrialRecord? = nil, others: [TrialRecord] = [],
        restless: Restlessness = Restlessness()
    ) {
        self.reference = reference
        self.plain = plain
        self.restless = restless
        isBack = record.hasGoneBack
        let habit = isBack ? reference.flatMap { Habit($0, round: round, shown: shown) } : nil
        let end = isBack ? record.before : reference?.after
        let expected = record.endUnderFinger == nil && !record.hasFoundAnotherPlace ? end : nil
        let isComparable = record.hasEnded && record.trial.isComparable
        var all =
            isComparable
            ? (record.after.map {
                CheckContext.differences($0, expected, record.trial, isBack: record.hasGoneBack)
            }
                ?? []).filter { !restless.has($0) }
            : []
        if isComparable, let after = record.after, let once {
            let known = Set(all.map(\.place))
            all += CheckContext.differences(after, once.after, record.trial, isBack: false).filter {
                $0.change == .added && !$0.isInList && !known.contains($0.place) && !restless.has($0)
            }
        }
        let isTurned = record.trial.course.isTurnedLater && all.contains(where: \.isOfScrolling)
        if isTurned { all.removeAll(where: \.isOfScrolling) }
        // A list goes with the finger until the pan that leads back takes the touch over, on iOS too.
        let isPulled = record.trial.course.isSwiped && all.contains(where: \.isOfSlop)
        if isPulled { all.removeAll(where: \.isOfSlop) }
        let isScrolled = isTurned || isPulled
        // Turned with its list where that was, a screen shows another part of it than one that came to it when it was turned.
        self.expected = isScrolled ? nil : expected
        expectedPicture = self.expected.map { habit?.picture ?? $0 }
        backdrops = isBack ? [] : all.filter(\.isPresentationBackdrop)
        differences = isBack ? all.filter { habit?.has($0) != true } : all.filter { !$0.isPresentationBackdrop }
        moved = habit.map { habit in all.filter { habit.has($0) && $0.isMove && !habit.hasRoom(for: $0) } } ?? []
        departed = isComparable ? CheckContext.departed(record, reference) : []
        differencesFromAnyEnd =
            others.isEmpty ? [] : CheckContext.differences(record, fromAll: [reference].compactMap { $0 } + others)
    }

    /// Whether a trial leaves behind nothing that it would not without animation.
    static func isSound(_ record: TrialRecord, _ reference: TrialRecord) -> Bool {
        guard let after = record.after else { return true }
        return !differences(after, reference.after, record.trial, isBack: false).contains(where: \.isOfHaste)
    }

    /// In what an app's own screens differ from that end to which they come nearest; nothing where they are one of them.
    private static func differences(_ record: TrialRecord, fromAll ends: [TrialRecord]) -> [StateDifference] {
        guard let after = record.after, record.hasSettled, record.runs.isEmpty else { return [] }
        let all = ends.map { end in
            differences(after, end.after, record.trial, isBack: false).filter(\.isOfHaste)
        }
        return all.min { $0.count < $1.count } ?? []
    }

    private static func differences(
        _ after: Sighting, _ expected: Sighting?, _ trial: Trial, isBack: Bool
    ) -> [StateDifference] {
        guard let expected else { return [] }
        return after.state.differences(from: expected.state, matching: isBack ? .objects : .kinds)
            .filter { !$0.isOfNoMatter(isBack: isBack) }
            .map { difference in
                var difference = difference
                // Whoever leaves takes along what came: what stays without animation only is a fault of that way.
                let isGone =
                    difference.change == .gone && !difference.isAboutScreen
                    && !difference.isInList
                difference.isOfReference =
                    !isBack && trial.endsWithLeaving && (isGone || difference.isScreenAtRest)
                return difference
            }
    }

    /// Only what a screen that is shown again brings with it: the rest is its own affair while nobody sees it.
    private static func departed(_ record: TrialRecord, _ reference: TrialRecord?) -> [StateDifference] {
        guard !record.hasGoneBack, let now = record.departed, let then = reference?.departed,
            now.parts.count == then.parts.count
        else {
            return []
        }
        return now.differences(from: then, matching: .kinds).filter { difference in
            // What is in an app's own lays itself out when it is seen again, and perhaps moves meanwhile; what goes on for ever does not.
            let isWithin = record.trial.use.isOwn && difference.path.count > 1
            return difference.kind == .animations || (difference.kind == .leftover && !isWithin)
        }
    }
}

extension StateDifference {
    /// Whether it is what two changes at a time leave behind.
    fileprivate var isOfHaste: Bool {
        switch kind {
        case .view, .leftover, .bar, .touches, .unanimated: true
        case .other: change == .gone && !isInList
        case .animations, .appearance, .follower: false
        }
    }

    /// Whether it is about what a scroll view shows, and where: of a list all that is in it.
    fileprivate var isOfScrolling: Bool { isInList || (isInScrollView && isMove) }

    /// Whether a list stands elsewhere by no more than a finger goes before a pan begins.
    fileprivate var isOfSlop: Bool {
        guard isInScrollView, case .changed(.bounds, .numbers(let old), .numbers(let new)) = change, old.count == 4,
            new.count == 4, old.suffix(2) == new.suffix(2)
        else { return false }
        return zip(old, new).allSatisfy { abs($0 - $1) <= StateDifference.slop }
    }

    /// Points that a finger goes before a pan begins (UIPanGestureRecognizer: ten, and what is left of a pixel).
    private static let slop = 10.5

    /// Whether a whole screen is as screens are, and only without animation it is not.
    fileprivate var isScreenAtRest: Bool {
        guard isLeftOnScreen, case .changed(let property, _, let after) = change else { return false }
        return StateDifference.isAtRest(property, after)
    }

    /// Whether a property of a screen is what it is where it was not changed.
    private static func isAtRest(_ property: StateProperty, _ value: StateValue) -> Bool {
        switch property {
        case .transform: value == StateValue(.transform(CATransform3DIdentity))
        case .opacity: value == .numbers([1])
        case .hidden: value == .flag(false)
        case .cornerRadius: value == .numbers([0])
        default: false
        }
    }

    /// Whether it dims what is behind a presented screen, in the container that goes with the presentation.
    fileprivate var isPresentationBackdrop: Bool {
        guard path.parent?.traits.contains(.isPresentationContainer) == true, !isAboutScreen else {
            return false
        }
        guard case .changed(let property, _, _) = change else { return change == .added && isBackdrop }
        return [.effect, .opacity, .backgroundColor].contains(property)
    }
}

extension Trial.Course {
    /// Whether the device is turned when the change has begun.
    var isTurnedLater: Bool { if case .turned = self { true } else { false } }
}

extension Trial {
    /// Whether a screen leaves in the last of its changes.
    fileprivate var endsWithLeaving: Bool {
        if case .turnedBetween = course { return true }
        return !use.isForward
    }

    /// Whether it is known how the trial has to end.
    fileprivate var isComparable: Bool {
        switch course {
        case .unanimated, .swipedAtRoot, .toldOnly, .turnedRound, .twice: false
        case .reentered: !use.isOwn
        default: true
        }
    }
}

extension TrialRecord {
    /// A symptom that is seen in this trial.
    ///
    /// - Parameters:
    ///   - mark: Tells it from other findings of the rule, in all trials alike.
    ///   - path: Where what is concerned stands in the tree; empty for what is all of the screen.
    func symptom(
        _ rule: Rule, severity: Finding.Severity? = nil, at moment: Finding.Moment?,
        object: some CustomStringConvertible, mark: Mark, path: [PartName] = [], subject: [PartName]? = nil,
        _ observation: String, remedy: String? = nil
    ) -> Symptom {
        Symptom(
            rule, severity: severity, trial: trial, moment: moment, mark: mark, path: path, subject: subject,
            wording: Wording(object: "\(object)", observation: observation, remedy: remedy))
    }

    /// A symptom at the end of the trial.
    func symptom(_ rule: Rule, _ difference: StateDifference, _ context: CheckContext) -> Symptom {
        symptom(
            rule, at: endMoment, object: difference.object, mark: difference.mark, path: difference.path,
            difference.observation(isBack: context.isBack),
            remedy: difference.remedy(at: remedyPlace(context)) ?? remedy(for: rule))
    }

    private func remedyPlace(_ context: CheckContext) -> RemedyPlace {
        guard runs.contains(where: \.isCustom) else { return .app }
        // There and back nothing is canceled, though everything is to be as before.
        return context.isBack && wasCalledOff == true ? .canceledCompletion : .completion
    }

    /// How an app mends what no animator of its own has done; `nil` for the rule's remedy.
    private func remedy(for rule: Rule) -> String? {
        guard rule == .barsChanged, !runs.contains(where: \.isCustom) else { return nil }
        return "Show and hide the bar in viewWillAppear(_:) of each screen, which is called again if a pop is "
            + "canceled, with the animated flag that it receives."
    }

    /// Whether all animations were taken away meanwhile.
    var areAnimationsTaken: Bool {
        if case .animationsRemoved = trial.course { true } else { false }
    }
}

/// A part of one as per cent, and a time in seconds, short enough to read.
enum Figure {
    static func percent(_ part: Double) -> String { "\(decimal(part * 100, 10)) %" }
    static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    /// Such as `240 × 80 pt at 16, 200`.
    static func part(_ part: CGRect) -> String {
        "\(shortNumber(part.width)) × \(shortNumber(part.height)) pt at \(shortNumber(part.minX)), \(shortNumber(part.minY))"
    }
    static func seconds(_ time: Double) -> String { "\(decimal(time, 1000)) s" }
    private static func decimal(_ value: Double, _ unit: Double) -> Double { (value * unit).rounded() / unit }
}
