/// Which findings follow from which: the one table of causes, consequences and what relates them.
enum CauseTable {
    /// One line of the table.
    struct Row: Sendable {
        let cause: Kind
        let consequences: [Kind]
        let relation: Relation
    }

    /// Which symptoms a line is about.
    enum Kind: Sendable {
        /// All of a rule.
        case rule(RuleCode)
        /// Those of any rule for which this holds.
        case matching(@Sendable (Symptom) -> Bool)

        func matches(_ symptom: Symptom) -> Bool {
            switch self {
            case .rule(let code): symptom.rule.code == code
            case .matching(let matches): matches(symptom)
            }
        }
    }

    /// The condition for one symptom to follow from another.
    enum Relation: Sendable {
        /// Both are seen in one trial.
        case inTrial
        /// Both are seen in one trial, of the same view, or of views in one another.
        case nearby
        /// Both are seen in one trial, and the consequence is a part of the container that is the cause.
        case partOfContainer
        /// Both are seen in any trials, and this holds.
        case inExamination(@Sendable (_ cause: Symptom, _ consequence: Symptom, FindingLog) -> Bool)

        func holds(_ cause: Symptom, _ consequence: Symptom) -> Bool {
            switch self {
            case .inTrial: true
            case .nearby: cause.isNear(consequence)
            case .partOfContainer: cause.displaces(consequence)
            case .inExamination: false
            }
        }
    }

    /// The rules about the end of a faulty transition.
    private static let ends: [RuleCode] = [
        .toViewMissing, .endDiffers, .cancelDiffers, .leftoverViews, .leftoverProperties, .leftoverAnimations, .jump,
        .appearanceCalls, .wrongFrame, .layoutJump, .barsChanged, .touchesSwallowed, .hardCodedSize, .sizeChange,
        .unanimatedPath,
    ]
    private static let endsButMissing = ends.filter { $0 != .toViewMissing }
    private static let completions: [RuleCode] = [
        .completedTwice, .completedAgainstCancellation, .completedWithFinished,
    ]

    private static func row(
        _ cause: RuleCode, _ consequences: [RuleCode]..., relation: Relation = .inTrial
    ) -> Row {
        Row(cause: .rule(cause), consequences: consequences.joined().map { .rule($0) }, relation: relation)
    }

    /// All lines. Where a symptom follows from several, the first of them in the trial is its cause.
    static let rows: [Row] = trialRows + examinationRows

    private static let trialRows: [Row] = [
        row(.neverCompleted, completions, [.wrongDuration, .notDriven, .swipeBack, .gestureEnd], ends),
        row(
            .completedTwice,
            [
                .completedAgainstCancellation, .completedWithFinished, .appearanceCalls, .reentrancy, .jump,
                .wrongDuration, .notDriven,
            ]),
        row(.completedAgainstCancellation, ends, [.swipeBack, .missingView]),
        row(.completedWithFinished, ends, [.swipeBack, .missingView]),
        row(.toViewMissing, endsButMissing, [.notDriven]),
        row(.presenterMoved, ends, [.reentrancy]),
        row(.endDiffers, [.jump, .layoutJump, .touchesSwallowed]),
        row(.endDiffers, [.barsChanged], relation: .nearby),
        row(.cancelDiffers, [.jump, .layoutJump, .touchesSwallowed]),
        row(.cancelDiffers, [.barsChanged], relation: .nearby),
        row(.leftoverViews, [.jump, .touchesSwallowed]),
        row(.leftoverViews, [.endDiffers, .cancelDiffers], relation: .nearby),
        row(.leftoverProperties, [.jump, .layoutJump, .touchesSwallowed]),
        row(.leftoverProperties, [.endDiffers, .cancelDiffers, .wrongFrame, .barsChanged], relation: .nearby),
        row(.leftoverAnimations, [.jump, .touchesSwallowed, .notRepeatable]),
        row(.leftoverAnimations, [.endDiffers, .cancelDiffers, .leftoverProperties], relation: .nearby),
        row(.blankSnapshot, [.jump]),
        row(
            .interruptibleAnimatorChanges,
            ends,
            [
                .neverCompleted, .completedTwice, .wrongDuration, .notDriven, .animatorState, .gestureEnd, .missingView,
            ]),
        row(
            .animatorState,
            ends, [.neverCompleted, .completedTwice, .wrongDuration, .gestureEnd, .missingView]),
        row(.notDriven, [.jump]),
        row(.wrongFrame, [.jump, .layoutJump, .touchesSwallowed]),
        row(.wrongFrame, [.endDiffers, .cancelDiffers], relation: .nearby),
        row(.layoutJump, [.jump]),
        row(.barsChanged, [.jump, .layoutJump, .touchesSwallowed, .swipeBack, .sizeChange]),
        row(.barsChanged, [.endDiffers, .cancelDiffers], relation: .nearby),
        row(.swipeBack, ends, completions, [.neverCompleted, .wrongDuration, .notDriven, .reentrancy]),
        row(.gestureEnd, ends, completions, [.wrongDuration, .notDriven, .swipeBack, .reentrancy]),
        row(
            .reentrancy,
            ends, completions, [.neverCompleted, .wrongDuration, .notDriven, .swipeBack, .gestureEnd]),
        row(.missingView, ends, [.notDriven, .wrongDuration]),
        row(.trap, [.neverCompleted]),
        Row(
            cause: .matching { $0.mark.isAbout(.bounds) }, consequences: [.matching { _ in true }],
            relation: .partOfContainer),
    ]

