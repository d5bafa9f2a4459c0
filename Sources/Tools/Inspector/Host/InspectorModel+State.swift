import UIKit

extension InspectorModel {
    /// What the user has set, for whoever starts the application again and wants to go on with it.
    package struct State: Codable, Hashable, Sendable {
        var sections: [String] = []
        var rate = 1.0
        package var isPaused = false
        var showsHelp = false
        var isHidden = false
        var width = Metrics.width
        var showsTouches = false
        var isDark = false
        var isRightToLeft = false
        var reducesMotion = false
        var boldsText = false
        var increasesContrast = false
        var reducesTransparency = false
        var textSize: String?
        var edits = TransitionEdits()
        /// Where a transition under way is, 0…1.
        var position: Double?

        package init() {}
    }

    package var state: State {
        var state = State()
        state.sections = Section.allCases.filter(isOpen).map(\.rawValue)
        state.rate = inspected.rate
        state.isPaused = isPaused
        state.showsHelp = showsHelp
        state.isHidden = isHidden
        state.width = width
        state.showsTouches = showsTouches
        state.isDark = isDark
        state.isRightToLeft = isRightToLeft
        state.reducesMotion = reducesMotion
        state.boldsText = boldsText
        state.increasesContrast = increasesContrast
        state.reducesTransparency = reducesTransparency
        state.textSize = textSizeLabel
        state.edits = recorder.edits
        state.position = isHeld ? position : nil
        return state
    }

    /// Sets what an application sees: before it starts.
    package func setSurroundings(_ state: State) {
        isDark = state.isDark
        isRightToLeft = state.isRightToLeft
        reducesMotion = state.reducesMotion
        boldsText = state.boldsText
        increasesContrast = state.increasesContrast
        reducesTransparency = state.reducesTransparency
        showsTouches = state.showsTouches
        recorder.edits = state.edits
        if let wanted = InspectorModel.textSizes.firstIndex(where: { $0.label == state.textSize }),
            let present = InspectorModel.textSizes.firstIndex(where: { $0.label == textSizeLabel })
        {
            changeTextSize(by: wanted - present)
        }
    }

    /// Sets the time and the bar itself: when the application is where it was.
    package func setBar(_ state: State) {
        for section in Section.allCases where isOpen(section) != state.sections.contains(section.rawValue) {
            toggle(section)
        }
        showsHelp = state.showsHelp
        isHidden = state.isHidden
        width = state.width
        if let rate = PlaybackRate(rawValue: state.rate) { self.rate = rate }
        inspected.isPaused = state.isPaused
        if let wanted = state.position, isHeld, abs(wanted - position) > InspectorModel.samePosition {
            scrub(by: wanted - position)
        }
        onChange()
    }

    /// Less than that is not seen. Decided: a tenth of a frame of a long transition.
    private static let samePosition = 0.002

    /// Whether a transition is under way.
    package var hasTransition: Bool { recorder.record?.isUnderWay ?? false }
}
