extension Finding {
    /// Something that goes wrong in special surroundings only is a fault of another kind than what goes wrong always: it is
    /// given to the rule about those surroundings.
    func attributed(to trial: Trial, known: [Rule]) -> Finding {
        guard !known.contains(rule), let special = trial.rule(for: rule), special != rule else { return self }
        return Finding(special, trial: self.trial, moment: moment, object: object, observation: observation)
    }
}

extension Trial {
    /// The rule about what is special in this trial, if it can be the reason why a rule is broken.
    fileprivate func rule(for rule: Rule) -> Rule? {
        guard Trial.consequences.contains(rule) else { return nil }
        if setting.device != .iPhone15 || setting.place != .screen { return .hardCodedSize }
        if course.isTurned || setting.isTurnedBefore { return .sizeChange }
        switch course {
        case .thereAndBack(let there, let back): return there && back ? nil : .unanimatedPath
        case .reentered: return .reentrancy
        default: return nil
        }
    }

    /// The rules that are broken as a consequence.
    private static let consequences: Set<Rule> = [
        .toViewMissing, .endDiffers, .cancelDiffers, .leftoverViews, .leftoverProperties, .leftoverAnimations, .jump,
        .wrongFrame, .layoutJump, .barsChanged, .touchesSwallowed,
    ]
}

extension Trial.Course {
    /// Whether the device is turned meanwhile.
    var isTurned: Bool {
        if case .turned = self { true } else { false }
    }
}
