import UIKit

/// D7 to D11, D23 and more: the end of a transition equals the end without animation, and the end of a cancelled one equals
/// what was before, property by property and pixel by pixel.
enum EndStateCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        guard record.main?.hasEnded == true, record.trial.isComparable else { return [] }
        let isBack = record.trial.course.leadsBack
        guard let after = record.after, let expected = isBack ? record.before : context.reference.after else {
            return []
        }
        let differences = after.state.differences(
            from: expected.state, matching: isBack ? .objects : .kinds)
        let found = differences.compactMap { finding($0, isBack: isBack, record) }
        return found.isEmpty ? pixels(record, expected: expected.picture, isBack: isBack) : found
    }

    private static func finding(_ difference: StateDifference, isBack: Bool, _ record: TrialRecord) -> Finding? {
        let rule = difference.rule(isBack: isBack)
        return rule.map {
            record.finding(
                $0, at: record.endMoment, object: difference.path.suffix(2).joined(separator: " › "),
                difference.observation(isBack: isBack))
        }
    }

    private static func pixels(_ record: TrialRecord, expected: Picture, isBack: Bool) -> [Finding] {
        guard let difference = record.after?.picture.difference(from: expected), difference.pixels > 0 else {
            return []
        }
        let share = Double(difference.pixels) / Double(expected.pixelWidth * expected.pixelHeight)
        return [
            record.finding(
                isBack ? .cancelDiffers : .endDiffers, at: record.endMoment, object: "the screen",
                "\(Figure.percent(share)) of the pixels are not what they were \(isBack ? "before" : "without animation")"
            )
        ]
    }
}

extension Trial {
    /// Whether it is known how the trial has to end.
    fileprivate var isComparable: Bool {
        switch course {
        case .unanimated, .reentered, .swiped(.flicks), .swipedAtRoot: false
        default: true
        }
    }
}

extension StateDifference {
    /// The rule that this difference breaks at the end of a transition; `nil` for what only follows from another one.
    func rule(isBack: Bool) -> Rule? {
        let general: Rule = isBack ? .cancelDiffers : .endDiffers
        switch change {
        case .added: return path.last == "mask" ? .leftoverProperties : .leftoverViews
        case .gone, .moved: return general
        case .changed(let property, _, _): return rule(ofProperty: property, general)
        }
    }

    private func rule(ofProperty property: String, _ general: Rule) -> Rule? {
        if StateDifference.followers.contains(property) { return nil }
        if property == "isIgnoringInteractionEvents" { return .touchesSwallowed }
        if property == "appearance" { return .appearanceCalls }
        if path.contains(where: { $0.hasSuffix("NavigationBar") || $0.hasSuffix("TabBar") }) { return .barsChanged }
        if property == "animations" { return .leftoverAnimations }
        return StateDifference.leftovers.contains(property) ? .leftoverProperties : general
    }

    /// What follows from another property.
    private static let followers: Set<String> = ["safeAreaInsets", "layoutMargins", "transitions under way"]

    /// What animators set and forget.
    private static let leftovers: Set<String> = [
        "transform", "sublayerTransform", "anchorPoint", "anchorPointZ", "opacity", "hidden",
        "isUserInteractionEnabled", "masksToBounds", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
        "shadowPath", "zPosition", "cornerRadius", "maskedCorners", "borderWidth", "speed", "timeOffset", "beginTime",
        "doubleSided", "shouldRasterize",
    ]

    /// What is seen, in words.
    func observation(isBack: Bool) -> String {
        let other = isBack ? "before" : "without animation"
        switch change {
        case .changed(let property, let before, let after): return "\(property) is \(after); \(other) it is \(before)"
        case .added: return "it is still there after the transition; \(other) it is not"
        case .gone: return "it is gone after the transition; \(other) it is there"
        case .moved: return "it stands elsewhere among its siblings than \(other)"
        }
    }
}