    private static let examinationRows: [Row] = [
        // A size that is wrong on other devices is wrong after a turn as well.
        Row(
            cause: .matching { $0.isGift(of: .hardCodedSize) },
            consequences: [.matching { $0.isGift(of: .sizeChange) }],
            relation: .inExamination { _, _, log in
                log.families(givenTo: .sizeChange).isSubset(of: log.families(givenTo: .hardCodedSize))
            }),
        // Where a swipe that was canceled leaves something that takes the touches, the next swipe does nothing.
        Row(
            cause: .matching { $0.takesTouches && $0.trials.contains { $0.course.isSwiped } },
            consequences: [.matching { $0.rule == .gestureEnd && $0.mark == .secondSwipe }],
            relation: .inExamination { _, _, _ in true }),
        // An animator that does not end where its gesture was finished does not end either where a touch is canceled.
        Row(
            cause: .matching { $0.rule == .neverCompleted && $0.mark == .hangs },
            consequences: [.matching { $0.rule == .gestureEnd && $0.mark == .hangs }],
            relation: .inExamination { cause, consequence, _ in
                cause.severity >= consequence.severity && cause.trials.contains { $0.use == consequence.trial.use }
            }),
        // A screen that was never put into the window is put there by a reverse transition that is canceled.
        Row(
            cause: .rule(.toViewMissing),
            consequences: [.matching { $0.rule == .leftoverViews && $0.isAboutScreen }],
            relation: .inExamination { missing, view, _ in
                missing.trials.contains { $0.use.isForward } && view.trials.allSatisfy { !$0.use.isForward }
                    && missing.subject.last == view.path.last
            }),
        // A transform that was left on a view is the next time the one under which its frame is set.
        Row(
            cause: .matching { $0.rule == .leftoverProperties && $0.mark.isAbout(.transform) },
            consequences: [.matching(\.isFrameUnderTransform)],
            // One of two screens after the other.
            relation: .inExamination { cause, frame, _ in
                cause.isAbout(frame) || (cause.isAboutScreen && frame.isAboutScreen)
            }),
        // Only pixels differ for a view, and a property of the same view is reported too.
        Row(
            cause: .matching { $0.isOfState && $0.mark != .pixels }, consequences: [.matching { $0.mark == .pixels }],
            relation: .inExamination { cause, pixels, _ in
                cause.subject == pixels.subject && cause.severity >= pixels.severity
            }),
    ]

    /// Whether one of two symptoms of a trial follows from the other.
    static func explains(_ cause: Symptom, _ consequence: Symptom) -> Bool {
        trialRows.contains { row in
            row.cause.matches(cause) && row.consequences.contains { $0.matches(consequence) }
                && row.relation.holds(cause, consequence)
        }
    }

    /// How many rules follow from one in a trial, of whatever view and nearby.
    static func consequences(of rule: RuleCode) -> (anywhere: Int, nearby: Int) {
        func count(_ relation: (Relation) -> Bool) -> Int {
            trialRows.reduce(0) { sum, row in
                guard case .rule(rule) = row.cause, relation(row.relation) else { return sum }
                return sum + row.consequences.count
            }
        }
        return (
            count { if case .inTrial = $0 { true } else { false } },
            count { if case .nearby = $0 { true } else { false } }
        )
    }

    /// The causes of an examination, with what follows from them in other trials below them.
    static func folded(_ symptoms: [Symptom], in log: FindingLog) -> [(index: Int, symptom: Symptom)] {
        var entries = symptoms.enumerated().map { (index: $0.offset, symptom: $0.element) }
        for row in examinationRows { fold(row, &entries, log) }
        return entries
    }

    private static func fold(_ row: Row, _ entries: inout [(index: Int, symptom: Symptom)], _ log: FindingLog) {
        guard case .inExamination(let holds) = row.relation else { return }
        for entry in entries where row.consequences.contains(where: { $0.matches(entry.symptom) }) {
            let causes = entries.indices.filter { index in
                entries[index].index != entry.index && row.cause.matches(entries[index].symptom)
                    && holds(entries[index].symptom, entry.symptom, log)
            }
            guard let cause = causes.first, let place = entries.firstIndex(where: { $0.index == entry.index }) else {
                continue
            }
            entries[cause].symptom.severity = max(entries[cause].symptom.severity, entry.symptom.severity)
            for trial in entry.symptom.trials { entries[cause].symptom.meet(in: trial) }
            entries[cause].symptom.take(entry.symptom)
            entries.remove(at: place)
        }
    }
}

extension Symptom {
    /// Whether a container of wrong size has its own parts in other places, such as the shadow beside a column.
    fileprivate func displaces(_ other: Symptom) -> Bool {
        guard other.path.count > path.count, other.path.starts(with: path), let owner = other.path.parent,
            let part = other.path.last
        else { return false }
        return owner.isScreen && owner.traits.contains(.isOfSystem) && !part.isScreen
    }

    /// Whether it leaves something that takes touches which belong to the screen, or a screen that takes none.
    fileprivate var takesTouches: Bool {
        rule == .leftoverViews || rule == .touchesSwallowed || mark.isAbout(.isUserInteractionEnabled)
    }

    /// Whether a frame was set while the view's transform was not the identity, also where it was given to a rule about surroundings.
    fileprivate var isFrameUnderTransform: Bool {
        let origin = mark == .special ? consequences.first : self
        guard let origin, origin.rule == .wrongFrame, case .frameUnderTransform = origin.mark else { return false }
        return true
    }

    /// Whether it says in what a state differs.
    fileprivate var isOfState: Bool { rule.isOfState || rule == .unanimatedPath }
}

extension Rule {
    /// Whether it compares the end with a state that is known to be right.
    var isOfState: Bool {
        switch code {
        case .endDiffers, .cancelDiffers, .leftoverViews, .leftoverProperties, .leftoverAnimations, .barsChanged: true
        default: false
        }
    }
}
